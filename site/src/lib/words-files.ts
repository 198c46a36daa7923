/**
 * Every file of content/words: what it must say, where its texts are documented, what the editor calls it. The modules
 * `words:…` with their types, the editor's forms and the manifest of the server follow from this table.
 */
import { serverWordsFiles, type WordsFile } from '../../../contract/server-words.ts';
import { shopWords } from './shop-words.ts';
import { siteWords } from './site-words.ts';

export const wordsFiles = {
  site: { schema: siteWords, source: 'site/src/lib/site-words.ts', label: 'Words of the site' },
  ...serverWordsFiles,
  shop: { schema: shopWords, source: 'site/src/lib/shop-words.ts', label: 'Words of the shop' },
} satisfies Record<string, WordsFile>;

export type WordsFileName = keyof typeof wordsFiles;
