#!/usr/bin/env bash
# Surprise: a code with UTF-8 text, as each generator writes it, is Chinese or Japanese for zbar: Peña
#   becomes Pe簽a, O’Brien O窶傳rien and 12′-6″ 12窶ｲ-6窶ｳ. zbar tries Big5 and Shift JIS before UTF-8 and keeps the first that fits.
#   Longer or other text fits neither ("Hale – Framing", 5⅝″) and is right, so one try proves nothing. The raw bytes
#   (-Sbinary) are right, and so is a code that names its encoding (ECI 26, which zint writes and qrencode does not).
# Expected by most: bytes that are valid UTF-8 are UTF-8.
# Packages: Debian 12 zbar-tools 0.23.92-7, qrencode 4.1.1-1, zint 2.11.1-1
# Source: run.
set -euo pipefail
for p in zbarimg qrencode zint; do command -v $p >/dev/null || { echo "needs zbar-tools, qrencode, zint (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export LC_ALL=C.UTF-8
scan() { zbarimg -q --raw "$@" 2>/dev/null; }
dpkg-query -W zbar-tools qrencode zint
got=$(for text in Peña O’Brien 12′-6″ 'Hale – Framing' 5⅝″; do
  qrencode -8 -o plain.png "$text"
  zint -b 58 --eci=26 --scale=3 -o named.png -d "$text"
  echo "$text: $(scan plain.png); bytes $(scan --oneshot -Sbinary plain.png); with ECI $(scan named.png)"
done)
echo "$got"
[ "$got" = 'Peña: Pe簽a; bytes Peña; with ECI Peña
O’Brien: O窶傳rien; bytes O’Brien; with ECI O’Brien
12′-6″: 12窶ｲ-6窶ｳ; bytes 12′-6″; with ECI 12′-6″
Hale – Framing: Hale – Framing; bytes Hale – Framing; with ECI Hale – Framing
5⅝″: 5⅝″; bytes 5⅝″; with ECI 5⅝″' ] && echo ok
