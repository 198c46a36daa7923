#!/usr/bin/env bash
# Surprise: Festival, a voice of Linux, reads a 1 1/2 inch pipe as "one half inch pipe" and 2 1/2 inches as "two half
#   inches": it has no "and" for a mixed number and no "a" for a half, so nobody hears the difference from 1/2 inch,
#   which is "half inch". Of 5 5/8 it says "five five eighth's". A #2 pine is "two pounds pine", and -$500 "five
#   hundred dollars". Flite, its successor, says "one and a half inch".
# Expected by most: one and a half.
# Packages: Debian 12 festival 1:2.5.0-9, festvox-kallpc16k 2.4-1, flite 2.2-5
# Source: run.
set -euo pipefail
for p in festival flite; do command -v $p >/dev/null || { echo "needs festival, festvox-kallpc16k, flite (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
dpkg-query -W festival flite
say() {
  printf '(format t "%%l\\n" (mapcar (lambda (word) (item.name word)) (utt.relation.items (utt.synth (Utterance Text "%s")) (quote Word))))' "$1" > "$tmp/try.scm"
  festival -b "$tmp/try.scm" | tr -d '()"'
}
got=$(for text in '1/2 inch pipe' '1 1/2 inch pipe' '2 1/2 inches' '5 5/8 inches' '#2 pine' '-$500'; do
    echo "$text: $(say "$text") | $(flite -pw -t "$text" none)"
  done | sed 's/ *$//')
echo "$got"
[ "$got" = '1/2 inch pipe: half inch pipe | a half inch pipe
1 1/2 inch pipe: one half inch pipe | one and a half inch pipe
2 1/2 inches: two half inches | two and a half inches
5 5/8 inches: five five eighth '"'"'s inches | five and five eighth '"'"'s inches
#2 pine: two pounds pine | # two pine
-$500: five hundred dollars | five hundred dollars' ] && echo ok
