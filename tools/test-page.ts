/**
 * `npm run test:page -- /contact` runs the page checks of `npm test` on the named pages. It uses `npm run dev` if that
 * runs, otherwise an up-to-date build. Budgets apply only to a build.
 */
import path from 'node:path';
import { contentFolder } from '../contract/content-folder.ts';
import { bin, root } from './lib/paths.ts';
import { readPort } from './lib/read-port.ts';
import { run, runScript } from './lib/run.ts';

const routes = process.argv.slice(2);
if (routes.length === 0 || routes.some((route) => !route.startsWith('/'))) {
  console.error('Name the pages by their paths, as in npm run test:page -- /contact /about.');
  process.exit(1);
}

/** Returns the address of this project's development server, which adds its own client script to each page. */
async function findDevelopment(): Promise<string | undefined> {
  const url = `http://127.0.0.1:${readPort(process.env, 4321)}`;
  const html = await fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );
  return html.includes('/@vite/client') ? url : undefined;
}

const development = await findDevelopment();
console.log(
  development ? `Testing the pages of ${development}, without budgets.` : 'Testing the pages of the build.',
);
if (!development) {
  const { code, output } = await runScript('site', { quiet: true });
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
}
const env = {
  CONTENT: path.relative(root, contentFolder),
  TEST_ROUTES: routes.join(','),
  ...(development && { TEST_DEVELOPMENT: development }),
};
process.exit((await run(bin('playwright'), ['test', 'every-page', '--reporter', 'list'], { env })).code);
