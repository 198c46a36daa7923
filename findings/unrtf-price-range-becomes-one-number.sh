#!/usr/bin/env bash
# Surprise: unrtf --text drops what Word has made of the signs of the keyboard: the opening 12’-6” is 12-6, the door 36”
#   is 36, and the price range $9,500–11,000 is $9,50011,000. RTF has words for these dashes and quotation marks, and
#   unrtf leaves the words out. unrtf --html and catdoc have all of them.
# Expected by most: a sign that plain text lacks has a replacement, - ' or ", as ½ has a question mark there.
# Packages: Debian 12 unrtf 0.21.10-clean-1, catdoc 1:0.95-6~deb12u1
# Source: run.
set -euo pipefail
for p in unrtf catdoc; do command -v $p >/dev/null || { echo "needs unrtf, catdoc (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > quote.rtf <<'R'
{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Arial;}}\f0\fs22
Opening 12\rquote -6\rdblquote , door 36\rdblquote  x 80\rdblquote , $9,500\endash 11,000, O\rquote Brien.\par}
R
dpkg-query -W unrtf catdoc
got=$(echo "unrtf --text: $(unrtf --text quote.rtf | tail -1)"; echo "unrtf --html: $(unrtf --html quote.rtf | grep -o 'Opening.*Brien')"; echo "catdoc: $(catdoc -d utf-8 quote.rtf | head -1)")
echo "$got"
[ "$got" = 'unrtf --text: Opening 12-6, door 36 x 80, $9,50011,000, OBrien.
unrtf --html: Opening 12&rsquo;-6&rdquo;, door 36&rdquo; x 80&rdquo;, $9,500&ndash;11,000, O&rsquo;Brien
catdoc: Opening 12’-6”, door 36” x 80”, $9,500–11,000, O’Brien.' ] && echo ok
