/**
 * `npm start` builds the pages if a source has changed, then becomes the server. The server has the pictures encoded that
 * nobody has requested yet.
 */
import { pathToFileURL } from 'node:url';
import { bin, serverProgram } from './lib/paths.ts';
import { runScript } from './lib/run.ts';

if ((await runScript('pages')).code !== 0) {
  console.error('The build failed, so there is nothing to serve: see the reason above.');
  process.exit(1);
}
const env = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
);
if (process.platform !== 'win32')
  process.execve?.(bin('node'), [bin('node'), serverProgram], { ...env, NODE_ENV: 'production' });
// On systems without execve, run the server in this process.
process.env['NODE_ENV'] = 'production';
await import(pathToFileURL(serverProgram).href);
