/**
 * `/estimate` counts studs and boards, and `/bid` offers framing and drywall to general contractors. A new site of another
 * trade has both without a link and without a place in search engines, until their words are its own.
 */
import { isFields, type Fields } from '../../contract/is-fields.ts';
import type { createDraft } from './draft.ts';

const names = ['bid', 'estimate'];

const leadsThere = (item: unknown): boolean =>
  isFields(item) && names.some((name) => item['path'] === `/${name}`);

function dropLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !leadsThere(item)).map(dropLinks);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, dropLinks(item)]));
}

export function hideWallPages(draft: ReturnType<typeof createDraft>): void {
  for (const name of names) {
    const file = `pages/${name}.yaml`;
    const { title, ...rest } = draft.readValue(file) as Fields;
    draft.setValue(file, { title, noindex: true, ...rest });
  }
  for (const file of ['navigation.yaml', 'detail-pages.yaml'])
    draft.setValue(file, dropLinks(draft.readValue(file)));
}
