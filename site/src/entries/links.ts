/** Finds internal links in raw content. `npm run launch` has no schemas, so this module needs none. */
import { isFields, visitTexts, type Path } from '../../../contract/values.ts';

interface Link {
  path: Path;
  /** Starts with "/" or "#". */
  address: string;
}

/** Address fields of a menu, a button or a card, and the canonical address of a page. */
const addressFields: ReadonlySet<string | number> = new Set(['path', 'canonical']);
const markdownLink = /\[[^\]]+\]\(([/#][^)\s]*)\)/g;

const listLinks = (value: unknown): Link[] =>
  visitTexts(value).flatMap((place) => {
    const { key = '', value: text } = place;
    const isAddress = addressFields.has(key) && /^[/#]/.test(text);
    const addresses = isAddress
      ? [text]
      : [...text.matchAll(markdownLink)].map(([, address = '']) => address);
    return addresses.map((address) => ({ path: place.path, address }));
  });

/** Drops query, fragment, `.html` and the trailing slash. */
export const toPagePath = (address: string): string =>
  address.replace(/[#?].*$/, '').replace(/(?:\.html|\/+)$/, '') || '/';

const listAnchors = (value: unknown): string[] =>
  visitTexts(value)
    .filter(({ key }) => key === 'anchor')
    .map((place) => place.value);

/** Anchors in the layout of every page. */
const frameAnchors = ['header', 'content'];

export interface DeadLink {
  path: Path;
  message: string;
}

/** `hasPage`: whether a path exists. Anchors are checked only in files that list all sections of their page. */
export function findDeadLinks(value: unknown, hasPage: (path: string) => boolean): DeadLink[] {
  const isPage = isFields(value) && Array.isArray(value['sections']);
  const anchors = isPage ? [...frameAnchors, ...listAnchors(value)] : [];
  return listLinks(value).flatMap(({ path, address }): DeadLink[] => {
    if (address.startsWith('#')) {
      if (!isPage || anchors.includes(address.slice(1))) return [];
      return [
        {
          path,
          message: `No section of this page has the anchor “${address.slice(1)}”: choose another one.`,
        },
      ];
    }
    if (hasPage(toPagePath(address))) return [];
    return [{ path, message: `There is no page ${address}: choose another one, or make that page first.` }];
  });
}
