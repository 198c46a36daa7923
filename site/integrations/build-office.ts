/** Builds the browser code of the office's page “Site”, and collects the help texts of its forms. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { readComments } from '../../office/content/read-comments.ts';
import { oldestBrowsers } from './targets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const client = path.join(root, 'office/content/client');

/** The order matters: later style sheets override earlier ones. */
const sheets = ['elements', 'layout', 'form', 'items', 'dialogs'];

export async function buildOffice(folder: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: oldestBrowsers,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(client, 'main.tsx'),
        output: { entryFileNames: 'editor.js' },
      },
    },
  });
  mkdirSync(folder, { recursive: true });
  const styles = sheets.map((name) => readFileSync(path.join(client, 'styles', `${name}.css`), 'utf8'));
  writeFileSync(path.join(folder, 'editor.css'), styles.join('\n'));
  writeFileSync(path.join(folder, 'help.json'), JSON.stringify(readComments(root)));
}
