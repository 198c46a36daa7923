#!/usr/bin/env bash
# Surprise: Sherlock, which makes an event of a typed sentence, reads the phone number in "Call Ana at 843-555-0142 Monday"
#   as the hours: today from 8:43 to 5:55 p.m., and neither the number nor Monday is left. "Pay $950 on July 1" is
#   the event "Pay $" at 9:50, and of "Walkthrough at 410 Oak Grove Rd Friday at 2pm" the address is gone. None is
#   an error.
# Expected by most: digits that are no time of day remain in the title.
# Package: npm sherlockjs 1.4.2
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" sherlockjs@1.4.2
cat > "$tmp/read.cjs" <<'J'
const sherlock = require('sherlockjs');
sherlock._setNow(new Date(2026, 5, 10, 7));
for (const text of ['Call Ana Monday 2pm', 'Call Ana at 843-555-0142 Monday', 'Call Ana at 843-555-0142 Monday at 2pm', 'Pay $9,500 on July 1', 'Pay $950 on July 1', 'Walkthrough at 410 Oak Grove Rd Friday at 2pm']) {
  const { eventTitle, startDate, endDate } = sherlock.parse(text);
  const show = (date) => date?.toString().slice(0, 21) ?? 'open';
  console.log(`${text}: “${eventTitle}” ${show(startDate)} to ${show(endDate)}`);
}
J
grep '"version"' "$tmp/node_modules/sherlockjs/package.json"
got=$(TZ=America/New_York node "$tmp/read.cjs")
echo "$got"
[ "$got" = 'Call Ana Monday 2pm: “Call Ana” Mon Jun 15 2026 14:00 to open
Call Ana at 843-555-0142 Monday: “Call Ana” Wed Jun 10 2026 08:43 to Wed Jun 10 2026 17:55
Call Ana at 843-555-0142 Monday at 2pm: “Call Ana” Wed Jun 10 2026 08:43 to Wed Jun 10 2026 17:55
Pay $9,500 on July 1: “Pay $9,” Wed Jul 01 2026 17:00 to open
Pay $950 on July 1: “Pay $” Wed Jul 01 2026 09:50 to open
Walkthrough at 410 Oak Grove Rd Friday at 2pm: “Walkthrough” Fri Jun 12 2026 14:00 to open' ] && echo ok
