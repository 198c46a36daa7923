#!/usr/bin/env bash
# Surprise: dxf-parser trims each line of a drawing, also the parts of 250 characters into which DXF splits a long note:
#   where a part ends with a space, two words join, and 1 1/4 in. of a note on the slope of a shower is 11/4 in. A
#   shorter note is right. The swing of a door, an arc from 350° to 10°, has an angleLength of -340° instead of 20.
#   ezdxf reads the note as it was.
# Expected by most: a text keeps its spaces, and arcs run counterclockwise, across 0° as well.
# Packages: npm dxf-parser 1.1.2; Debian 12 python3-ezdxf 0.18.1-1
# Source: run; the DXF reference, group codes 1 and 3 of MTEXT and 50 and 51 of ARC.
set -euo pipefail
/usr/bin/python3 -c 'import ezdxf' 2> /dev/null || { echo "needs python3-ezdxf (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" dxf-parser@1.1.2
cd "$tmp"
cat > draw.py <<'P'
import ezdxf

note = ('Verify all dimensions on site before cutting. Keep 36 in. of clear floor in front of the tub. Put blocking for grab rails '
        'between the studs at 33 in. and 36 in. above the floor. Tile all three walls to the ceiling. Slope the floor of the shower '
        'by 1 1/4 in. to its drain.')
plan = ezdxf.new('R2000')
plan.modelspace().add_mtext(note)
plan.modelspace().add_arc((0, 0), 36, 350, 10)
plan.saveas('plan.dxf')
print('ezdxf:', ezdxf.readfile('plan.dxf').modelspace()[0].text[-45:])
P
cat > try.cjs <<'J'
const DxfParser = require('dxf-parser');
const [note, swing] = new DxfParser().parseSync(require('node:fs').readFileSync('plan.dxf', 'utf8')).entities;
console.log(`dxf-parser: ${note.text.slice(-44)}`);
console.log(`dxf-parser: the swing has ${Math.round((swing.angleLength * 180) / Math.PI)}°`);
J
grep -m 1 '"version"' node_modules/dxf-parser/package.json; dpkg-query -W python3-ezdxf
got=$(/usr/bin/python3 draw.py; node try.cjs)
echo "$got"
[ "$got" = 'ezdxf: loor of the shower by 1 1/4 in. to its drain.
dxf-parser: loor of the shower by 11/4 in. to its drain.
dxf-parser: the swing has -340°' ] && echo ok
