/**
 * `npm run edit`: the site with a form beside it, on this machine only. PORT chooses another port than 4331. It saves
 * files of the content folder, and no build contains any of it.
 */
import { contentFolder } from '../contract/content-folder.ts';
import { chooseHost } from './editor/guard.ts';
import { editor, editorPath } from './editor/integration.ts';
import { root } from './lib/paths.ts';
import { createFirstSteps } from './setup/first-steps.ts';
import { readPort } from './lib/read-port.ts';
import { startDevelopment } from './lib/start-development.ts';

try {
  const port = readPort(process.env, 4331);
  const host = chooseHost(process.env);
  const server = await startDevelopment(port, host, {
    // An empty folder is no fault of a site that has none of that.
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void server.stop().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
