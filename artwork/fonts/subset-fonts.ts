/**
 * Subsets the two typefaces of each direction from the families in its direction.yaml, and writes its faces.css: the
 * typefaces, and for each a fallback font with the same metrics, so a late font shifts nothing. `npm run fonts` does all
 * directions, `npm run fonts -- NAME` one. The repository contains the results and the license of each family.
 */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { parse } from 'yaml';

interface Face {
  file: string;
  /** Axes of a variable font: one value to pin, or a range to keep. */
  axes?: Record<string, number | [number, number]>;
  weight?: number;
  /** Scales a narrow or wide family to the letter width of the layout. */
  adjust?: number;
  /**
   * Scale of the fallback font, 1 for plain Arial, at which the site's words are as wide as in this typeface.
   * tests/faces.long.e2e.ts measures it. The default is the ratio of the average widths of lowercase letters.
   */
  fallback?: number;
  /** `false` drops kerning, which is a third of the file in some families. */
  kerning?: boolean;
}

const directions = fileURLToPath(new URL('../../site/src/directions/', import.meta.url));
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** Rare characters. If a company uses one, the browser takes it from another font. */
const unused = '\\^`{|}~<>[]';
const extra = '–—‘’“”…·•×→↑©°½éñ\u00a0\u2011';
const letters = [...ascii, ...extra].filter((letter) => !unused.includes(letter)).join('');
/** Average width of Latin letters in em, from capsize, of the fallback fonts. */
const fallbacks = {
  text: { local: "local('Arial'), local('Liberation Sans')", width: 904 / 2048 },
  display: { local: "local('Arial Bold'), local('Liberation Sans Bold')", width: 983 / 2048 },
};

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

async function cutFace(folder: string, role: 'text' | 'display', face: Face): Promise<string> {
  const source = await readFile(fileURLToPath(import.meta.resolve(face.file)));
  const variationAxes = Object.fromEntries(
    Object.entries(face.axes ?? {}).map(([axis, value]) => [
      axis,
      typeof value === 'number' ? value : { min: value[0], max: value[1] },
    ]),
  );
  // Drop hints: browsers antialias without them, and they are up to a third of the file. Keep only kerning, which is on
  // by default: no style uses another feature.
  const options = {
    targetFormat: 'woff2',
    variationAxes,
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: face.kerning === false ? [] : ['kern'],
  } as const;
  const font = await subsetFont(source, letters, options);
  await writeFile(`${folder}/${role}.woff2`, font);
  await copyFile(
    fileURLToPath(import.meta.resolve(face.file.replace(/\/files\/.*/, '/LICENSE'))),
    `${folder}/${role}.OFL.txt`,
  );
  console.log(`${folder}/${role}.woff2  ${font.length} bytes`);

  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(
    await subsetFont(font, letters, { targetFormat: 'sfnt', noLayoutClosure: true }),
  );
  const range = face.axes?.['wght'];
  const weight = Array.isArray(range) ? range.join(' ') : String(face.weight ?? 400);
  const name = role === 'text' ? 'Text' : 'Display';
  const adjust = face.adjust ?? 1;
  const fallback = fallbacks[role];
  const scale = face.fallback ?? ((xWidthAvg / unitsPerEm) * adjust) / fallback.width;
  return `@font-face {
  font-family: '${name}';
  src: url('./${role}.woff2') format('woff2');
  font-weight: ${weight};${adjust === 1 ? '' : `\n  size-adjust: ${percent(adjust)};`}
  font-display: swap;
}
@font-face {
  font-family: '${name} Fallback';
  src: ${fallback.local};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent((ascent / unitsPerEm) * (adjust / scale))};
  descent-override: ${percent((Math.abs(descent) / unitsPerEm) * (adjust / scale))};
  line-gap-override: 0%;
}
`;
}

const [only] = process.argv.slice(2);
const names = (await readdir(directions, { withFileTypes: true })).filter((entry) => entry.isDirectory());
if (only && !names.some(({ name }) => name === only)) {
  throw new Error(`There is no direction "${only}" in ${directions}.`);
}
for (const { name } of names.filter((entry) => !only || entry.name === only)) {
  const folder = directions + name;
  const { faces } = parse(await readFile(`${folder}/direction.yaml`, 'utf8')) as {
    faces: { text: Face; display: Face };
  };
  const rules = [await cutFace(folder, 'text', faces.text), await cutFace(folder, 'display', faces.display)];
  await writeFile(`${folder}/faces.css`, rules.join(''));
}
