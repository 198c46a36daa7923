import { listFacts, type Company } from '../../contract/company.ts';
import { fillKnown } from '../../contract/fill-in.ts';
import { isFields } from '../../contract/values.ts';
import { contentFolders, splitContentFile } from '../../site/src/entries/content-folders.ts';
import { singles } from '../../site/src/entries/content-singles.ts';
import { toLabel } from './labels.ts';

/** The name of the home page that the company chose. */
export const homeLabel = 'Home page';

export type NameEntry = (file: string, value: unknown) => string;

/** Names content files of this company. Create it once for a list: it computes the company's facts. */
export function createNamer(company: Company): NameEntry {
  const facts = listFacts(company);
  return (file, value) => nameEntry(file, value, { facts, home: company.home });
}

interface NamingFacts {
  facts: Readonly<Record<string, string>>;
  /** The name of the company's home page. */
  home: string;
}

/**
 * The name of a content file in lists, with its facts filled in. A page's `title` does not count: it is for search
 * engines. “Services page” is not “Services”.
 */
function nameEntry(file: string, value: unknown, { facts, home }: NamingFacts): string {
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
