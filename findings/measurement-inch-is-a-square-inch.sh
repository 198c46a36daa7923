#!/usr/bin/env bash
# Surprise: guess of measurement, which makes quantities of a number and a unit for Python and Django, takes 6.5 in for
#   6.5 square inches: it asks Area before Distance, and "in" is there. 6.5 inch and 12 ft are lengths, and 1 sq_in is
#   refused. 70 F is an electric capacity and 20 C an energy.
# Expected by most: in is the inch.
# Package: Debian 12 python3-measurement 2.0.1-3
# Source: run.
set -euo pipefail
/usr/bin/python3 -c 'import measurement' 2> /dev/null || { echo "needs python3-measurement (apt)"; exit 2; }
dpkg-query -W python3-measurement
got=$(/usr/bin/python3 -c 'from measurement.utils import guess
for value, unit in ((6.5, "in"), (6.5, "inch"), (12, "ft"), (70, "F"), (20, "C")): print(value, unit, repr(guess(value, unit)))
try: print(guess(1, "sq_in"))
except ValueError: print("1 sq_in refused")')
echo "$got"
[ "$got" = '6.5 in Area(sq_inch=6.5)
6.5 inch Distance(inch=6.5)
12 ft Distance(ft=12.0)
70 F Capacitance(F=70.0)
20 C Energy(C=20.0)
1 sq_in refused' ] && echo ok
