/** `npm run build`: the site, finished for the server, and within its budgets. */
import { buildSite } from './build/build-site.ts';
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';

if (!(await buildSite())) {
  console.error('The site was not built: the reason is above.');
  process.exit(1);
}
process.exit((await run(bin('node'), ['tools/budgets.ts'])).code);
