#!/usr/bin/env bash
# Surprise: sugar-date reads "friday at 9am" right, and "friday at 2" as February 1, 2001: what it does not know goes to
#   V8's Date, which takes a number after any word for a month. "tomorrow at 9" is September 2001. "1 week from
#   tomorrow", asked on June 9, is June 23. datejs makes September 10 and March 1 of "tomorrow at 9" and "today at 3",
#   and June 11 of "2 weeks from friday".
# Expected by most: Friday, or an invalid date.
# Packages: npm sugar-date 2.0.6, datejs 0.0.2; Debian 12 faketime 0.9.10-2.1
# Source: run on June 9, 2026, at 10:15.
set -euo pipefail
command -v faketime >/dev/null || { echo "needs faketime (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" sugar-date@2.0.6 datejs@0.0.2
cd "$tmp"
cat > try.cjs <<'J'
const Sugar = require('sugar-date');
const texts = ['friday at 9am', 'friday at 2', 'tomorrow at 9', 'today at 3', '1 week from tomorrow', '2 weeks from friday'];
const show = (name, text, date) => console.log(`${name} ${text}: ${date && !Number.isNaN(date.getTime()) ? date.toString().slice(0, 21) : 'invalid'}`);
for (const text of texts) show('sugar-date', text, Sugar.Date.create(text));
require('datejs');
for (const text of texts) show('datejs', text, Date.parse(text));
J
grep -m 1 '"version"' node_modules/sugar-date/package.json node_modules/datejs/package.json; dpkg-query -W faketime
got=$(TZ=America/New_York faketime '2026-06-09 10:15:00' node try.cjs)
echo "$got"
[ "$got" = 'sugar-date friday at 9am: Fri Jun 12 2026 09:00
sugar-date friday at 2: Thu Feb 01 2001 00:00
sugar-date tomorrow at 9: Sat Sep 01 2001 00:00
sugar-date today at 3: Thu Mar 01 2001 00:00
sugar-date 1 week from tomorrow: Tue Jun 23 2026 00:00
sugar-date 2 weeks from friday: Fri Jun 26 2026 00:00
datejs friday at 9am: Fri Jun 12 2026 09:00
datejs friday at 2: Fri Jun 12 2026 02:00
datejs tomorrow at 9: Thu Sep 10 2026 00:00
datejs today at 3: Sun Mar 01 2026 00:00
datejs 1 week from tomorrow: Wed Jun 17 2026 00:00
datejs 2 weeks from friday: Thu Jun 11 2026 00:00' ] && echo ok
