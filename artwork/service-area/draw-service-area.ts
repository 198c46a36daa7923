/**
 * Draws the five states of the service area as SVG paths from the Census outlines in `us-atlas`, simplified to a
 * quarter of a degree of detail, and prints the component that the map section shows before the map service is asked.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { geoAlbers, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const names = ['North Carolina', 'South Carolina', 'Georgia', 'Florida', 'Virginia'];
const atlas = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve('us-atlas/states-10m.json')), 'utf8'),
) as Topology<{
  states: GeometryCollection<{ name: string }>;
}>;
const states = feature(atlas, atlas.objects.states).features.filter(({ properties }) =>
  names.includes(properties.name),
);

const size = { width: 640, height: 480 };
const projection = geoAlbers().fitExtent(
  [
    [70, 24],
    [size.width - 70, size.height - 24],
  ],
  { type: 'FeatureCollection', features: states },
);
const path = geoPath(projection).digits(0);

/**
 * Drops points closer than `gap` px to the last one kept, and islands smaller than a few px. The steps are relative:
 * short numbers, because every page with the map carries them.
 */
function thin(data: string, gap: number): string {
  return data
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const points = ring.replace('Z', '').split('L');
      let [lastX, lastY] = [Number.NEGATIVE_INFINITY, 0];
      const steps: string[] = [];
      for (const [x = 0, y = 0] of points.map((point) => point.split(',').map(Number))) {
        if (Math.hypot(x - lastX, y - lastY) < gap) continue;
        steps.push(
          steps.length === 0 ? `M${String(x)} ${String(y)}l` : `${String(x - lastX)} ${String(y - lastY)}`,
        );
        [lastX, lastY] = [x, y];
      }
      return steps.length > 6 ? `${steps[0] ?? ''}${steps.slice(1).join(' ').replaceAll(' -', '-')}z` : '';
    })
    .join('');
}

const outlines = states.map((state) => `      <path d="${thin(path(state) ?? '', 9)}" />`).join('\n');
const [x = 0, y = 0] = projection([-80.1757, 33.0185]) ?? [];

await writeFile(
  `${import.meta.dirname}/../../site/src/sections/Map/AreaDrawing.tsx`,
  `import { map } from 'words:site';

/** The service area with Summerville marked. Drawn by artwork/service-area; do not edit. */
export function AreaDrawing() {
  return (
    <svg viewBox="0 0 ${String(size.width)} ${String(size.height)}" role="img" aria-label={map.drawing}>
      <g fill="var(--paper)" stroke="var(--quiet)" strokeLinejoin="round">
${outlines}
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
