internal import TagStore
