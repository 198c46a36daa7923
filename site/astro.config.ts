import { buildMode } from './integrations/build-mode.ts';
import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentFolder } from '../contract/content-folder.ts';
import { contentFiles } from './integrations/content-files.ts';
import { finish } from './integrations/finish.ts';
import { servePictures } from './integrations/serve-pictures.ts';
import { samples } from './src/samples/samples-integration.ts';
import { plainImports } from './integrations/plain-imports.ts';
import { words } from './integrations/words-modules.ts';

// Bundling loses the location of the project, so bundles read this variable.
process.env['CONTENT'] = contentFolder;

export default defineConfig({
  outDir: path.resolve(process.env['SITE_DIR'] || 'dist'),
  cacheDir: '../.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_a', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [buildMode(), contentFiles(), react(), samples(), words(), servePictures(), finish()],
  vite: {
    // Inlining a drawing would cost every visitor bytes, and only a few scroll to it.
    build: {
      // The oldest browsers in the README; tests/browsers.e2e.ts checks the build's output.
      target: ['safari15.4', 'chrome108', 'firefox121'],
      // Keep media ranges for now: integrations/finish lowers them in fewer bytes.
      cssTarget: 'esnext',
      assetsInlineLimit: (file: string) => (file.endsWith('.svg') ? false : undefined),
    },
    plugins: [plainImports],
  },
});
