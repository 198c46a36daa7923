/**
 * Which files a development server may give away: what pages are made of. Every user of the machine may ask it, while leads,
 * their secret and settings are files that only their owner may read.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ServerOptions } from 'vite';

const folders = ['site', 'contract', 'domain', 'node_modules'];

/** Where a request leads, following links; nothing where there is no file. */
function findFile(root: string, url: string): string | undefined {
  try {
    const address = decodeURIComponent(url.replace(/[?#].*$/, ''));
    const [, file] = /^\/@fs(\/.*)$/.exec(address) ?? [];
    // Windows writes a drive behind the slash.
    const target = file?.replace(/^\/(?=[a-z]:)/i, '') ?? path.join(root, 'site', address);
    return realpathSync(path.resolve(target));
  } catch {
    return undefined;
  }
}

/** `root`: the project; `content`: the content folder. */
export function limitFileAccess(
  root: string,
  content: string,
): { fs: NonNullable<ServerOptions['fs']>; plugin: Plugin } {
  const own = folders.map((name) => path.join(realpathSync(root), name));
  // A copy of the project may share the packages of another one.
  const allow = [...own, realpathSync(content), realpathSync(path.join(root, 'node_modules'))];
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
        // Vite would start the editor of whoever runs the server, at the word of any page.
        middlewares.use('/__open-in-editor', (_request, response) => void response.writeHead(404).end());
        // Vite looks at the name of a link, not at what it leads to.
        middlewares.use((request, response, next) => {
          const file = findFile(root, request.url ?? '/');
          if (file === undefined || isAllowed(file)) return next();
          response.writeHead(403).end();
        });
      },
    },
  };
}
