/**
 * Draws the five states of the service area as SVG paths from the Census outlines in `us-atlas`, and writes the
 * component that the map section shows until the visitor loads the map. Every page with the map contains the drawing, so
 * it must be small: shared borders exist once, negligible points are dropped, and steps are relative.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { geoAlbers, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

const names = ['North Carolina', 'South Carolina', 'Georgia', 'Florida', 'Virginia'];
/** Square degrees. A point is dropped if its triangle with its neighbors is smaller. */
const detail = 0.03;
const smallestRing = 6;

const atlas = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve('us-atlas/states-10m.json')), 'utf8'),
) as Topology<{
  states: GeometryCollection<{ name: string }>;
}>;
const states: GeometryCollection<{ name: string }> = {
  type: 'GeometryCollection',
  geometries: atlas.objects.states.geometries.filter(
    ({ properties }) => properties !== undefined && 'name' in properties && names.includes(properties.name),
  ),
};
const simple = simplify(presimplify(atlas), detail);
const land = merge(simple, states.geometries as (MultiPolygon | Polygon)[]);
const borders = mesh(simple, states, (one, other) => one !== other);

const size = { width: 640, height: 480 };
const projection = geoAlbers().fitExtent(
  [
    [70, 24],
    [size.width - 70, size.height - 24],
  ],
  land,
);
const path = geoPath(projection).digits(0);

/** Path with relative steps, without islands of a few points. */
function draw(shape: GeoPermissibleObjects): string {
  return (path(shape) ?? '')
    .split('M')
    .filter((line) => line !== '' && (!line.endsWith('Z') || line.split('L').length >= smallestRing))
    .map(shorten)
    .join('');
}

function shorten(line: string): string {
  const [start, ...points] = line.replace('Z', '').split('L').map(readPoint);
  if (start === undefined) return '';
  let [lastX, lastY] = start;
  const steps: string[] = [];
  for (const [x, y] of points) {
    if (x === lastX && y === lastY) continue;
    steps.push(`${String(x - lastX)} ${String(y - lastY)}`);
    [lastX, lastY] = [x, y];
  }
  return `M${start.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${line.endsWith('Z') ? 'z' : ''}`;
}

function readPoint(text: string): [x: number, y: number] {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  return [x, y];
}

const [x = 0, y = 0] = projection([-80.1757, 33.0185]) ?? [];

await writeFile(
  `${import.meta.dirname}/../../site/src/sections/Map/AreaDrawing.tsx`,
  `import { map } from 'words:site';

/** The service area with Summerville marked. Drawn by artwork/service-area; do not edit. */
export function AreaDrawing() {
  return (
    <svg viewBox="0 0 ${String(size.width)} ${String(size.height)}" role="img" aria-label={map.drawing}>
      <g fill="var(--paper)" stroke="var(--quiet)" strokeLinejoin="round">
        <path d="${draw(land)}" />
        <path d="${draw(borders)}" fill="none" />
      </g>
      <path d="M${x.toFixed(0)} 0V${String(size.height)}M0 ${y.toFixed(0)}H${String(size.width)}" stroke="var(--quiet)" strokeDasharray="2 6" />
      <path d="M${(x - 8).toFixed(0)} ${(y - 8).toFixed(0)}h16v16h-16z" fill="var(--accent)" stroke="var(--ink)" strokeWidth="2" />
      <text x="${(x + 18).toFixed(0)}" y="${(y + 22).toFixed(0)}" fontSize="16" fontWeight="600" fill="var(--ink)">
        {map.town}
      </text>
    </svg>
  );
}
`,
);
