/** `npm start`: builds the site when a source changed, then becomes the server. */
import { bin, serverProgram } from './lib/paths.ts';
import { run } from './lib/run.ts';

if ((await run('npm', ['run', '--silent', 'site'])).code !== 0) {
  console.error('The site was not built, so there is nothing to serve: the reason is above.');
  process.exit(1);
}
const env = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
);
process.execve?.(bin('node'), [bin('node'), serverProgram], { NODE_ENV: 'production', ...env });
// Where a process cannot become another, the server runs inside this one.
await import(serverProgram);
