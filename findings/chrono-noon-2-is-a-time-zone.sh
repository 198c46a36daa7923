#!/usr/bin/env bash
# Surprise: chrono reads "Friday noon-2", when a client is at home, as noon in the time zone UTC-2: 10 a.m. in New York,
#   without an end. With the en dash of a phone keyboard ("noon–2") and with "noon to 2" the end is dropped. "10am-2"
#   and "8am-5" end at 2 and 5 o'clock on the next morning, 16 and 21 hours later, and "10-2pm" begins at 10 in the
#   evening. The strict parser reads these three alike. Both know "8am-12" well.
# Expected by most: a range of office hours ends on the day on which it begins.
# Package: npm chrono-node 2.10.3
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" chrono-node@2.10.3
cat > "$tmp/read.mjs" <<'J'
import { casual, strict } from 'chrono-node';
const wednesday = new Date(2026, 5, 10, 9);
const time = (part) => part?.date().toLocaleString('en-US', { weekday: 'short', hour: 'numeric' }).replace('\u202f', ' ') ?? 'no end';
const read = (chrono, text) => chrono.parse(text, wednesday).map(({ start, end }) => `${time(start)} to ${time(end)}`)[0];
for (const text of ['Friday noon-2', 'Friday noon–2', 'Friday noon to 2']) console.log(`${text}: ${read(casual, text)}`);
for (const text of ['June 12, 10am-2', 'June 12, 8am-5', '10-2pm on June 12', 'June 12, 8am-12'])
  console.log(`${text}: ${read(casual, text)}; strict ${read(strict, text)}`);
J
grep '"version"' "$tmp/node_modules/chrono-node/package.json"
got=$(TZ=America/New_York node "$tmp/read.mjs")
echo "$got"
[ "$got" = 'Friday noon-2: Fri 10 AM to no end
Friday noon–2: Fri 12 PM to no end
Friday noon to 2: Fri 12 PM to no end
June 12, 10am-2: Fri 10 AM to Sat 2 AM; strict Fri 10 AM to Sat 2 AM
June 12, 8am-5: Fri 8 AM to Sat 5 AM; strict Fri 8 AM to Sat 5 AM
10-2pm on June 12: Fri 10 PM to Sat 2 PM; strict Fri 10 PM to Sat 2 PM
June 12, 8am-12: Fri 8 AM to Fri 12 PM; strict Fri 8 AM to Fri 12 PM' ] && echo ok
