#!/usr/bin/env bash
# Surprise: a phone stores an upright photo lying, with Orientation 6 in its EXIF. heif-enc makes a HEIC or AVIF of it that
#   readers show lying: it copies the EXIF, which they ignore in these formats, and neither turns the pixels nor writes
#   the turn (irot) that they obey. heif-convert hides it: its JPEG and PNG of the file have
#   the EXIF again, and are upright.
# Expected by most: the photo looks the same in the new format, as with sharp's rotate and avif.
# Packages: npm sharp 0.35.5; Debian 12 libheif-examples 1.15.1-1+deb12u1, imagemagick 6.9.11.60
# Source: run.
set -euo pipefail
for p in heif-enc convert; do command -v $p >/dev/null || { echo "needs libheif-examples, imagemagick (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" sharp@0.35.5
cd "$tmp"
cat > make.cjs <<'J'
require('sharp')({ create: { width: 400, height: 300, channels: 3, background: 'white' } }).withMetadata({ orientation: 6 }).jpeg().toFile('phone.jpg');
J
cat > look.cjs <<'J'
const sharp = require('sharp');
(async () => {
  for (const name of process.argv.slice(2)) {
    const { info } = await sharp(name).rotate().raw().toBuffer({ resolveWithObject: true });
    console.log(`${name}: ${info.width} x ${info.height}, ${info.width < info.height ? 'upright' : 'lying'}`);
  }
  await sharp('phone.jpg').rotate().avif().toFile('by-sharp.avif');
})();
J
node make.cjs
heif-enc phone.jpg -o phone.heic > log
heif-enc -A phone.jpg -o phone.avif > log
for kind in jpg png; do heif-convert phone.heic from-heic.$kind > log; done
convert phone.heic -auto-orient imagemagick.png
dpkg-query -W libheif-examples imagemagick; grep '"version"' node_modules/sharp/package.json
got=$(node look.cjs phone.jpg phone.avif from-heic.jpg from-heic.png imagemagick.png; node look.cjs by-sharp.avif)
echo "$got"
[ "$got" = 'phone.jpg: 300 x 400, upright
phone.avif: 400 x 300, lying
from-heic.jpg: 300 x 400, upright
from-heic.png: 300 x 400, upright
imagemagick.png: 400 x 300, lying
by-sharp.avif: 300 x 400, upright' ] && echo ok
