#!/usr/bin/env bash
# Surprise: an Org table adds 9,500 and 8,900.50 to 1417.5: each comma parts a list, and vsum adds the parts. 1,000
#   nails at 0.05 cost 0.05. Boards of 5/8 and 1 1/2 in. are 1.125 in. thick, since 1 1/2 is half of one, and a shift
#   from 7:30 am to 4:00 pm lasts -03:30. None is an error; 9500 and 16:00 are right.
# Expected by most: a comma in a number is refused or skipped, as a word in the cell is.
# Package: Debian 12 emacs-nox 28.2 (Org 9.5.5)
# Source: run.
set -euo pipefail
command -v emacs >/dev/null || { echo "needs emacs-nox (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > quote.org <<'O'
| Framing | 9500    | 9,500    | 5/8   | 7:30  | 7:30 am | 1,000 |
| Drywall | 8900.50 | 8,900.50 | 1 1/2 | 16:00 | 4:00 pm | 0.05  |
| Result  |         |          |       |       |         |       |
#+TBLFM: @>$2=vsum(@<..@>>)::@>$3=vsum(@<..@>>)::@>$4=vsum(@<..@>>)::@>$5=@>>-@<;T::@>$6=@>>-@<;T::@>$7=@<*@>>
O
emacs --version | sed -n 1p
got=$(HOME=$tmp emacs -Q --batch --eval "(progn (require 'org) (find-file \"quote.org\") (org-mode) (org-table-recalculate t) (princ (buffer-string)))" 2> log | grep '^|')
echo "$got"
[ "$got" = '| Framing |    9500 | 9,500    | 5/8   |     7:30 | 7:30 am   | 1,000 |
| Drywall | 8900.50 | 8,900.50 | 1 1/2 |    16:00 | 4:00 pm   |  0.05 |
| Result  | 18400.5 | 1417.5   | 1.125 | 08:30:00 | -03:30:00 |  0.05 |' ] && echo ok
