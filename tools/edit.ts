/**
 * `npm run edit`: the site next to an editing form, on this machine only. PORT overrides the port 4331. The editor
 * saves files of the content folder, and no build contains it.
 */
import { userInfo } from 'node:os';
import { contentFolder } from '../contract/content-folder.ts';
import { chooseHost } from './editor/guard.ts';
import { editor, editorPath } from './editor/integration.ts';
import { writeTunnel } from './editor/ssh-tunnel.ts';
import { root } from './lib/paths.ts';
import { createFirstSteps } from './setup/first-steps.ts';
import { readPort } from './lib/read-port.ts';
import { startDevelopment } from './lib/start-development.ts';

try {
  const port = readPort(process.env, 4331);
  const host = chooseHost(process.env);
  const server = await startDevelopment(port, host, {
    // Astro warns about empty folders, but a site may have no projects, for example.
    logLevel: 'error',
    integrations: [
      editor({
        root,
        content: contentFolder,
        port,
        firstSteps: createFirstSteps(root, contentFolder),
      }),
    ],
  });
  console.log(`The editor: http://${host}:${port}${editorPath}/`);
  const tunnel = writeTunnel(port, process.env['SSH_CONNECTION'], userInfo().username);
  if (tunnel) console.log(`You are connected by ssh: first type this on your own computer: ${tunnel}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void server.stop().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
