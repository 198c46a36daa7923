import { fillKnown } from '../../contract/fill-in.ts';
import { isFields } from '../../contract/values.ts';
import { contentFolders, splitContentFile } from '../../site/src/entries/content-folders.ts';
import { singles } from '../../site/src/entries/content-singles.ts';
import { toLabel } from './labels.ts';

/** The name of the home page that the company chose. */
export const homeLabel = 'Home page';

/** `home`: the name of the company's home page. */
export interface NamingFacts {
  facts: Readonly<Record<string, string>>;
  home: string;
}

/**
 * The name of a content file in lists, with its facts filled in. A page's `title` does not count: it is for search
 * engines. “Services page” is not “Services”.
 */
export function nameEntry(file: string, value: unknown, { facts, home }: NamingFacts): string {
  const single = singles[file];
  if (single) return single.label;
  const { folder = '', name = file } = splitContentFile(file) ?? {};
  const isPage = contentFolders[folder]?.type === 'page';
  if (isPage && name === home) return homeLabel;
  if (folder === 'pages') return `${toLabel(name)} page`;
  const title = isFields(value) ? (value['name'] ?? value['title']) : undefined;
  if (typeof title !== 'string') return toLabel(name);
  const words = fillKnown(title, facts);
  return isPage ? `${toLabel(name)}: ${words}` : words;
}
