/**
 * A gallery of every section's samples: /samples in development, and in a build only with SAMPLES=1, for browser
 * tests. A site that visitors see never has it.
 */
import type { AstroIntegration } from 'astro';

export function samples(): AstroIntegration {
  return {
    name: 'samples',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env['SAMPLES'] !== '1') return;
        injectRoute({ pattern: '/samples', entrypoint: new URL('./list.astro', import.meta.url) });
        injectRoute({ pattern: '/samples/[...show]', entrypoint: new URL('./show.astro', import.meta.url) });
      },
    },
  };
}
