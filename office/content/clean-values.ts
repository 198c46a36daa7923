/** Corrects what people paste into the fields of a content file, before it is checked and written. */
import { isFields, mapTexts } from '../../contract/values.ts';
import { cleanContent } from '../../domain/typed/clean-text.ts';
import { parseLink, type LinkSite } from '../../domain/typed/parse-link.ts';

/** Fields with the address of a page, as in site/src/entries/links.ts. */
const pageFields: ReadonlySet<string | number | undefined> = new Set(['path', 'canonical']);
const mark = /\[([^\]]+)\]\(((?:[^()]|\([^()]*\))+)\)/g;

/** Removes control characters and corrects links. A text that is no link stays, and the check names it. */
export function cleanValues(file: string, value: unknown, site: LinkSite): unknown {
  const cleaned = mapTexts(value, cleanContent);
  if (file === 'redirects.yaml' && isFields(cleaned))
    return Object.fromEntries(
      Object.entries(cleaned).map(([from, to]) => [
        toOldPath(from, site),
        typeof to === 'string' ? toPath(to, site) : to,
      ]),
    );
  return mapTexts(cleaned, (text, path) => {
    const name = path.at(-1);
    if (pageFields.has(name)) return toPath(text, site);
    if (name === 'url') return toUrl(text, site);
    return text.replace(mark, (all, words: string, address: string) => {
      const link = /^(?:[/#]|https:\/\/\S+$)/.test(address) ? undefined : parseLink(address, site);
      return link === undefined ? all : `[${words}](${link})`;
    });
  });
}

function toPath(text: string, site: LinkSite): string {
  const link = /^[/#]/.test(text) ? undefined : parseLink(text, site);
  return link?.startsWith('/') ? link : text;
}

/** The site's own address stays whole in such a field. */
function toUrl(text: string, site: LinkSite): string {
  const link = /^https?:\/\//.test(text) ? undefined : parseLink(text, { ...site, origins: [] });
  return link?.startsWith('https:') ? link : text;
}

/** An old address may lack a page, so "old.html" means /old.html. */
function toOldPath(text: string, site: LinkSite): string {
  const link = parseLink(text, { ...site, isPage: () => false });
  if (text.startsWith('/')) return text;
  return link?.startsWith('/') ? link : /^[\w-][^:\s]*$/.test(text) && link === undefined ? `/${text}` : text;
}
