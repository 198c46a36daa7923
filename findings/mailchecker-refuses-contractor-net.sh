#!/usr/bin/env bash
# Surprise: mailchecker, which forms use against throwaway addresses, refuses contractor.net, consultant.com, techie.com
#   and dr.com, addresses that people keep for years at mail.com, and duck.com, the relay of DuckDuckGo. engineer.com,
#   accountant.com and gardener.com of the same host are valid, as is mail.com itself.
# Expected by most: a mailbox with a permanent owner is valid, and one host's domains are treated alike.
# Packages: npm mailchecker 6.0.21, disposable-email-domains 1.0.62
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" mailchecker@6.0.21 disposable-email-domains@1.0.62
cat > "$tmp/check.cjs" <<'J'
const checker = require('mailchecker');
const others = new Set(require('disposable-email-domains'));
for (const domain of ['contractor.net', 'consultant.com', 'techie.com', 'dr.com', 'duck.com', 'engineer.com', 'accountant.com', 'gardener.com', 'mail.com', 'mailinator.com']) {
  console.log(`${domain}: mailchecker ${checker.isValid(`ben@${domain}`) ? 'valid' : 'refused'}, disposable-email-domains ${others.has(domain) ? 'refused' : 'valid'}`);
}
J
grep '"version"' "$tmp"/node_modules/{mailchecker,disposable-email-domains}/package.json
got=$(node "$tmp/check.cjs")
echo "$got"
[ "$got" = 'contractor.net: mailchecker refused, disposable-email-domains valid
consultant.com: mailchecker refused, disposable-email-domains valid
techie.com: mailchecker refused, disposable-email-domains valid
dr.com: mailchecker refused, disposable-email-domains valid
duck.com: mailchecker refused, disposable-email-domains valid
engineer.com: mailchecker valid, disposable-email-domains valid
accountant.com: mailchecker valid, disposable-email-domains valid
gardener.com: mailchecker valid, disposable-email-domains valid
mail.com: mailchecker valid, disposable-email-domains valid
mailinator.com: mailchecker refused, disposable-email-domains refused' ] && echo ok
