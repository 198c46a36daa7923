#!/usr/bin/env bash
# Surprise: Miller writes JSON that JSON parsers refuse. What looks like a number keeps its spelling and loses its
#   quotation marks, also where JSON has no such number: ".5" (half a day) and "5." fail in Python and Node. jq takes
#   them, so a pipe through jq looks right. And the apartment "4E2" comes out as 4E2, a correct number: 400. ZIP codes
#   with a zero, +1843... and 16d stay text, which makes the conversion look careful.
# Expected by most: a program that writes JSON writes JSON, and a cell with a letter is text.
# Packages: Debian 12 miller 6.6.0-2, jq 1.6-2.1; Python 3 and Node 20 or newer for reading
# Source: run.
set -euo pipefail
for p in mlr jq; do command -v $p >/dev/null || { echo "needs miller, jq (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
read_all() {
  printf 'zip,phone,nail,%s\n02134,+18435550142,16d,%s\n' "$1" "$2" > jobs.csv
  mlr --icsv --ojson cat jobs.csv > jobs.json
  echo "$1 $2: $(grep -o "\"$1\": .*" jobs.json); jq $(jq -c ".[0].$1" jobs.json 2>/dev/null || echo fails), Python $(/usr/bin/python3 -c "import json; print(json.load(open('jobs.json'))[0]['$1'])" 2>/dev/null || echo fails), Node $(node -p "JSON.parse(fs.readFileSync('jobs.json'))[0].$1" 2>/dev/null || echo fails)"
}
mlr --version; jq --version; /usr/bin/python3 --version; echo "node $(node --version)"
got=$(read_all days .5; read_all days 5.; read_all apt 4E2; grep -E 'zip|phone|nail' jobs.json | tr -d '\n')
echo "$got"
[ "$got" = 'days .5: "days": .5; jq 0.5, Python fails, Node fails
days 5.: "days": 5.; jq 5, Python fails, Node fails
apt 4E2: "apt": 4E2; jq 400, Python 400.0, Node 400
  "zip": "02134",  "phone": "+18435550142",  "nail": "16d",' ] && echo ok
