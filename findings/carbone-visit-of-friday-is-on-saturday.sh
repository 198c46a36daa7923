#!/usr/bin/env bash
# Surprise: Carbone, which fills quotes and letters, shows times in the zone of Paris unless told otherwise: a visit
#   on Friday, June 12 at 10:30 p.m. in New York is on Saturday at 4:30 AM, and a price is in euros. To tell it the
#   right zone breaks the days: on a server in UTC a day without an hour, 2026-06-12, is June 11 in New York. On the
#   owner's laptop, in New York, the same template and data are right, so the quote is right until it comes from the
#   server.
# Expected by most: a day without an hour is that day in every zone, and a setting makes one thing right without
#   breaking the other.
# Package: npm carbone 3.8.2
# Source: run. The manual gives Europe/Paris as the default.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --ignore-scripts --prefix "$tmp" carbone@3.8.2
cd "$tmp"
cat > try.cjs <<'J'
const { writeFileSync } = require('node:fs');
const carbone = require('carbone');
writeFileSync('quote.xml', '<quote>{d.visit:formatD(LLLL)}; {d.day:formatD(LL)}; {d.price:formatC(2)}</quote>');
const data = { visit: '2026-06-12T22:30:00-04:00', day: '2026-06-12', price: 9500 };
const options = process.argv[2] === 'set' ? { timezone: 'America/New_York', lang: 'en-us' } : {};
carbone.render('quote.xml', data, options, (error, text) => {
  console.log(`${process.env.TZ}, ${process.argv[2]}: ${error ?? text.toString().replace(/<.*?>/g, '')}`);
  process.exit();
});
J
grep '"version"' node_modules/carbone/package.json
got=$(for zone in UTC America/New_York; do for setting in default set; do TZ=$zone node try.cjs $setting; done; done)
echo "$got"
[ "$got" = 'UTC, default: Saturday, June 13, 2026 4:30 AM; June 12, 2026; 9,500.00 €
UTC, set: Friday, June 12, 2026 10:30 PM; June 11, 2026; $9,500.00
America/New_York, default: Saturday, June 13, 2026 4:30 AM; June 12, 2026; 9,500.00 €
America/New_York, set: Friday, June 12, 2026 10:30 PM; June 12, 2026; $9,500.00' ] && echo ok
