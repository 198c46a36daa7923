#!/usr/bin/env bash
# Surprise: html2text, with which mutt and others read mails in HTML, writes the entity &Prime; (″, inches) as ′ (feet):
#   12&prime;-6&Prime; becomes 12′-6′. The same sign as a letter or a decimal number is right, and a hexadecimal number
#   is not read at all. Clause IV of a list that starts at 4 is clause i, and a box that is not ticked is ⁰. w3m and
#   lynx are right.
# Expected by most: the names of entities are in a table, with their case.
# Packages: Debian 12 html2text 1.3.2a-28, w3m 0.5.3+git20230121-2, lynx 2.9.0dev.12-1
# Source: run; https://html.spec.whatwg.org/multipage/named-characters.html
set -euo pipefail
for p in html2text w3m lynx; do command -v $p >/dev/null || { echo "needs html2text, w3m, lynx (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
dpkg-query -W html2text w3m lynx
cat > mail.html <<'H'
<p>12&prime;-6&Prime;, 12&#8242;-6&#8243;, 12&#x2032;-6&#x2033;, 12′-6″</p>
<ol type="I" start="4"><li>Payment</li></ol>
<p><input type="checkbox"> Permit <input type="checkbox" checked> Dust walls</p>
H
line() { echo "$1: $(grep . | sed 's/  */ /g' | paste -sd '|')"; }
got=$(html2text -utf8 mail.html | line html2text
  w3m -dump -I UTF-8 -O UTF-8 mail.html | line w3m
  lynx -dump -assume_charset=utf-8 -display_charset=utf-8 mail.html | line lynx)
echo "$got"
[ "$got" = 'html2text: 12′-6′, 12′-6″, 12&#x2032;-6&#x2033;, 12′-6″| i. Payment|⁰ Permit * Dust walls
w3m: 12′-6″, 12′-6″, 12′-6″, 12′-6″|IV. Payment|[ ] Permit [*] Dust walls
lynx:  12′-6″, 12′-6″, 12′-6″, 12′-6″| IV. Payment| [ ] Permit [X] Dust walls' ] && echo ok
