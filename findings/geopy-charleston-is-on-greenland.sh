#!/usr/bin/env bash
# Surprise: where a space parts the degrees from the minutes, geopy takes other numbers of a position for its latitude
#   and longitude. "32 50.838 N, 79 49.236 W", in South Carolina, is 79° north and 49° west, on the ice of Greenland,
#   with the letters in front, as GPS receivers show them, it is 49° east, and "32 50 50 N, 79 49 14 W" is in the
#   Atlantic. With the marks ° and ', or m and s, all are right, and 32:50:50 N is refused.
# Expected by most: numbers before N belong to the latitude, or the text is refused.
# Package: Debian 12 python3-geopy 2.3.0-1
# Source: run. The examples of Point have a mark behind the degrees or no minutes.
set -euo pipefail
/usr/bin/python3 -c 'import geopy' 2> /dev/null || { echo "needs python3-geopy (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > try.py <<'P'
from geopy.point import Point

for text in ("32°50.838' N, 79°49.236' W", '32 50m 50s N, 79 49m 14s W', 'N 32 50.838 W 79 49.236', '32 50.838 N, 79 49.236 W', '32 50 50 N, 79 49 14 W', '32:50:50 N, 79:49:14 W'):
    try:
        point = Point(text)
        print(f'{text}: {point.latitude:.4f} {point.longitude:.4f}')
    except ValueError:
        print(f'{text}: refused')
P
dpkg-query -W python3-geopy
got=$(/usr/bin/python3 try.py)
echo "$got"
[ "$got" = '32°50.838'\'' N, 79°49.236'\'' W: 32.8473 -79.8206
32 50m 50s N, 79 49m 14s W: 32.8472 -79.8206
N 32 50.838 W 79 49.236: 79.0000 49.2360
32 50.838 N, 79 49.236 W: 79.0000 -49.2360
32 50 50 N, 79 49 14 W: 49.0000 -14.0000
32:50:50 N, 79:49:14 W: refused' ] && echo ok
