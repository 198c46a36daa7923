#!/usr/bin/env bash
# Surprise: ledger knows three commodities by itself, s, m and h, which are seconds, minutes and hours. 28 s (squares)
#   of shingles and 62 s more are 1.5 m, 90 m of cable are 1.50 h, and both in one account make 1.52 h. The entries are
#   as typed, so the file looks right; only the sums change. Other units ("28 sq", "90 ft") stay as they are, and
#   hledger, which reads the same file, adds squares to squares.
# Expected by most: ledger takes any commodity as a name, since it is told of none.
# Packages: Debian 12 ledger 3.3.0-3, hledger 1.25-2+b5
# Source: run; ledger needs the three for its time sheets.
set -euo pipefail
for p in ledger hledger; do command -v $p >/dev/null || { echo "needs ledger, hledger (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
printf '2026/06/0%s Supplier\n    Stock:%s  %s @ $100\n    Cash\n' 1 Shingles '28 s' 2 Shingles '62 s' 3 Cable '90 m' 4 Tiles '28 sq' > stock.dat
ledger --version | sed -n 1p; hledger --version
sums() { grep -oE '[0-9.]+ ?[a-z]+  (Stock:)?[A-Z][a-z]+' | tr -s ' ' | sort | paste -sd ';'; }
got=$(echo "ledger $(ledger --no-color --flat -f stock.dat balance Stock | sums)"
  echo "hledger $(hledger -f stock.dat balance Stock | sums)"
  ledger --no-color -f stock.dat balance 'Shingles|Cable' --depth 1 | grep -oE '[0-9.]+h')
echo "$got"
[ "$got" = 'ledger 1.5 m Stock:Shingles;1.50h Stock:Cable;28 sq Stock:Tiles
hledger 28 sq Stock:Tiles;90 m Stock:Cable;90 s Stock:Shingles
1.52h' ] && echo ok
