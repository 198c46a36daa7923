#!/usr/bin/env bash
# Surprise: the programs that cut the quoted mail off a reply cut off the answer too. planer (npm's port of Mailgun's
#   talon) takes one line that begins with "Date:" or "From:" for the head of a quoted mail: of "Date: June 12" and what
#   follows, which is how clients answer a list of questions, nothing is left, though nothing was quoted. And the two
#   ports of GitHub's email_reply_parser take a list whose hyphen has no space ("-deck 12x14") for the signature and
#   hide it to its end. Each keeps what the others lose, and none reports a doubt.
# Expected by most: a quoted mail begins with several header lines or "wrote:", and a signature with "-- " alone.
# Packages: npm planer 1.2.0, node-email-reply-parser 0.1.4, emailreplyparser 0.0.5
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" planer@1.2.0 node-email-reply-parser@0.1.4 emailreplyparser@0.0.5
cat > "$tmp/clean.cjs" <<'J'
const planer = require('planer');
const parse = require('node-email-reply-parser');
const { EmailReplyParser } = require('emailreplyparser');
const replies = [
  'Date: June 12\nSize: 12 x 14 ft',
  'A new fence, please.\nFrom: the shed\nTo: the driveway',
  'We would like:\n\n-a deck 12x14\n-a gate',
  'We would like:\n\n- a deck 12x14\n- a gate',
];
const show = (text) => JSON.stringify(text.trim());
for (const reply of replies) {
  const ports = [parse(reply).getVisibleText(), EmailReplyParser.parse_reply(reply)].map(show);
  console.log(`${show(reply)}: planer ${show(planer.extractFrom(reply, 'text/plain'))}, the ports ${[...new Set(ports)].join(' or ')}`);
}
J
grep '"version"' "$tmp"/node_modules/{planer,node-email-reply-parser,emailreplyparser}/package.json
got=$(node "$tmp/clean.cjs")
echo "$got"
[ "$got" = '"Date: June 12\nSize: 12 x 14 ft": planer "", the ports "Date: June 12\nSize: 12 x 14 ft"
"A new fence, please.\nFrom: the shed\nTo: the driveway": planer "A new fence, please.", the ports "A new fence, please.\nFrom: the shed\nTo: the driveway"
"We would like:\n\n-a deck 12x14\n-a gate": planer "We would like:\n\n-a deck 12x14\n-a gate", the ports "We would like:"
"We would like:\n\n- a deck 12x14\n- a gate": planer "We would like:\n\n- a deck 12x14\n- a gate", the ports "We would like:\n\n- a deck 12x14\n- a gate"' ] && echo ok
