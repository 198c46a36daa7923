#!/usr/bin/env bash
# Surprise: what was mirrored in CAD has the extrusion 0,0,-1 and coordinates with the other sign. The npm package dxf
#   mirrors the arcs and circles of such a drawing and its blocks in toPolylines, but not its polylines: the outline of
#   a tub is at x = -10 to -30, on the far side of the wall, and its drain at 20 within it. toSVG of the same package
#   has both in place, as ezdxf has, so a look at the picture shows nothing to whoever takes off quantities from the
#   lines.
# Expected by most: one package reads one drawing in one way.
# Packages: npm dxf 5.3.1; Debian 12 python3-ezdxf 0.18.1-1
# Source: run; the DXF reference calls it the object coordinate system.
set -euo pipefail
/usr/bin/python3 -c 'import ezdxf' 2>/dev/null || { echo "needs python3-ezdxf (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" dxf@5.3.1
cd "$tmp"
cat > draw.py <<'P'
import ezdxf
from ezdxf import disassemble
drawing = ezdxf.new('R2000')
space = drawing.modelspace()
for layer in ('wall', 'tub', 'drain', 'door'):
    drawing.layers.add(layer)
space.add_line((0, 0), (120, 0), dxfattribs={'layer': 'wall'})
for layer, add in {
    'tub': lambda how: space.add_lwpolyline([(-10, 50), (-30, 50), (-30, 110), (-10, 110)], dxfattribs=how),
    'drain': lambda how: space.add_circle((-20, 55), 1, dxfattribs=how),
    'door': lambda how: space.add_arc((-90, 0), 36, 0, 90, dxfattribs=how),
}.items():
    add({'layer': layer, 'extrusion': (0, 0, -1)})
drawing.saveas('bath.dxf')
for part in disassemble.to_primitives(ezdxf.readfile('bath.dxf').modelspace()):
    across = [point.x for point in part.vertices()]
    print(f'ezdxf: {part.entity.dxf.layer} at {min(across):.0f} to {max(across):.0f}')
P
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import dxf from 'dxf';
const drawing = new dxf.Helper(readFileSync('bath.dxf', 'utf8'));
for (const { layer, vertices } of drawing.toPolylines().polylines) {
  const across = vertices.map(([x]) => x);
  console.log(`dxf: ${layer.name ?? layer} at ${Math.round(Math.min(...across))} to ${Math.round(Math.max(...across))}`);
}
console.log(`dxf's SVG: ${drawing.toSVG().match(/transform="matrix\(-1 0 0 1 0 0\)"/g).length} mirrored`);
J
grep '"version"' node_modules/dxf/package.json; dpkg-query -W python3-ezdxf
got=$(/usr/bin/python3 draw.py; node read.mjs)
echo "$got"
[ "$got" = 'ezdxf: wall at 0 to 120
ezdxf: tub at 10 to 30
ezdxf: drain at 19 to 21
ezdxf: door at 54 to 90
dxf: wall at 0 to 120
dxf: tub at -30 to -10
dxf: drain at 19 to 21
dxf: door at 54 to 90
dxf'\''s SVG: 3 mirrored' ] && echo ok
