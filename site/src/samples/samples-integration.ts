/**
 * A gallery of every section's samples: /samples in development, and in a build only with SAMPLES, for browser tests:
 * `1` for all art directions, or the names of some with commas between them. A site that visitors see never has it.
 */
import { readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const pages = {
  '/samples': new URL('./list.astro', import.meta.url),
  '/samples/all/[direction]': new URL('./show-all.astro', import.meta.url),
  '/samples/[...show]': new URL('./show.astro', import.meta.url),
};

/** What development answers to /samples/all/NAME where no direction has this name. */
export function explainDirection(name: string): string | undefined {
  const directions = readdirSync(new URL('../directions/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (directions.includes(name)) return undefined;
  return `There is no direction "${name}"; the directions are ${directions.join(', ')}.`;
}

export function samples(): AstroIntegration {
  return {
    name: 'samples',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !process.env['SAMPLES']) return;
        for (const [pattern, entrypoint] of Object.entries(pages)) injectRoute({ pattern, entrypoint });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/samples/all', ({ url = '' }, response, next) => {
          const explanation = explainDirection(new URL(url, 'http://site').pathname.slice(1));
          if (explanation === undefined) next();
          else response.writeHead(404, { 'content-type': 'text/plain' }).end(explanation);
        });
      },
    },
  };
}
