#!/bin/sh
# A bot in a few lines of shell: northline arena "cmd:sh examples/first_choice.sh" random --games 4
# It takes the first action of its menu, which is the list after "legal_actions" in every question.
while read -r line; do
  case "$line" in
    '{"type":"choose"'*)
      menu=${line#*'"legal_actions":["'}
      printf '%s\n' "${menu%%'"'*}" ;;
  esac
done
