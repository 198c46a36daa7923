#!/usr/bin/env bash
# Surprise: crews write the hour of a visit as 9a or 2p. GNU date takes the letter for a military time zone: in New York
#   "6/12/2026 9a" is 4 a.m. and "2p" 1 a.m., without an error. "9am" is right. Tcl's clock scan reads the same, and GNU
#   recutils sorts a visit at 2p before one at 9am.
# Expected by most: 9 a.m., as Python's dateutil and Perl's Date::Parse have it, or an error.
# Packages: Debian 12 coreutils 9.1-1, tcl8.6 8.6.13+dfsg-2, recutils 1.9-2
# Source: run; https://www.gnu.org/software/coreutils/manual/html_node/Time-zone-items.html
set -euo pipefail
for p in tclsh8.6 recsel; do command -v $p >/dev/null || { echo "needs tcl8.6, recutils (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export TZ=America/New_York LC_ALL=C
dpkg-query -W coreutils tcl8.6 recutils
cat > visits.rec <<'R'
%rec: Visit
%type: Start date

Who: Ana
Start: 6/12/2026 2p

Who: Ben
Start: 6/12/2026 9am
R
got=$(for text in '6/12/2026 9am' '6/12/2026 9a' '6/12/2026 7:30a' '6/12/2026 2p'; do
  echo "$text: date $(date -d "$text" +%H:%M), Tcl $(echo "puts [clock format [clock scan {$text}] -format %H:%M]" | tclsh8.6)"
done
  echo "recutils: $(recsel -S Start -P Who visits.rec | paste -sd ' ')")
echo "$got"
[ "$got" = '6/12/2026 9am: date 09:00, Tcl 09:00
6/12/2026 9a: date 04:00, Tcl 04:00
6/12/2026 7:30a: date 02:30, Tcl 02:30
6/12/2026 2p: date 01:00, Tcl 01:00
recutils: Ana  Ben' ] && echo ok
