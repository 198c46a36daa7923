#!/usr/bin/env bash
# Surprise: liblouis, the braille of NVDA, Orca and BRLTTY, writes ¾ as three halves in its tables of American
#   braille: 3¾ in. is read as 3 3/2 in. One quarter and one half are right. A board of 5⅝″ is 5 followed by the code
#   points \x215d and \x2033 spelled out. The tables of Unified English Braille are right. To translate the braille
#   back gives ¾ again, so a round trip shows nothing.
# Expected by most: a sign that has a line of its own in the table has the right one.
# Package: Debian 12 liblouis-bin 3.24.0-1
# Source: run; en-chardefs.cti, dots 25 over 23. In this notation ? and # enclose a fraction.
set -euo pipefail
command -v lou_translate >/dev/null || { echo "needs liblouis-bin (apt)"; exit 2; }
export LC_ALL=C.UTF-8
dpkg-query -W liblouis-bin
got=$(for text in '¼ in.' '½ in.' '¾ in.' '3¾ in.' '5⅝″'; do
    us=$(echo "$text" | lou_translate --forward en-us-g1.ctb)
    echo "$text: $us, back: $(echo "$us" | lou_translate --backward en-us-g1.ctb), UEB: $(echo "$text" | lou_translate --forward en-ueb-g1.ctb)"
  done)
echo "$got"
[ "$got" = '¼ in.: ?1/4# in4, back: ¼ in., UEB: #a/d in4
½ in.: ?1/2# in4, back: ½ in., UEB: #a/b in4
¾ in.: ?3/2# in4, back: ¾ in., UEB: #c/d in4
3¾ in.: #c?3/2# in4, back: 3¾ in., UEB: #c#c/d in4
5⅝″: #e'"'\x215d''\x2033'"', back: 5'"' '' '"', UEB: #e#e/h77' ] && echo ok
