#!/usr/bin/env bash
# Surprise: svglib, which turns SVG into PDF, makes two scales of one plan. It counts 72 units to the inch, not 96.
#   Where the sheet is width="12in" with a viewBox of 1152 units, a wall of 96 units is one inch long, and the scale bar
#   of width="1in" next to it three quarters, so everything measures a third too long by the bar. Where the sheet is
#   width="1152", it comes out 16 inches wide. rsvg-convert and CairoSVG draw all of these as a browser does.
# Expected by most: 1in is 96 units of the drawing, and 1152 units are 12 inches.
# Packages: Debian 12 python3-svglib 1.4.1+dfsg-1, librsvg2-bin 2.54.7, cairosvg 2.5.2-1.1, poppler-utils 22.12.0-2
# Source: run; CSS Values and Units, section 6.2, which SVG 2 follows.
set -euo pipefail
for p in rsvg-convert cairosvg pdftoppm; do command -v $p >/dev/null || { echo "needs python3-svglib, librsvg2-bin, cairosvg, poppler-utils (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
plan() {
  echo "<svg xmlns='http://www.w3.org/2000/svg' $2><rect width='96' height='20'/><rect y='40' width='1in' height='20'/></svg>" > "$1.svg"
  rsvg-convert -f pdf -o "$1-rsvg.pdf" "$1.svg"
  cairosvg "$1.svg" -o "$1-cairosvg.pdf"
  /usr/bin/python3 -c "
from svglib.svglib import svg2rlg
from reportlab.graphics import renderPDF
renderPDF.drawToFile(svg2rlg('$1.svg'), '$1-svglib.pdf')"
  for name in rsvg cairosvg svglib; do
    pdftoppm -r 96 -gray -singlefile "$1-$name.pdf" picture
    /usr/bin/python3 -c "
width, pixels = (lambda head: (int(head[1].split()[0]), head[3]))(open('picture.pgm', 'rb').read().split(b'\n', 3))
bars = [sum(pixel < 128 for pixel in pixels[row * width:(row + 1) * width]) / 96 for row in (10, 56)]
print(f'$1, $name: sheet {width / 96:g} in., 96 units {bars[0]:.2f} in., 1in {bars[1]:.2f} in.')"
  done
}
dpkg-query -W python3-svglib librsvg2-bin cairosvg
got=$(plan inches "width='12in' height='4in' viewBox='0 0 1152 384'"; plan pixels "width='1152' height='384'")
echo "$got"
[ "$got" = 'inches, rsvg: sheet 12 in., 96 units 1.00 in., 1in 1.00 in.
inches, cairosvg: sheet 12 in., 96 units 1.00 in., 1in 1.00 in.
inches, svglib: sheet 12 in., 96 units 1.00 in., 1in 0.75 in.
pixels, rsvg: sheet 12 in., 96 units 1.00 in., 1in 1.00 in.
pixels, cairosvg: sheet 12 in., 96 units 1.00 in., 1in 1.00 in.
pixels, svglib: sheet 16 in., 96 units 1.33 in., 1in 1.00 in.' ] && echo ok
