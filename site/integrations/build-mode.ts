/**
 * A build is one for visitors, and a development server one for developers, whatever the shell around them says. The
 * configuration imports this file first: React decides when it is imported, and its development build is twice as large.
 */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { readableName, shortNames } from './class-names.ts';

/** Astro puts a variable of the shell in the place of Vite's own constant of the same name. */
const constants = ['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR'];

export function leaveShell(env: NodeJS.ProcessEnv, args: readonly string[]): void {
  env['NODE_ENV'] = args.includes('build') ? 'production' : 'development';
  for (const name of constants) delete env[name];
}

leaveShell(process.env, process.argv);

export const buildMode = (): AstroIntegration => ({
  name: 'build-mode',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      const generateScopedName =
        command === 'build' ? shortNames(fileURLToPath(config.srcDir)) : readableName;
      // Files such as site/.env are no source of a build.
      updateConfig({ vite: { envDir: false, css: { modules: { generateScopedName } } } });
    },
  },
});
