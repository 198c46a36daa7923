/**
 * `/estimate` counts studs and boards, and `/bid` offers framing and drywall to general contractors. On a site of
 * another trade, no page links to them and search engines skip them, until the owner rewrites them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Fields } from '../../contract/values.ts';
import { leaveOutLinks } from '../../site/src/lib/leave-out-links.ts';
import type { createDraft } from './draft.ts';

const names = ['bid', 'estimate'];

/** Skips a page that the owner has changed. `root` is the program's folder. */
export function hideWallPages(draft: ReturnType<typeof createDraft>, root: string): void {
  const hidden = names.filter((name) => {
    const file = `pages/${name}.yaml`;
    const value = draft.readValue(file) as Fields;
    if (!isDeepStrictEqual(value, parse(readFileSync(path.join(root, 'starter', file), 'utf8'))))
      return false;
    const { title, ...rest } = value;
    draft.setValue(file, { title, noindex: true, ...rest });
    return true;
  });
  const isHidden = (address: string) => hidden.some((name) => address === `/${name}`);
  for (const file of ['navigation.yaml', 'detail-pages.yaml'])
    draft.setValue(file, leaveOutLinks(draft.readValue(file), isHidden));
}
