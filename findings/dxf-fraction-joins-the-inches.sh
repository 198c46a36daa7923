#!/usr/bin/env bash
# Surprise: AutoCAD sets the fraction of an inch as a stack (12'-6{\H0.7x;\S1/2;}"), which needs no space before it. The
#   programs that make plain text of it add none: ezdxf's plain_mtext turns 12'-6 1/2" into 12'-61/2", and board of
#   5 5/8 in. into 55/8. For the slanted stack (\S1#2;) ezdxf keeps the number sign. dxf-viewer's GetText also drops the
#   bar: 612" and 558. So whoever takes sizes, a schedule or a search index from drawings gets other sizes.
# Expected by most: plain text of a dimension reads as the drawing does.
# Packages: Debian 12 python3-ezdxf 0.18.1-1; npm dxf-viewer 1.0.49
# Source: run.
set -euo pipefail
/usr/bin/python3 -c 'import ezdxf' 2>/dev/null || { echo "needs python3-ezdxf (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" dxf-viewer@1.0.49
cat > "$tmp/texts" <<'T'
12'-6{\H0.7x;\S1/2;}"
12'-6{\H0.7x;\S1#2;}"
5{\H0.7x;\S5/8;} WALL
T
cat > "$tmp/read.py" <<'P'
import sys, ezdxf
from ezdxf.tools.text import plain_mtext
print('ezdxf', ezdxf.__version__, file=sys.stderr)
for line in open(sys.argv[1]):
    print('ezdxf:', plain_mtext(line.rstrip('\n')))
P
cat > "$tmp/read.mjs" <<'J'
import { readFileSync } from 'node:fs';
import { MTextFormatParser } from './node_modules/dxf-viewer/src/MTextFormatParser.js';
for (const text of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const parser = new MTextFormatParser();
  parser.Parse(text);
  console.log(`dxf-viewer: ${[...parser.GetText()].join('')}`);
}
J
grep '"version"' "$tmp/node_modules/dxf-viewer/package.json"
got=$(/usr/bin/python3 "$tmp/read.py" "$tmp/texts"; node "$tmp/read.mjs" "$tmp/texts")
echo "$got"
[ "$got" = "$(cat <<'T'
ezdxf: 12'-61/2"
ezdxf: 12'-61#2"
ezdxf: 55/8 WALL
dxf-viewer: 12'-612"
dxf-viewer: 12'-612"
dxf-viewer: 558 WALL
T
)" ] && echo ok
