/**
 * Astro builds the program with this adapter: every page is rendered on request, and the only client is the render
 * process (render/main.ts).
 */
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { officeFolder, programFolder } from '../../render/program-files.ts';
import { buildScreens } from './build-screens.ts';
import { buildOffice } from './build-office.ts';

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
          serverEntrypoint: fileURLToPath(new URL('../src/program-entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:done': async () => {
        await buildScreens(programFolder, config.vite);
        await buildOffice(officeFolder);
      },
    },
  };
}
