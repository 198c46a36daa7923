#!/usr/bin/env bash
# Surprise: csvkit's csvsort does not only order the rows of a job list, it rewrites the cells. The nail "16d" becomes
#   "16 days, 0:00:00", the roof pitch "4:12" becomes "0:04:12", the foreman June becomes June 1 of the year 1, and a
#   visit "8-10" becomes August 10, 2001. csvjoin does the same; csvsql makes of the nail January 17, 1970. csvcut and
#   csvgrep of the same package leave the cells alone, so whoever begins with those trusts the others. A column is
#   spared as soon as one cell does not fit, and only -I spares them all.
# Expected by most: from CSV to CSV a cell stays as it is written, and types matter for the order only.
# Packages: Debian 12 csvkit 1.0.7-1, python3-agate 1.6.3-2
# Source: run.
set -euo pipefail
command -v csvsort >/dev/null || { echo "needs csvkit (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
printf 'job,foreman,nail,pitch,visit\nHale,June,16d,4:12,8-10\nAmes,April,8d,3:12,9-11\n' > jobs.csv
csvsort --version
got=$(csvgrep -c job -m Hale jobs.csv; csvsort -c job jobs.csv; csvsort -I -c job jobs.csv | tail -1
  csvsql --query 'select nail from jobs where job = "Hale"' jobs.csv 2>/dev/null | tail -1)
echo "$got"
[ "$got" = 'job,foreman,nail,pitch,visit
Hale,June,16d,4:12,8-10
job,foreman,nail,pitch,visit
Ames,0001-04-01,"8 days, 0:00:00",0:03:12,2001-09-11
Hale,0001-06-01,"16 days, 0:00:00",0:04:12,2001-08-10
Hale,June,16d,4:12,8-10
1970-01-17 00:00:00.000000' ] && echo ok
