#!/usr/bin/env bash
# Surprise: GPSBabel's csv, the format for spreadsheets and maps, has no names. Of a job site with a name and a note
#   ("410 Oak Grove Rd, Apt 4B", "Call first") it writes the note, Callfirst, so two sites with one note are the same;
#   of one without a note the address, without its spaces: 12-6KingSt. The vcard format makes a person of the two: last
#   name "Call first", first name "410 Oak Grove Rd, Apt 4B". unicsv and garmin_poi have name and note.
# Expected by most: the name of a place is what every format has.
# Package: Debian 12 gpsbabel 1.8.0+ds-5
# Source: run.
set -euo pipefail
command -v gpsbabel >/dev/null || { echo "needs gpsbabel (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > sites.gpx <<'X'
<?xml version="1.0"?>
<gpx version="1.1" creator="sites" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="32.79" lon="-79.93"><name>410 Oak Grove Rd, Apt 4B</name><desc>Call first</desc></wpt>
<wpt lat="32.80" lon="-79.95"><name>12-6 King St</name></wpt>
<wpt lat="32.81" lon="-79.96"><name>12 King St</name><desc>Call first</desc></wpt>
</gpx>
X
gpsbabel -V | grep Version
write() { gpsbabel -i gpx -f sites.gpx -o "$1" -F - | tr -d '\r'; }
got=$(write csv; write vcard | grep ^N:; write unicsv)
echo "$got"
[ "$got" = '32.79000, -79.93000, Callfirst
32.80000, -79.95000, 12-6KingSt
32.81000, -79.96000, Callfirst
N:Call first;410 Oak Grove Rd, Apt 4B;;;
N:12-6 King St;12-6 King St;;;
N:Call first;12 King St;;;
No,Latitude,Longitude,Name,Description
1,32.790000,-79.930000,"410 Oak Grove Rd, Apt 4B","Call first"
2,32.800000,-79.950000,"12-6 King St","12-6 King St"
3,32.810000,-79.960000,"12 King St","Call first"' ] && echo ok
