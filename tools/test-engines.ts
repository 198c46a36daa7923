/**
 * `npm run test:engines` runs the journeys of visitors and of the inbox in Firefox and in WebKit at both widths, and in
 * Chromium the tables of dialogs and of fields after Back. `npm run test:engines -- webkit contact` runs only one
 * engine, and only the journeys with the word in their path.
 */
import { getChromium } from './lib/chromium.ts';
import { engines, getEngine, type OtherEngine } from './lib/engines.ts';
import { bin } from './lib/paths.ts';
import { run, runScript } from './lib/run.ts';

const words = process.argv.slice(2);
const others = Object.keys(engines) as OtherEngine[];
const names = ['chromium', ...others];
const asked = words.some((word) => names.includes(word))
  ? names.filter((name) => words.includes(name))
  : names;

await getChromium();
for (const name of others.filter((other) => asked.includes(other)))
  if (!(await getEngine(name))) {
    console.error(`${name} was not found: install ${engines[name].packages.join(', ')}.`);
    process.exit(1);
  }
const { code } = await runScript('site');
if (code !== 0) process.exit(code);
const filters = words.filter((word) => !names.includes(word));
const args = ['test', ...asked.map((name) => `--project=${name}*`), '--reporter=line', ...filters];
process.exit((await run(bin('playwright'), args, { env: { CONTENT: 'showcase' } })).code);
