#!/usr/bin/env bash
# Surprise: Qalculate takes the space of a mixed number for one between digits: 6 1/2 in is 61/2 in, thirty and a half
#   inches, and a precut stud of 92 5/8 in is over nine feet long. In feet and inches the two lengths are multiplied:
#   12 ft 6 1/2 in is an area, though 12 ft 6.5 in is a length. A comma parts the members of a list, so $12,500 + 10% is
#   12 and 550. None is an error; 6½ in is right.
# Expected by most: six and a half inches, as Google and Frink read them, and a thousands separator with an American
#   language setting.
# Packages: Debian 12 qalc 4.5.1-1, locales 2.36
# Source: run.
set -euo pipefail
for p in qalc localedef; do command -v $p >/dev/null || { echo "needs qalc, locales (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
localedef -i en_US -f UTF-8 "$tmp/en_US.UTF-8"
export HOME=$tmp LOCPATH=$tmp
dpkg-query -W qalc
got=$(for text in '6.5 in to ft' '6½ in to ft' '6 1/2 in to ft' '92 5/8 in to ft' '12 ft 6.5 in to ft' '12 ft 6 1/2 in' '9500 + 8900.50' '9,500 + 8,900.50' '$12,500 + 10%'; do echo "$text: $(env LC_ALL=en_US.UTF-8 qalc -t "$text")"; done)
echo "$got"
[ "$got" = '6.5 in to ft: 0.5416666667 ft
6½ in to ft: 0.5416666667 ft
6 1/2 in to ft: 2 ft + 6.5 in
92 5/8 in to ft: 9 ft + 7.625 in
12 ft 6.5 in to ft: 12 ft + 6.5 in
12 ft 6 1/2 in: 4392 in²
9500 + 8900.50: 18400.5
9,500 + 8,900.50: [9  508  900.5]
$12,500 + 10%: [$12  550]' ] && echo ok
