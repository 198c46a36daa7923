/** Finishes the site after its pages are built, so that `astro build` is the whole build. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { finishSite } from './finish/finish-site.ts';
import { readLeadServer } from './finish/read-lead-server.ts';

export function finish(): AstroIntegration {
  let cache: URL;
  return {
    name: 'finish',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = config.cacheDir;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { pages, compressed, warnings } = await finishSite(
          fileURLToPath(dir),
          fileURLToPath(cache),
          readLeadServer(process.env),
        );
        for (const warning of warnings) logger.warn(warning);
        logger.info(`${pages} pages finished, ${compressed} files compressed.`);
      },
    },
  };
}
