/**
 * `/estimate` counts studs and boards, and `/bid` offers framing and drywall to general contractors. On a site of
 * another trade, no page links to them and search engines skip them, until the owner rewrites them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Fields } from '../../contract/values.ts';
import { leaveOutLinks } from '../../site/src/entries/leave-out-links.ts';
import { Refusal } from './answers.ts';
import type { ContentStore } from './content-store.ts';

const names = ['bid', 'estimate'];

/** Skips a page that the owner has changed. `root` is the program's folder. */
export async function hideWallPages(store: ContentStore, root: string): Promise<void> {
  const hidden: string[] = [];
  for (const name of names) {
    const file = `pages/${name}.yaml`;
    const starter = path.join(root, 'starter', file);
    const opened = open(store, file);
    if (!opened || !existsSync(starter)) continue;
    if (!isDeepStrictEqual(opened.value, parse(readFileSync(starter, 'utf8')))) continue;
    const { title, ...rest } = opened.value as Fields;
    await store.save(file, { title, noindex: true, ...rest }, opened.version);
    hidden.push(`/${name}`);
  }
  for (const file of ['navigation.yaml', 'detail-pages.yaml']) {
    const { value, version } = store.open(file);
    await store.save(
      file,
      leaveOutLinks(value, (address) => hidden.includes(address)),
      version,
    );
  }
}

function open(store: ContentStore, file: string) {
  try {
    return store.open(file);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
