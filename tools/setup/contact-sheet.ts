/** A page with a picture of each direction and home page, opened from the disk: `.cache/setup/directions.html`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Surroundings } from './surroundings.ts';

const style =
  'body{font:16px/1.4 system-ui;margin:2rem}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:2rem;padding:0;list-style:none}img{width:100%;height:14rem;object-fit:cover;object-position:top;border:1px solid #ccc}code{font-weight:700}';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Address of the page. */
export function writeContactSheet({ root, homes, directions }: Surroundings): string {
  const file = path.join(root, '.cache/setup/directions.html');
  const items = homes.flatMap(({ name, words, direction = '' }) => {
    const picture = path.join(root, 'showcase/pictures/variants', `${name}.jpg`);
    if (!existsSync(picture)) return [];
    const idea = directions.find((one) => one.name === direction)?.words ?? '';
    const source = pathToFileURL(picture).href;
    return `<li><img src="${source}" alt="" loading="lazy"><br>Direction <code>${escape(direction)}</code>: ${escape(idea)}<br>Home page <code>${name}</code>: ${escape(words)}</li>`;
  });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Directions</title><style>${style}</style><h1>Directions and home pages</h1><ul>${items.join('')}</ul></html>`,
  );
  return pathToFileURL(file).href;
}
