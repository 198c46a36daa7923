#!/usr/bin/env bash
# Surprise: html-to-docx, with which sites make Word files of quotes, writes the old price <del>$9,500</del> and the new
#   one, $8,900, as $9,500$8,900: neither del nor s is struck, and the space between the two is gone. A link with two
#   parameters is written ?a=1&amp;b=2, so the second one is lost. @turbodocx/html-to-docx, which goes on from it,
#   strikes the price and has the same link.
# Expected by most: what HTML marks as deleted is struck, as in every browser, or left out.
# Packages: npm html-to-docx 1.8.0, @turbodocx/html-to-docx 1.23.1; Debian 12 pandoc 2.17.1.1-2~deb12u1
# Source: run.
set -euo pipefail
command -v pandoc >/dev/null || { echo "needs pandoc (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" html-to-docx@1.8.0 @turbodocx/html-to-docx@1.23.1
cd "$tmp"
cat > try.cjs <<'J'
const { writeFileSync } = require('fs');
const html = '<p>Price <del>$9,500</del> <ins>$8,900</ins>, was <s>$9,900</s></p><p><a href="https://example.org/?a=1&amp;b=2">Accept</a></p>';
(async () => {
  for (const name of ['html-to-docx', '@turbodocx/html-to-docx']) writeFileSync(`${name.length}.docx`, Buffer.from(await require(name)(html)));
})();
J
node --no-warnings try.cjs
grep -m 1 '"version"' node_modules/html-to-docx/package.json node_modules/@turbodocx/html-to-docx/package.json; dpkg-query -W pandoc
got=$(for name in html-to-docx @turbodocx/html-to-docx; do echo "$name"; pandoc --wrap=none -t html ${#name}.docx; done)
echo "$got"
[ "$got" = 'html-to-docx
<p>Price $9,500$8,900, was $9,900</p>
<p><a href="https://example.org/?a=1&amp;amp;b=2">Accept</a></p>
@turbodocx/html-to-docx
<p>Price <del>$9,500</del> $8,900, was <del>$9,900</del></p>
<p><a href="https://example.org/?a=1&amp;amp;b=2">Accept</a></p>' ] && echo ok
