/**
 * Cuts the two font files that the site serves out of the Archivo variable font: one for text (weight 400–700),
 * one instance for display (wide and heavy). Run it when the site needs another character; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
);
const folder = `${import.meta.dirname}/../../site/src/styles/fonts`;
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const extra = '–—‘’“”…·•×→←↑©°½éñ\u00a0';

const cuts = {
  'archivo-text': { wght: { min: 400, max: 700 }, wdth: 100 },
  'archivo-display': { wght: 780, wdth: 122 },
} as const;

const font = await readFile(source);
for (const [name, variationAxes] of Object.entries(cuts)) {
  const subset = await subsetFont(font, ascii + extra, {
    targetFormat: 'woff2',
    variationAxes,
    noLayoutClosure: true,
  });
  await writeFile(`${folder}/${name}.woff2`, subset);
  console.log(`${folder}/${name}.woff2  ${subset.length} bytes`);
}
