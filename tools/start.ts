/**
 * `npm start` builds the pages if a source has changed, then becomes the server. The server has the pictures encoded that
 * nobody has requested yet. When the render fails, the last release stays online.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteManifestFile } from '../contract/site-manifest.ts';
import { bin, root, serverProgram } from './lib/paths.ts';
import { runScript } from './lib/run.ts';

const steps = [
  ['program', 'Building the program'],
  ['pages', 'Rendering the pages'],
] as const;

for (const [script, words] of steps) {
  const line = `${words} …`;
  // In a terminal, one line moves.
  process.stderr.write(process.stderr.isTTY ? `\r\x1B[K${line}` : `${line}\n`);
  const { code, output } = await runScript(script, { quiet: true, env: { FINISH: 'later' } });
  for (const [sentence] of output.matchAll(/^Upgraded .*$/gm)) console.error(`\n${sentence}`);
  if (code === 0) continue;
  const site = path.resolve(root, process.env['SITE_DIR'] || 'dist');
  const hasRelease = script === 'pages' && existsSync(path.join(site, siteManifestFile));
  const outcome = hasRelease ? 'The last release stays online' : 'There is nothing to serve';
  console.error(`\n${output.trim()}\n${outcome}: see the reason above.`);
  if (!hasRelease) process.exit(1);
}
if (process.stderr.isTTY) process.stderr.write('\r\x1B[K');
const env = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
);
if (process.platform !== 'win32')
  process.execve?.(bin('node'), [bin('node'), serverProgram], { ...env, NODE_ENV: 'production' });
// On systems without execve, run the server in this process.
process.env['NODE_ENV'] = 'production';
await import(pathToFileURL(serverProgram).href);
