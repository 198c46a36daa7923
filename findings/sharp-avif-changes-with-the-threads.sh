#!/usr/bin/env bash
# Surprise: sharp's AVIF of the same picture with the same options has other bytes with one thread than with two. A
#   cache or a name by content therefore never agrees between machines whose number of threads differs. Two runs with
#   the same number are equal, and WebP is equal with any.
# Expected by most: the options decide the bytes, and threads decide only the time.
# Packages: npm sharp 0.35.5
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" sharp@0.35.5
cat > "$tmp/encode.mjs" <<'J'
import { createHash } from 'node:crypto';
import sharp from 'sharp';
const width = 1200, height = 800;
const pixels = Buffer.alloc(width * height * 3);
for (let i = 0; i < pixels.length; i++) pixels[i] = 128 + 90 * Math.sin(i / 977) + 30 * Math.sin(i * i);
const encode = async (threads, format, options) => {
  sharp.concurrency(threads);
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } }).toFormat(format, options).toBuffer();
  return createHash('sha256').update(bytes).digest('hex');
};
for (const [format, options] of [['avif', { quality: 40, effort: 1, chromaSubsampling: '4:2:0' }], ['webp', { quality: 62 }]]) {
  const [one, two, again] = [await encode(1, format, options), await encode(2, format, options), await encode(2, format, options)];
  console.log(`${format}: one and two threads ${one === two ? 'equal' : 'differ'}, two threads twice ${two === again ? 'equal' : 'differ'}`);
}
J
grep '"version"' "$tmp/node_modules/sharp/package.json"
got=$(node "$tmp/encode.mjs")
echo "$got"
[ "$got" = 'avif: one and two threads differ, two threads twice equal
webp: one and two threads equal, two threads twice equal' ] && echo ok
