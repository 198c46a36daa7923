#!/usr/bin/env bash
# Surprise: OpenSCAD, with which plans become models, imports the curved wall of a plan as a straight one: it skips the
#   bulge of a polyline (LWPOLYLINE) without a word, while it warns of each spline and each polyline of the old format.
#   A room of 150 by 120 with a bay of 24 ends at 150. A layer that is off is imported as well, and an inch of the file
#   is a millimeter. dxf of npm has the bay.
# Expected by most: what an importer cannot draw is in its warnings.
# Packages: Debian 12 openscad 2021.01-6, python3-ezdxf 0.18.1-1; npm dxf 5.3.1
# Source: run; the DXF reference, group code 42. OpenSCAD's numbers have no unit.
set -euo pipefail
{ command -v openscad && /usr/bin/python3 -c 'import ezdxf'; } > /dev/null 2>&1 || { echo "needs openscad, python3-ezdxf (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" dxf@5.3.1
cd "$tmp"
cat > draw.py <<'P'
import ezdxf

plan = ezdxf.new('R2000')
plan.header['$INSUNITS'] = 1
room = [(0, 0, 0, 0, 0), (150, 0, 0, 0, 0), (150, 36, 0, 0, 1), (150, 84, 0, 0, 0), (150, 120, 0, 0, 0), (0, 120, 0, 0, 0)]
plan.modelspace().add_lwpolyline(room).closed = True
plan.layers.new('OLD').off()
plan.modelspace().add_circle((-50, 60), 10, dxfattribs={'layer': 'OLD'})
plan.saveas('plan.dxf')
P
/usr/bin/python3 draw.py
echo 'import("plan.dxf");' > plan.scad
openscad -o plan.svg plan.scad 2> log
cat > try.cjs <<'J'
const { Helper } = require('dxf');
const { max } = new Helper(require('fs').readFileSync('plan.dxf', 'utf8')).toPolylines().bbox;
console.log(`dxf: x up to ${max.x}`);
J
dpkg-query -W openscad python3-ezdxf; grep -m 1 '"version"' node_modules/dxf/package.json
got=$(echo "warnings: $(grep -c WARNING log)"; grep -oE 'width="[0-9]+mm" height="[0-9]+mm" viewBox="[^"]*"' plan.svg; node try.cjs)
echo "$got"
[ "$got" = 'warnings: 0
width="210mm" height="120mm" viewBox="-60 -120 210 120"
dxf: x up to 174' ] && echo ok
