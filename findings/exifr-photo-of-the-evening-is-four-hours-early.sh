#!/usr/bin/env bash
# Surprise: a phone writes the hour of a photo with its zone beside it, 10:30 p.m. and -04:00. Five readers of npm
#   make a moment of it and ignore the zone: exif-parser, ts-exif-parser, exif-reader and fast-exif say 22:30 UTC,
#   four hours early, and exifr the hour of the machine, so a server in UTC and the owner's laptop disagree on when
#   the damage was photographed. All read the zone, for those who ask for it. ExifReader makes no date of it.
# Expected by most: a library that returns a moment uses the zone that stands beside the hour, as phones write since
#   2019.
# Packages: npm exifr 7.1.3, exif-parser 0.1.12, ts-exif-parser 0.2.2, exif-reader 2.0.3, fast-exif 2.0.1, sharp
#   0.35.5
# Source: run; Exif 2.31 added OffsetTimeOriginal.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" exifr@7.1.3 exif-parser@0.1.12 ts-exif-parser@0.2.2 exif-reader@2.0.3 fast-exif@2.0.1 sharp@0.35.5
cd "$tmp"
cat > try.mjs <<'J'
import exifParser from 'exif-parser';
import exifReader from 'exif-reader';
import exifr from 'exifr';
import fastExif from 'fast-exif';
import sharp from 'sharp';
import tsExifParser from 'ts-exif-parser';
const time = '2026:06:12 22:30:00';
const exif = { IFD0: { Make: 'Phone' }, IFD2: { DateTimeOriginal: time, OffsetTimeOriginal: '-04:00' } };
const photo = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'white' } }).withExif(exif).jpeg().toBuffer();
await sharp(photo).keepMetadata().toFile('photo.jpg');
const read = {
  exifr: (await exifr.parse(photo)).DateTimeOriginal,
  'exif-parser': new Date(exifParser.create(photo).parse().tags.DateTimeOriginal * 1000),
  'ts-exif-parser': new Date(tsExifParser.ExifParserFactory.create(photo).parse().tags.DateTimeOriginal * 1000),
  'exif-reader': exifReader((await sharp(photo).metadata()).exif).Photo.DateTimeOriginal,
  'fast-exif': (await fastExif.read('photo.jpg')).exif.DateTimeOriginal,
};
for (const [name, date] of Object.entries(read)) console.log(`${process.env.TZ}, ${name}: ${date.toISOString()}`);
J
grep '"version"' node_modules/{exifr,exif-parser,ts-exif-parser,exif-reader,fast-exif}/package.json
got=$(for zone in UTC America/New_York; do TZ=$zone node try.mjs; done)
echo "$got"
[ "$got" = 'UTC, exifr: 2026-06-12T22:30:00.000Z
UTC, exif-parser: 2026-06-12T22:30:00.000Z
UTC, ts-exif-parser: 2026-06-12T22:30:00.000Z
UTC, exif-reader: 2026-06-12T22:30:00.000Z
UTC, fast-exif: 2026-06-12T22:30:00.000Z
America/New_York, exifr: 2026-06-13T02:30:00.000Z
America/New_York, exif-parser: 2026-06-12T22:30:00.000Z
America/New_York, ts-exif-parser: 2026-06-12T22:30:00.000Z
America/New_York, exif-reader: 2026-06-12T22:30:00.000Z
America/New_York, fast-exif: 2026-06-12T22:30:00.000Z' ] && echo ok
