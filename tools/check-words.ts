/** Part of `npm run check`: the words of the content keep clear of the habits that tools/words names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readContent } from './launch/read-content.ts';
import { root } from './lib/paths.ts';
import { checkWords } from './words/habits.ts';

const catalogue = 'pictures/catalogue.yaml';
const pictures = {
  name: catalogue,
  data: parse(readFileSync(path.join(root, catalogue), 'utf8')) as unknown,
};
// COMPANY-HOURS, and the notice of the demonstration shop, which is the same on its pages on purpose.
const fixed = [
  'Mon-Fri 8.00 am to 5.00 pm',
  'Nothing here is for sale. What you type or click on these pages is not sent to anybody.',
];

const faults = checkWords([...readContent(root).files, pictures], fixed);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
