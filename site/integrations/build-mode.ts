/**
 * Runs builds in production mode and development servers in development mode, regardless of the shell's environment.
 * The configuration imports this file first: React picks its build when it is imported, and the development build is
 * twice as large.
 */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { hashOwnSources } from '../../render/finish/hashes.ts';
import { readableName, shortNames } from './class-names.ts';

/** Astro replaces Vite's built-in constants with shell variables of the same name. */
const constants = ['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR'];

export function leaveShell(env: NodeJS.ProcessEnv, args: readonly string[]): void {
  env['NODE_ENV'] = args.includes('build') ? 'production' : 'development';
  for (const name of constants) delete env[name];
}

leaveShell(process.env, process.argv);

/** A process that loads eighty files starts in half the time that it takes for eight hundred. */
const bundledPackages = {
  define: {
    'process.env.NODE_ENV': '"production"',
    builtSources: JSON.stringify(hashOwnSources()),
  },
  // These read files beside themselves.
  ssr: { noExternal: true as const, external: ['sharp', 'lightningcss', 'rolldown', 'svgo'] },
};

export const buildMode = (): AstroIntegration => ({
  name: 'build-mode',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      const generateScopedName =
        command === 'build' ? shortNames(fileURLToPath(new URL('..', config.root))) : readableName;
      // Builds ignore files such as site/.env.
      updateConfig({ vite: { envDir: false, css: { modules: { generateScopedName } } } });
      if (command === 'build') updateConfig({ vite: bundledPackages });
    },
  },
});
