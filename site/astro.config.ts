import { buildMode } from './integrations/build-mode.ts';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentFolder } from '../contract/content-folder.ts';
import { programFolder } from '../render/program-files.ts';
import { program } from './integrations/program.ts';
import { targets } from './integrations/targets.ts';
import { servePictures } from './integrations/serve-pictures.ts';
import { samples } from './src/samples/samples-integration.ts';
import { plainImports } from './integrations/plain-imports.ts';
import { watchContent } from './integrations/watch-content.ts';
import { words } from './integrations/words-modules.ts';

// Bundling loses the location of the project, so bundles read this variable.
process.env['CONTENT'] = contentFolder;

export default defineConfig({
  output: 'server',
  adapter: program(),
  outDir: programFolder,
  cacheDir: '../.cache/astro',
  trailingSlash: 'never',
  build: { assets: '_a', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [buildMode(), watchContent(), react(), samples(), words(), servePictures()],
  vite: {
    // Inlining a drawing would cost every visitor bytes, and only a few scroll to it.
    build: {
      // Keep media ranges for now: render/finish lowers them in fewer bytes.
      cssTarget: 'esnext',
      assetsInlineLimit: (file: string) => (file.endsWith('.svg') ? false : undefined),
    },
    plugins: [plainImports, targets],
  },
});
