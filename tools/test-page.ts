/**
 * `npm run test:page -- /contact`: everything that `npm test` judges on every page, on the pages that are named. The pages come
 * from `npm run dev` where it runs, and else from the build, which is brought up to date first. Budgets are those of a build.
 */
import path from 'node:path';
import { contentFolder } from '../contract/content-folder.ts';
import { bin, root } from './lib/paths.ts';
import { readPort } from './lib/read-port.ts';
import { run, runScript } from './lib/run.ts';

const routes = process.argv.slice(2);
if (routes.length === 0 || routes.some((route) => !route.startsWith('/'))) {
  console.error('Name the pages by their addresses, as in npm run test:page -- /contact /about.');
  process.exit(1);
}

/** Address of the development server of this machine, which adds a client of its own to each page. */
async function findDevelopment(): Promise<string | undefined> {
  const url = `http://127.0.0.1:${readPort(process.env, 4321)}`;
  const html = await fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );
  return html.includes('/@vite/client') ? url : undefined;
}

const development = await findDevelopment();
console.log(development ? `Pages of ${development}, without budgets.` : 'Pages of the build.');
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
