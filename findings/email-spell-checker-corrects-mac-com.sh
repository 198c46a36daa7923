#!/usr/bin/env bash
# Surprise: the packages that ask "did you mean" about a mail address correct addresses that are right. To
#   @zootools/email-spell-checker mac.com, Apple's first mail domain, is a slip for mail.com, and q.com, that of a
#   telephone company, one for qq.com. mailcheck makes proton.de of proton.me, gmx.de of pm.me, sky.com of hey.com,
#   gmx.net of gci.net (Alaska) and mac.com of twc.com. A form that takes the proposal over writes to a stranger.
# Expected by most: what is proposed is at least likelier than what was typed, and a known host is left alone.
# Packages: npm @zootools/email-spell-checker 1.12.0, mailcheck 1.1.1
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" @zootools/email-spell-checker@1.12.0 mailcheck@1.1.1
cat > "$tmp/ask.mjs" <<'J'
import speller from '@zootools/email-spell-checker';
import mailcheck from 'mailcheck';
for (const host of ['gmial.com', 'comcast.net', 'mac.com', 'q.com', 'proton.me', 'pm.me', 'hey.com', 'gci.net', 'twc.com']) {
  const email = `ann@${host}`;
  const [first, second] = [speller.run({ email }), mailcheck.run({ email })];
  console.log(`${host}: email-spell-checker ${first?.domain ?? 'nothing'}, mailcheck ${second?.domain ?? 'nothing'}`);
}
J
grep '"version"' "$tmp"/node_modules/{@zootools/email-spell-checker,mailcheck}/package.json
got=$(node "$tmp/ask.mjs")
echo "$got"
[ "$got" = 'gmial.com: email-spell-checker gmail.com, mailcheck gmail.com
comcast.net: email-spell-checker nothing, mailcheck nothing
mac.com: email-spell-checker mail.com, mailcheck nothing
q.com: email-spell-checker qq.com, mailcheck qq.com
proton.me: email-spell-checker nothing, mailcheck proton.de
pm.me: email-spell-checker nothing, mailcheck gmx.de
hey.com: email-spell-checker nothing, mailcheck sky.com
gci.net: email-spell-checker nothing, mailcheck gmx.net
twc.com: email-spell-checker nothing, mailcheck mac.com' ] && echo ok
