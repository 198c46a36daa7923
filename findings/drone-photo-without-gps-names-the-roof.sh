#!/usr/bin/env bash
# Surprise: "exiftool -gps:all=", the usual command to take the place out of a photo, leaves it in the photos of a
#   drone, with which roofers survey: DJI writes the position into XMP as well, and the group GPS of ExifTool is one
#   directory of EXIF. ("-gps*=" takes the tags of every group.) piexif.remove, which takes all of EXIF, leaves XMP as
#   well. exifr.gps() finds no position in either, since it reads EXIF only, while exifr.parse(photo, true) finds it.
# Expected by most: where the GPS group or all of EXIF is gone, nothing tells whose house it is.
# Packages: Debian 12 libimage-exiftool-perl 12.57; npm piexifjs 1.0.6, exifr 7.1.3, sharp 0.35.5
# Source: run.
set -euo pipefail
command -v exiftool >/dev/null || { echo "needs libimage-exiftool-perl (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" piexifjs@1.0.6 exifr@7.1.3 sharp@0.35.5
cd "$tmp"
node -e "require('sharp')({ create: { width: 40, height: 30, channels: 3, background: 'gray' } }).toFile('photo.jpg')"
exiftool -q -overwrite_original -GPSLatitude=32.5 -GPSLatitudeRef=N -GPSLongitude=79.5 -GPSLongitudeRef=W \
  -XMP-exif:GPSLatitude=32.5 -XMP-exif:GPSLongitude=-79.5 -XMP-drone-dji:GPSLatitude=32.5 -XMP-drone-dji:GPSLongitude=-79.5 photo.jpg
exiftool -q -gps:all= -o group.jpg photo.jpg
exiftool -q '-gps*=' -o names.jpg photo.jpg
node -e "
const { readFileSync, writeFileSync } = require('node:fs');
writeFileSync('piexif.jpg', require('piexifjs').remove(readFileSync('photo.jpg', 'latin1')), 'latin1');
"
exiftool -ver; grep '"version"' node_modules/{piexifjs,exifr,sharp}/package.json
cat > check.cjs <<'J'
const { readFileSync } = require('node:fs');
const exifr = require('exifr');
(async () => {
  for (const name of ['photo', 'group', 'names', 'piexif']) {
    const photo = readFileSync(`${name}.jpg`);
    const [gps, all] = [await exifr.gps(photo), await exifr.parse(photo, true)];
    console.log(`${name}: exifr.gps ${gps?.latitude ?? 'none'}, exifr.parse ${all?.GPSLatitude ?? 'none'}`);
  }
})();
J
got=$(node check.cjs; for name in group names piexif; do
  echo "exiftool on $name:$(exiftool -n -G1 -s -a -XMP:GPSLatitude $name.jpg | awk '{ printf " %s %s", $1, $NF }')"
done)
echo "$got"
[ "$got" = 'photo: exifr.gps 32.5, exifr.parse 32,30,0
group: exifr.gps none, exifr.parse 32,30.0N
names: exifr.gps none, exifr.parse none
piexif: exifr.gps none, exifr.parse 32,30.0N
exiftool on group: [XMP-drone-dji] 32.5 [XMP-exif] 32.5
exiftool on names:
exiftool on piexif: [XMP-drone-dji] 32.5 [XMP-exif] 32.5' ] && echo ok
