/**
 * `import { footer } from 'words:site'` brings the texts of content/words/site.yaml into a component: checked when the
 * site is built, and without a parser in the browser, where an island carries only the groups that it imports.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWordsFile, listWordsSources, readWords } from '../src/lib/read-words.ts';

const prefix = '\0words:';
const content = fileURLToPath(new URL('../../content/', import.meta.url));

export const words = {
  name: 'words',
  resolveId: (id: string) => (id.startsWith('words:') ? `\0${id}` : undefined),
  load(this: { addWatchFile: (file: string) => void }, id: string) {
    const name = id.slice(prefix.length);
    if (!id.startsWith(prefix) || !isWordsFile(name)) return undefined;
    for (const source of listWordsSources(name)) this.addWatchFile(path.join(content, source));
    return Object.entries(readWords(name))
      .map(([group, texts]) => `export const ${group} = ${JSON.stringify(texts)};`)
      .join('\n');
  },
};
