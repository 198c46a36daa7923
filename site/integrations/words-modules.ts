/**
 * `import { footer } from 'words:site'` brings the texts of words/site.yaml into a component: checked when the
 * site is built, and without a parser in the browser, where an island carries only the groups that it imports.
 * `words:server` has every file that the server needs.
 */
import type { AstroIntegration } from 'astro';
import path from 'node:path';
import type { z } from 'zod';
import { contentFolder } from '../../contract/content-folder.ts';
import { readWords } from '../../contract/read-words.ts';
import { serverWordsFiles } from '../../contract/server-words.ts';
import { wordsFiles, type WordsFileName } from '../src/lib/words-files.ts';

const prefix = '\0words:';
const isWordsFile = (name: string): name is WordsFileName => Object.hasOwn(wordsFiles, name);

export const wordsModules = {
  name: 'words',
  resolveId: (id: string) => (id.startsWith('words:') ? `\0${id}` : undefined),
  load(this: { addWatchFile: (file: string) => void }, id: string) {
    const name = id.slice(prefix.length);
    if (!id.startsWith(prefix)) return undefined;
    if (name === 'server') return Object.keys(serverWordsFiles).map(reexport).join('\n');
    if (!isWordsFile(name)) return undefined;
    for (const source of ['company.yaml', `words/${name}.yaml`]) {
      this.addWatchFile(path.join(contentFolder, source));
    }
    return Object.entries(readWords<z.ZodType<object>>(name, wordsFiles[name].schema))
      .map(([group, texts]) => `export const ${group} = ${JSON.stringify(texts)};`)
      .join('\n');
  },
};

const reexport = (name: string) => `export * as ${name} from 'words:${name}';`;

/**
 * Declares the modules. Types are imported in place, because an import at the top would turn the declarations into
 * additions to modules that TypeScript would have to find.
 */
function declareModules(): string {
  const declare = (name: string, type: string) =>
    `declare module 'words:${name}' {\n  const words: ${type};\n  export = words;\n}\n`;
  const files = Object.keys(wordsFiles).map((name) =>
    declare(
      name,
      `import('zod').output<typeof import('../../../src/lib/words-files.ts').wordsFiles.${name}.schema>`,
    ),
  );
  const server = declare('server', `import('../../../../contract/server-words.ts').ServerWords`);
  return [...files, server].join('');
}

export function words(): AstroIntegration {
  return {
    name: 'words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [wordsModules] } });
      },
      // Written to site/.astro/integrations/words/, from where the paths above begin.
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'modules.d.ts', content: declareModules() });
      },
    },
  };
}
