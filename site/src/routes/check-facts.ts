/** Finds words in braces that nothing fills. */
import { promiseNames } from '../../../contract/company.ts';
import { listAllFacts } from '../collections/fill.ts';
import { visitValues, type Path } from '../../../contract/values.ts';
import type { RouteMap } from './compose-routes.ts';
import type { ContentFile, Fault } from './fault.ts';
import type { SiteContent } from './site-content.ts';

/** Additional placeholders in the texts of a file. The pages made from it fill them. */
const places: Readonly<Record<string, readonly string[]>> = {
  'blog.yaml': ['category'],
  'detail-pages.yaml': ['firstName', 'title', 'number', 'count'],
};

/** Texts with braces, and such keys that are old addresses. */
function listUnfilled(data: unknown): { path: Path; text: string }[] {
  return visitValues(data).flatMap((place) => {
    const { key, value } = place;
    const texts = [typeof key === 'string' && key.startsWith('/') ? key : '', value];
    return texts
      .filter((text): text is string => typeof text === 'string' && text.includes('{'))
      .map((text) => ({ path: place.path, text }));
  });
}

const listPlaces = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const show = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

export function findUnknownFacts(
  files: readonly ContentFile[],
  content: SiteContent,
  map: RouteMap | undefined,
): Fault[] {
  const facts = listAllFacts(content.company, content.prices);
  const known = Object.keys(facts);
  let texts: ReadonlySet<string> | undefined;
  /** Whether a page shows the text as it is. */
  const isLeft = (text: string) => {
    texts ??= new Set(listUnfilled(map?.routes.map(({ page }) => page)).map((place) => place.text));
    return texts.has(text);
  };
  return files.flatMap(({ file, data }) =>
    listUnfilled(data).flatMap(({ path, text }): Fault[] => {
      const unknown = listPlaces(text).filter(
        (name) => !known.includes(name) && (!places[file]?.includes(name) || isLeft(text)),
      );
      if (unknown.length > 0)
        return [
          {
            file,
            path,
            message: unknown.some((name) => promiseNames.some((promise) => promise === name))
              ? `company.yaml does not promise ${show(unknown)}. Say it there under “promises”, or leave this text out.`
              : `${show(unknown)} is not known here; choose from ${show(known)}.`,
            isLink: false,
          },
        ];
      // Facts are filled in once, so a fact may not contain another.
      const isFact = file === 'company.yaml' || file === 'prices.yaml';
      if (!isFact || listPlaces(text).length === 0) return [];
      return [{ file, path, message: 'This is a fact itself: write it without braces.', isLink: false }];
    }),
  );
}
