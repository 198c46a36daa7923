/**
 * The tests of the product speak of the demonstration: its pages, people and numbers. Where `npm run setup` has made the
 * content the owner's own, they run in a copy of the project with the content that is kept in samples/.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../lib/paths.ts';

const kept = path.join(root, 'samples');

export const hasOwnContent = (): boolean => existsSync(path.join(kept, 'content'));

/** Made by builds and tests, or laid in afterward. */
const leftOut = new Set(
  ['.git', '.cache', '.wireit', 'content', 'data', 'dist', 'node_modules', 'samples', 'test-results'].map(
    (name) => path.join(root, name),
  ),
);

/** The kept catalogue does not know the owner's photographs and logo. */
function dropOwnPictures(folder: string): void {
  const pictures = path.join(folder, 'pictures');
  const entries = parse(readFileSync(path.join(pictures, 'catalogue.yaml'), 'utf8')) as { file: string }[];
  const known = new Set(['catalogue.yaml', ...entries.map(({ file }) => file)]);
  for (const entry of readdirSync(pictures, { withFileTypes: true }))
    if (entry.isFile() && !known.has(entry.name)) rmSync(path.join(pictures, entry.name));
}

/** Folder of the copy, and how to remove it. */
export function copyDemonstration(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'demonstration-'));
  cpSync(root, folder, { recursive: true, filter: (file) => !leftOut.has(file) });
  cpSync(kept, folder, { recursive: true });
  dropOwnPictures(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // The same sources give the same pictures.
  const pictures = '.cache/astro/assets';
  if (existsSync(path.join(root, pictures)))
    cpSync(path.join(root, pictures), path.join(folder, pictures), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
