#!/usr/bin/env bash
# Surprise: a client's chat is kept as proof of what was agreed. whatsapp-chat-parser reads an American chat of one
#   day, "6/12/26, 9:00 AM", as December 6: it finds the order of day and month by comparing the days of the chat, and
#   one day gives it nothing to compare. A chat of two days a month apart, June 8 and July 8, is August 6 and 7. It
#   does not look at AM and PM, which few countries with days first write. A line of a message that begins like a
#   date, "6/12/26, 9:00 is my day - ok: yes", is a message by "is my day - ok".
# Expected by most: where nothing else decides, AM and PM do, or the dates are marked as uncertain.
# Package: npm whatsapp-chat-parser 4.0.2
# Source: run; its option daysFirst: false is right.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" whatsapp-chat-parser@4.0.2
cd "$tmp"
cat > try.mjs <<'J'
import { parseString } from 'whatsapp-chat-parser';
const chats = [
  '6/12/26, 9:00 AM - Ana: $9,500 for the roof?\n6/12/26, 2:05 PM - Marcus: Yes',
  '6/8/26, 9:00 AM - Ana: $9,500 for the roof?\n7/8/26, 2:05 PM - Marcus: Yes',
  '6/12/26, 9:00 AM - Ana: $9,500 for the roof?\n6/13/26, 2:05 PM - Marcus: Yes\n6/12/26, 9:00 is my day - ok: yes',
];
for (const chat of chats) console.log(parseString(chat).map(({ date, author }) => `${date.toDateString().slice(4)} ${author}`).join(' | '));
console.log(parseString(chats[0], { daysFirst: false }).map(({ date }) => date.toDateString().slice(4)).join(' | '));
J
grep '"version"' node_modules/whatsapp-chat-parser/package.json
got=$(TZ=America/New_York node try.mjs)
echo "$got"
[ "$got" = 'Dec 06 2026 Ana | Dec 06 2026 Marcus
Aug 06 2026 Ana | Aug 07 2026 Marcus
Jun 12 2026 Ana | Jun 13 2026 Marcus | Jun 12 2026 is my day - ok
Jun 12 2026 | Jun 12 2026' ] && echo ok
