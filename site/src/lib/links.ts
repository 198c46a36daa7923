/** Where content leads to on its own site. Read from values as files say them, without schemas: `npm run launch` has none. */
import { isFields, visitTexts, type Path } from '../../../contract/values.ts';

interface Link {
  path: Path;
  /** Begins with "/" or "#". */
  address: string;
}

/** Fields that hold an address: of a menu, a button, a card; and the page that search engines list instead. */
const addressFields: ReadonlySet<string | number> = new Set(['path', 'canonical']);
const markdownLink = /\[[^\]]+\]\(([/#][^)\s]*)\)/g;

const listLinks = (value: unknown): Link[] =>
  [...visitTexts(value)].flatMap(({ path, text }) => {
    const isAddress = addressFields.has(path.at(-1) ?? '') && /^[/#]/.test(text);
    const addresses = isAddress
      ? [text]
      : [...text.matchAll(markdownLink)].map(([, address = '']) => address);
    return addresses.map((address) => ({ path, address }));
  });

/** Without what follows the page, and in the one form that each page has. */
export const toPagePath = (address: string): string =>
  address.replace(/[#?].*$/, '').replace(/(?:\.html|\/+)$/, '') || '/';

const listAnchors = (value: unknown): string[] =>
  [...visitTexts(value)].filter(({ path }) => path.at(-1) === 'anchor').map(({ text }) => text);

/** In the frame of every page. */
const frameAnchors = ['header', 'content'];

export interface DeadLink {
  path: Path;
  message: string;
}

/** `hasPage`: whether there is something at a path. Anchors are known where the file says all sections of its page. */
export function findDeadLinks(value: unknown, hasPage: (path: string) => boolean): DeadLink[] {
  const isPage = isFields(value) && Array.isArray(value['sections']);
  const anchors = [...frameAnchors, ...listAnchors(value)];
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
