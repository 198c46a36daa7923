/** The step after `astro build`: node tools/finish.ts [folder of the built site] */
import path from 'node:path';
import { finishSite } from './finish/finish-site.ts';
import { cache, dist } from './lib/paths.ts';

try {
  const problems = await finishSite(path.resolve(process.argv[2] ?? dist), cache);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
