/** What a new file begins as in a folder whose samples were put away: the first of them, with what it must say. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFields } from '../../contract/is-fields.ts';
import { contentFolders } from '../../site/src/lib/content-folders.ts';
import { listFiles } from '../lib/list-files.ts';
import type { Models } from './models.ts';
import type { SiteOverview } from './site-overview.ts';

const kept = 'samples/content';

export function readStarts(root: string, { forms }: Models): SiteOverview['starts'] {
  const starts = Object.entries(contentFolders).flatMap(([folder, { type }]) => {
    const own = listFiles(path.join(root, 'content', folder));
    const [first] = listFiles(path.join(root, kept, folder));
    if (own.length > 0 || !first) return [];
    const value: unknown = parse(readFileSync(path.join(root, kept, folder, first), 'utf8'));
    const form = forms[type];
    if (!isFields(value) || form.type !== 'group') return [];
    const needed = form.fields.filter(
      ({ name, isOptional, fallback }) => !isOptional && fallback === undefined && name in value,
    );
    const entries = needed.map(({ name }) => [name, value[name]] as const);
    const title = value['name'] ?? value['title'];
    const label = typeof title === 'string' ? title : first;
    return [
      [
        folder,
        { label, value: { ...('sample' in value && { sample: true }), ...Object.fromEntries(entries) } },
      ],
    ];
  });
  return Object.fromEntries(starts) as SiteOverview['starts'];
}
