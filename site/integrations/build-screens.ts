/**
 * Builds the components that the server renders at request time (site/src/screens/, office/): one module per screen, with React and
 * other shared code in separate chunks. The format is CommonJS, because Node can drop such a module from its cache
 * when a new build replaces it. The inbox's service worker is beside them.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, transformWithOxc, type UserConfig } from 'vite';
import { templateFolder } from '../../contract/server-screens.ts';
import { foreignChunks } from '../../render/finish/page-scripts.ts';
import { languageMark } from '../../render/site-marks.ts';
import { defineLanguage, wordsModules } from './words-modules.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** `screens/ProblemScreen.tsx` → `problem` */
const nameScreen = (file: string) => path.basename(file, 'Screen.tsx').toLowerCase();

/** `config`: the pages' Vite configuration, so that class names match. The modules contain marks for `fillScripts`. */
export async function buildScreens(site: string, { css }: UserConfig = {}): Promise<void> {
  const files = globSync('{site/src/screens,office}/*Screen.tsx', { cwd: root });
  await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: 'warn',
    define: { ...defineLanguage(languageMark), 'process.env.NODE_ENV': '"production"' },
    ...(css && { css }),
    plugins: [wordsModules({ isForServer: true })],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: path.join(site, templateFolder),
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [nameScreen(file), path.join(root, file)])),
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name].cjs',
          codeSplitting: { groups: foreignChunks },
        },
      },
    },
  });
  const worker = path.join(root, 'office/devices/worker.ts');
  const { code } = await transformWithOxc(readFileSync(worker, 'utf8'), worker, { sourcemap: false });
  writeFileSync(path.join(site, templateFolder, 'worker.js'), code);
}
