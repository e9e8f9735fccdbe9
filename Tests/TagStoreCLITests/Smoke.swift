import Testing
import TagStoreCLI
