/**
 * Astro builds the program with this adapter: every page is rendered on request, and the only client is the render
 * process (main.ts).
 */
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { buildAnswers } from '../site/integrations/build-answers.ts';
import { programFolder } from './program-files.ts';

export function program(): AstroIntegration {
  let config: AstroConfig;
  return {
    name: 'program',
    hooks: {
      'astro:config:done': ({ setAdapter, config: done }) => {
        config = done;
        setAdapter({
          name: 'program',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('program-entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:done': () => buildAnswers(programFolder, config.vite),
    },
  };
}
