#!/usr/bin/env bash
# Surprise: an address pasted with a typographic quotation mark, ann@example.org”, is not refused by the usual way to
#   make a host ASCII: the URL parser takes ” for a letter and answers the valid host example.xn--org-9o0a. Node's
#   url.domainToASCII and the npm packages tr46 and punycode.js do the same. So a form that converts international
#   domains stores an address that looks valid ever after, and no mail arrives. tr46 with all of its strict options
#   answers the same.
# Expected by most: IDNA allows letters and digits of any script, and no punctuation, so the conversion fails.
# Packages: Node 20 or newer; npm tr46 6.0.0, punycode 2.3.1
# Source: run. In the table of UTS #46, ” is valid (status NV8); only IDNA2008 excludes it.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" tr46@6.0.0 punycode@2.3.1
cat > "$tmp/convert.cjs" <<'J'
const { domainToASCII } = require('node:url');
const tr46 = require('tr46');
const punycode = require('punycode/');
const host = 'example.org”';
console.log(`URL ${new URL(`https://${host}`).hostname}, domainToASCII ${domainToASCII(host)}, tr46 ${tr46.toASCII(host)}, punycode ${punycode.toASCII(host)}`);
console.log(`tr46, strict: ${tr46.toASCII(host, { useSTD3ASCIIRules: true, checkHyphens: true, verifyDNSLength: true })}`);
J
echo "node $(node --version)"; grep '"version"' "$tmp"/node_modules/{tr46,punycode}/package.json
got=$(node "$tmp/convert.cjs")
echo "$got"
same=example.xn--org-9o0a
[ "$got" = "URL $same, domainToASCII $same, tr46 $same, punycode $same
tr46, strict: $same" ] && echo ok
