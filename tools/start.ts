/** `npm start`: builds the site when a source changed, then becomes the server. */
import { buildSite } from './build/build-site.ts';
import { bin, serverProgram } from './lib/paths.ts';

if (!(await buildSite({ onlyIfChanged: true }))) {
  console.error('The site was not built, so there is nothing to serve: the reason is above.');
  process.exit(1);
}
const env = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
);
process.execve?.(bin('node'), [bin('node'), serverProgram], { NODE_ENV: 'production', ...env });
// Where a process cannot become another, the server runs inside this one.
await import(serverProgram);
