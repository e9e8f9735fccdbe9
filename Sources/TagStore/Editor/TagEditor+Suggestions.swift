public import TagStoreCore

extension TagEditor {
  /// What is suggested, best first, with what a view needs to mark the letters that match.
  ///
  /// They are the field's ``TagField/suggestions``, in the same order.
  public var suggestions: [Suggestion] {
    let tags = Set(field.suggestions)
    return found.filter { tags.contains($0.tag) }
  }

  /// Looks for suggestions for what is typed now.
  ///
  /// It happens by itself after each change. A host calls it when the field gets the focus, after
  /// ``TagField/Event/blurred`` or ``TagField/Event/escaped`` has put them away. A look-up that is
  /// still on its way is cancelled, and whatever it finds is not shown.
  public func refreshSuggestions() {
    hasPutSuggestionsAway = false
    lookingUp?.cancel()
    let (fragment, tags) = (field.fragment, tags)
    lookingUp = Task { [store, suggestionLimit] in
      let result: Result<[Suggestion], TagStoreError>
      do throws(TagStoreError) {
        result = .success(
          try await store.suggestions(for: fragment, with: tags, limit: suggestionLimit))
      } catch {
        result = .failure(error)
      }
      // Whoever began a newer look-up, or wants none, has cancelled this one.
      if Task.isCancelled { return }
      lookingUp = nil
      switch result {
      case .success(let suggestions): show(suggestions)
      case .failure(let error): fail(error, "No suggestions")
      }
    }
  }

  func putSuggestionsAway() {
    hasPutSuggestionsAway = true
    lookingUp?.cancel()
    lookingUp = nil
  }

  private func show(_ suggestions: [Suggestion]) {
    let allowed = field.configuration.allowedTags
    found = suggestions.filter { allowed?.contains($0.tag) ?? true }
    field.send(.suggestionsChanged(to: found.map(\.tag)))
  }
}
