internal import TagStoreCLI
