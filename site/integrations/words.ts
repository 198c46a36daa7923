/**
 * `import { footer } from 'words:site'` brings the texts of content/words/site.yaml into a component: checked when the
 * site is built, and without a parser in the browser, where an island carries only the groups that it imports.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWords } from '../../contract/read-words.ts';
import { serverWords } from '../../contract/server-words.ts';
import { shopWords } from '../src/lib/shop-words.ts';
import { siteWords } from '../src/lib/site-words.ts';

/** Name of a file of content/words → what it must say. */
const schemas = { site: siteWords, shop: shopWords, ...serverWords.shape };

const prefix = '\0words:';
const content = fileURLToPath(new URL('../../content/', import.meta.url));
const isWordsFile = (name: string): name is keyof typeof schemas => Object.hasOwn(schemas, name);

export const words = {
  name: 'words',
  resolveId: (id: string) => (id.startsWith('words:') ? `\0${id}` : undefined),
  load(this: { addWatchFile: (file: string) => void }, id: string) {
    const name = id.slice(prefix.length);
    if (!id.startsWith(prefix) || !isWordsFile(name)) return undefined;
    for (const source of ['company.yaml', `words/${name}.yaml`]) {
      this.addWatchFile(path.join(content, source));
    }
    return Object.entries(readWords(name, schemas[name]))
      .map(([group, texts]) => `export const ${group} = ${JSON.stringify(texts)};`)
      .join('\n');
  },
};
