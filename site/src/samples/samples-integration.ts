/**
 * A gallery of every section's samples at /samples: always in development. The program can render it, but a site has
 * it only if SAMPLES is set, for browser tests: `SAMPLES=1` includes all art directions, a comma-separated list some.
 */
import { readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const pages = {
  '/samples': new URL('./list.astro', import.meta.url),
  '/samples/all/[direction]': new URL('./show-all.astro', import.meta.url),
  '/samples/[...show]': new URL('./show.astro', import.meta.url),
};

/** The development server's response to /samples/all/NAME for an unknown direction. */
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
      'astro:config:setup': ({ injectRoute }) => {
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
