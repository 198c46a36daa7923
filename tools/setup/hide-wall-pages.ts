/**
 * `/estimate` counts studs and boards, and `/bid` offers framing and drywall to general contractors. On a new site of
 * another trade, no page links to them and search engines skip them, until the owner rewrites them.
 */
import type { Fields } from '../../contract/values.ts';
import { leaveOutLinks } from '../../site/src/lib/leave-out-links.ts';
import type { createDraft } from './draft.ts';

const names = ['bid', 'estimate'];

const isHidden = (path: string): boolean => names.some((name) => path === `/${name}`);

export function hideWallPages(draft: ReturnType<typeof createDraft>): void {
  for (const name of names) {
    const file = `pages/${name}.yaml`;
    const { title, ...rest } = draft.readValue(file) as Fields;
    draft.setValue(file, { title, noindex: true, ...rest });
  }
  for (const file of ['navigation.yaml', 'detail-pages.yaml'])
    draft.setValue(file, leaveOutLinks(draft.readValue(file), isHidden));
}
