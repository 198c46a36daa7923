/** Lists the entries that a reference may name. It reads the files each time, because other programs may add some. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolders } from '../../site/src/entries/content-folders.ts';
import { listFiles } from '../../tools/lib/list-files.ts';

/** Target of a reference → existing names. */
export type KnownNames = Readonly<Record<string, readonly string[]>>;

export interface CatalogueEntry {
  file: string;
  title: string;
  alt: string;
  focal: [number, number];
  width: number;
  height: number;
  kind?: string;
  tags?: string[];
}

/** The last text, because every thumbnail needs its entry, and parsing takes 50 ms. */
let known: { text: string; entries: readonly CatalogueEntry[] } = { text: '', entries: [] };

export function readCatalogue(content: string): readonly CatalogueEntry[] {
  const text = readFileSync(path.join(content, 'pictures/catalogue.yaml'), 'utf8');
  if (text !== known.text) known = { text, entries: (parse(text) ?? []) as CatalogueEntry[] };
  return known.entries;
}

/** A picture's name is its file name without the extension. */
export const pictureName = (file: string): string => file.replace(/\.\w+$/, '');

/** `content` is the content folder, `project` the program's folder. */
export function listKnownNames(content: string, project: string): KnownNames {
  const names = (folder: string, ending: string) =>
    listFiles(path.resolve(content, folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length));
  return {
    ...Object.fromEntries(Object.keys(contentFolders).map((folder) => [folder, names(folder, '.yaml')])),
    picture: readCatalogue(content).map(({ file }) => pictureName(file)),
    clip: names('pictures/clips', '.mp4'),
    home: [...names('homes', '.yaml'), ...names('one-pagers', '.yaml')],
    direction: names(path.join(project, 'site/src/directions'), '/direction.css'),
  };
}
