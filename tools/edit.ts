/**
 * `npm run edit`: the site with a form beside it, on this machine only. PORT chooses another port than 4331. What it
 * saves are files of content/ and pictures/; nothing of it is part of a build.
 */
import path from 'node:path';
import { dev } from 'astro';
import { chooseHost } from './editor/guard.ts';
import { editor, editorPath } from './editor/integration.ts';
import { root } from './lib/paths.ts';
import { readPort } from './lib/read-port.ts';

try {
  const port = readPort(process.env, 4331);
  const host = chooseHost(process.env);
  const server = await dev({
    root: path.join(root, 'site'),
    // An empty folder is no fault of a site that has none of that.
    logLevel: 'error',
    server: { host, port },
    integrations: [editor({ root, port })],
    vite: { server: { strictPort: true } },
  });
  console.log(`The editor: http://${host}:${port}${editorPath}/`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void server.stop().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
