/** A new file in an empty folder begins as the showcase's first file, with only the required fields. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFields } from '../../contract/is-fields.ts';
import { contentFolders } from '../../site/src/lib/content-folders.ts';
import { listFiles } from '../lib/list-files.ts';
import type { Models } from './models.ts';
import type { SiteOverview } from './site-overview.ts';

/** `content`: the content folder; `showcase`: the one that comes with the program. */
export function readStarts(content: string, showcase: string, { forms }: Models): SiteOverview['starts'] {
  const starts = Object.entries(contentFolders).flatMap(([folder, { type }]) => {
    const own = listFiles(path.join(content, folder));
    const [first] = listFiles(path.join(showcase, folder));
    if (own.length > 0 || !first) return [];
    const value: unknown = parse(readFileSync(path.join(showcase, folder, first), 'utf8'));
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
