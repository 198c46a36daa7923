#!/usr/bin/env bash
# Surprise: eSpeak NG, the voice of Linux and of NVDA, leaves out the minus before a dollar sign: -$500 is "dollar five
#   hundred", and so is ($500). With the typographic minus, −$500, it says "minus dollar five hundred", and a plain -500
#   is "minus five hundred". A range with a hyphen has no word for it, "8–10" is "eight ten", and 12'-6" is "twelve,
#   minus six". A screen reader may put its own words in front of the voice; text that is read aloud directly has none.
# Expected by most: the hyphen of the keyboard is a minus before an amount, and the rarer sign is the risk.
# Package: Debian 12 espeak-ng 1.51
# Source: run. Phonemes: m'aIn@s is minus, d'0l3 dollar.
set -euo pipefail
command -v espeak-ng >/dev/null || { echo "needs espeak-ng (apt)"; exit 2; }
espeak-ng --version | cut -d ' ' -f 1-5
got=$(for text in '-500' '-$500' '($500)' '−$500' '$9,500-$11,000' '8–10' "12'-6\""; do
  echo "$text: $(espeak-ng -v en-us -q -x -- "$text" 2>/dev/null | paste -sd ' ' | tr -s ' ')"
done)
echo "$got"
[ "$got" = '-500: m'\''aIn@s f'\''aIvh'\''VndrI2d
-$500: d'\''0l3 f'\''aIvh'\''VndrI2d
($500): d'\''0l3_:_: f'\''aIvh'\''VndrI2d
−$500: m'\''aIn@sd,0l3 f'\''aIvh'\''VndrI2d
$9,500-$11,000: d'\''0l3 n'\''aIn T'\''aUz@nd_! f'\''aIvh'\''VndrI2d d'\''0l3r- Il'\''Ev@n T'\''aUz@nd
8–10: '\''eIt t'\''En
12'\''-6": tw'\''Elv_:_: m'\''aIn@s s'\''Iks' ] && echo ok
