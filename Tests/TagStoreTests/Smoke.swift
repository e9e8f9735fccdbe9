import Testing
import TagStore
