/**
 * Limits the files that the development server serves to the sources of pages. Every user of the machine can reach it,
 * but leads, their secret and the settings are private to their owner.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ServerOptions } from 'vite';

const folders = ['site', 'office', 'contract', 'domain', 'node_modules'];

/** Returns the requested file after resolving links, or nothing if there is none. */
function findFile(root: string, url: string): string | undefined {
  try {
    const address = decodeURIComponent(url.replace(/[?#].*$/, ''));
    const [, file] = /^\/@fs(\/.*)$/.exec(address) ?? [];
    // On Windows, a drive letter follows the slash.
    const target = file?.replace(/^\/(?=[a-z]:)/i, '') ?? path.join(root, 'site', address);
    return realpathSync(path.resolve(target));
  } catch {
    return undefined;
  }
}

export function limitFileAccess(root: string): { fs: NonNullable<ServerOptions['fs']>; plugin: Plugin } {
  const own = folders.map((name) => path.join(realpathSync(root), name));
  // A copy of the project may link to another project's packages.
  const allow = [...own, realpathSync(path.join(root, 'node_modules'))];
  const isAllowed = (file: string) =>
    allow.some((folder) => file === folder || file.startsWith(folder + path.sep));
  return {
    fs: {
      strict: true,
      allow,
      deny: ['.env', '*.env', '.env.*', '*.{crt,pem,key}', '*.sqlite*', '**/.git/**', '**/.npmrc'],
    },
    plugin: {
      name: 'limit-file-access',
      configureServer: ({ middlewares }) => {
        // Otherwise any web page could make Vite open the developer's code editor.
        middlewares.use('/__open-in-editor', (_request, response) => void response.writeHead(404).end());
        // Vite checks the name of a link, not its target.
        middlewares.use((request, response, next) => {
          const file = findFile(root, request.url ?? '/');
          if (file === undefined || isAllowed(file)) return next();
          response.writeHead(403).end();
        });
      },
    },
  };
}
