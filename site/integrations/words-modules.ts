/**
 * `import { footer } from 'words:site'` gives a component texts in the site's language, including the owner's from
 * words/site.yaml. They are validated at build time, so the browser needs no parser, and an island carries only the
 * groups that it imports. `words:server` has every file that the server needs.
 */
import type { AstroIntegration } from 'astro';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../../contract/content-folder.ts';
import { readCompany, readWords } from '../../contract/read-words.ts';
import { isWordsFile, serverWordsNames, wordsFiles } from '../../contract/words/words-files.ts';

const prefix = '\0words:';

export const wordsModules = {
  name: 'words',
  resolveId: (id: string) => (id.startsWith('words:') ? `\0${id}` : undefined),
  load(this: { addWatchFile: (file: string) => void }, id: string) {
    const name = id.slice(prefix.length);
    if (!id.startsWith(prefix)) return undefined;
    if (name === 'server') return serverWordsNames.map(reexport).join('\n');
    if (!isWordsFile(name)) return undefined;
    for (const source of ['company.yaml', `words/${name}.yaml`]) {
      this.addWatchFile(path.join(contentFolder, source));
    }
    return Object.entries(readWords(name))
      .map(([group, texts]) => `export const ${group} = ${JSON.stringify(texts)};`)
      .join('\n');
  },
};

/**
 * Scripts that import the same module share a file, which costs each page a request. So every module that formats
 * gets a copy of contract/language.ts, tree-shaken to the functions that it uses.
 */
const languageCopies: Plugin = {
  name: 'language-copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !source.endsWith('/language.ts') || this.environment.name !== 'client') return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}?for=${path.basename(importer)}`;
  },
};

const reexport = (name: string) => `export * as ${name} from 'words:${name}';`;

/**
 * Declares the modules. Types are imported inline: an import at the top would turn each declaration into an
 * augmentation of a module that TypeScript cannot find.
 */
function declareModules(): string {
  const types = `import('../../../../contract/words/words-files.ts')`;
  const declare = (name: string, type: string) =>
    `declare module 'words:${name}' {\n  const words: ${types}.${type};\n  export = words;\n}\n`;
  const files = Object.keys(wordsFiles).map((name) => declare(name, `AllWords['${name}']`));
  return [...files, declare('server', 'ServerWords')].join('');
}

export function words(): AstroIntegration {
  return {
    name: 'words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const siteLanguage = JSON.stringify(readCompany().language);
        updateConfig({ vite: { plugins: [wordsModules, languageCopies], define: { siteLanguage } } });
      },
      // Written to site/.astro/integrations/words/, so the paths above are relative to it.
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'modules.d.ts', content: declareModules() });
      },
    },
  };
}
