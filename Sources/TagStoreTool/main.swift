internal import TagStoreCLI

await CLI.main()
