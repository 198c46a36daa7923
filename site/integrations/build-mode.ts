/** A build is one for visitors, and a development server one for developers, whatever the shell around them says. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { readableName, shortNames } from './class-names.ts';

/** Astro puts a variable of the shell in the place of Vite's own constant of the same name. */
const constants = ['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR'];

export const buildMode = (): AstroIntegration => ({
  name: 'build-mode',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      const isBuild = command === 'build';
      // React and Vite read it later than this. A development build of React is twice as large.
      process.env['NODE_ENV'] = isBuild ? 'production' : 'development';
      for (const name of constants) delete process.env[name];
      const generateScopedName = isBuild ? shortNames(fileURLToPath(config.srcDir)) : readableName;
      // Files such as site/.env are no source of a build.
      updateConfig({ vite: { envDir: false, css: { modules: { generateScopedName } } } });
    },
  },
});
