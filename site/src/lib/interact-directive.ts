/** Registers `client:interact`: an island hydrates when the visitor first touches it, never on load. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export function interactDirective(): AstroIntegration {
  return {
    name: 'client-interact',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interact',
          entrypoint: fileURLToPath(new URL('./interact.client.ts', import.meta.url)),
        });
      },
    },
  };
}
