extension Shell {
  /// The script that makes the shell ask `tagstore completions` whenever someone presses Tab.
  ///
  /// The answer's first line says what it is: `files`, for the shell's own file names, or `words`,
  /// which then follow one a line.
  package var script: String {
    switch self {
    case .bash:
      #"""
      _tagstore() {
        local kind word
        COMPREPLY=()
        {
          IFS= read -r kind
          if [[ $kind == files ]]; then
            compopt -o default 2> /dev/null
            return
          fi
          while IFS= read -r word; do COMPREPLY+=("$word"); done
        } < <("$1" completions bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2> /dev/null)
      }
      complete -F _tagstore tagstore

      """#
    case .zsh:
      #"""
      #compdef tagstore
      _tagstore() {
        local -a answer
        answer=("${(@f)$("${(Q)words[1]}" completions zsh -- "${(@Q)words[2,CURRENT-1]}" \
          "${(Q)PREFIX}" 2> /dev/null)}")
        if [[ ${answer[1]} == files ]]; then
          _files
        elif (( $#answer > 1 )); then
          compadd -U -- "${(@)answer[2,-1]}"
        fi
      }
      compdef _tagstore tagstore

      """#
    case .fish:
      #"""
      function __tagstore_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l last (string unescape -- $current)
        test (count $last) -eq 1; or set last (string trim --left --chars '"\'' -- "$current")
        set -l answer ($words[1] completions fish -- $words[2..-1] "$last" 2> /dev/null)
        if test "$answer[1]" = files
          __fish_complete_path "$current"
        else if test (count $answer) -gt 1
          printf '%s\n' $answer[2..-1]
        end
      end
      complete -c tagstore -f -a '(__tagstore_complete)'

      """#
    }
  }
}
