/**
 * `import { footer } from 'words:site'` gives a component texts in the site's language, including the owner's from
 * words/site.yaml. `words:server` has every file that the server needs, and `words:settings` the settings of the site
 * (render/site-values.ts). Built code contains none of these values: pages read them when they run, and scripts
 * contain marks for the groups that they import (render/site-marks.ts).
 */
import type { AstroIntegration } from 'astro';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../../contract/content-folder.ts';
import { readCompany, readWords } from '../../contract/read-words.ts';
import { listGroups, serverWordsNames } from '../../contract/words/words-files.ts';
import { isWordsFile, wordsLabels } from '../../contract/words/words-labels.ts';
import { languageMark, writeMark } from '../../render/site-marks.ts';
import { readSettings } from '../../render/site-values.ts';

const prefix = '\0words:';

/** Where the values of a module come from. */
interface Source {
  /** The names of its exports. */
  names: readonly string[];
  /** Their object in `SiteValues`. */
  place: string;
  /** Reads them now. */
  read: () => object;
  /** The code that reads them: its statements and the expression of the object. */
  statements: string;
  expression: string;
  /** In the content folder. */
  files: readonly string[];
}

const quote = (file: string) => JSON.stringify(path.resolve(import.meta.dirname, '../..', file));

const settings: Source = {
  names: ['leadServer', 'isCounting'],
  place: 'settings',
  read: () => readSettings(process.env),
  statements: `import { readSettings } from ${quote('render/site-values.ts')};`,
  expression: 'readSettings(process.env)',
  files: ['company.yaml'],
};

/** Pages also need the language for dates and numbers. */
const readLanguage = `
  import { setLanguage } from ${quote('contract/language.ts')};
  import { readCompany, readWords } from ${quote('contract/read-words.ts')};
  const company = readCompany();
  setLanguage(company.language);`;

function findSource(name: string): Source | undefined {
  if (name === 'settings') return settings;
  if (!isWordsFile(name)) return undefined;
  return {
    names: listGroups(name),
    place: `words.${name}`,
    read: () => readWords(name),
    statements: readLanguage,
    expression: `readWords("${name}", undefined, company)`,
    files: ['company.yaml', `words/${name}.yaml`],
  };
}

const writeReader = ({ names, statements, expression }: Source) =>
  `${statements}\nexport const { ${names.join(', ')} } = ${expression};`;

const writeMarks = ({ names, place }: Source) =>
  names.map((name) => `export const ${name} = ${writeMark(`${place}.${name}`)};`).join('\n');

/** For the server, which renders in several languages. */
const writeVariables = (file: string, source: Source) => `
  import { followWords } from ${quote('contract/words/follow-words.ts')};
  ${writeMarks(source).replaceAll('export const', 'export let')}
  const own = { ${source.names.join(', ')} };
  followWords((words) => {
    ({ ${source.names.join(', ')} } = words?.${file} ?? own);
  });`;

const writeValues = ({ read }: Source) =>
  Object.entries(read())
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** `isForServer`: for the bundle of screens. */
export const wordsModules = ({ isForServer = false } = {}) => ({
  name: 'words',
  resolveId: (id: string) => (id.startsWith('words:') ? `\0${id}` : undefined),
  load(
    this: { addWatchFile: (file: string) => void; environment: { name: string; mode: string } },
    id: string,
  ) {
    if (!id.startsWith(prefix)) return undefined;
    const name = id.slice(prefix.length);
    if (name === 'server') return serverWordsNames.map(reexport).join('\n');
    const source = findSource(name);
    if (!source) return undefined;
    const isInBrowser = this.environment.name === 'client';
    if (isForServer) return source === settings ? writeMarks(source) : writeVariables(name, source);
    if (isInBrowser && this.environment.mode === 'build') return writeMarks(source);
    for (const file of source.files) this.addWatchFile(path.join(contentFolder, file));
    return isInBrowser ? writeValues(source) : writeReader(source);
  },
});

const reexport = (name: string) => `export * as ${name} from 'words:${name}';`;

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

/** For contract/language.ts. */
export const defineLanguage = (language: string) => ({ siteLanguage: JSON.stringify(language) });

/** Scripts cannot read the language. */
const scriptLanguage: Plugin = {
  name: 'script-language',
  configEnvironment: (name, _, { command }) =>
    name === 'client'
      ? { define: defineLanguage(command === 'build' ? languageMark : readCompany().language) }
      : undefined,
};

/**
 * Declares the modules. Types are imported inline: an import at the top would turn each declaration into an
 * augmentation of a module that TypeScript cannot find.
 */
function declareModules(): string {
  const root = '../../../..';
  const declare = (name: string, file: string, type: string) =>
    `declare module 'words:${name}' {\n  const words: import('${root}/${file}').${type};\n  export = words;\n}\n`;
  const file = 'contract/words/words-files.ts';
  return [
    ...Object.keys(wordsLabels).map((name) => declare(name, file, `AllWords['${name}']`)),
    declare('server', file, 'ServerWords'),
    declare('settings', 'render/site-values.ts', 'SiteSettings'),
  ].join('');
}

export function words(): AstroIntegration {
  return {
    name: 'words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // A wrong setting stops the build before its first page.
        readSettings(process.env);
        updateConfig({ vite: { plugins: [wordsModules(), scriptLanguage, languageCopies] } });
      },
      // Written to site/.astro/integrations/words/, so the paths above are relative to it.
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'modules.d.ts', content: declareModules() });
      },
    },
  };
}
