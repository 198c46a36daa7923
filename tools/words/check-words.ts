/** Part of `npm run check`: finds bad habits in the words of the content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder, picturesFolder } from '../../contract/content-folder.ts';
import { readContent } from '../launch/read-content.ts';
import { listContradictions } from '../launch/contradictions.ts';
import { checkWords } from './habits.ts';

const pictures = {
  name: 'pictures/catalogue.yaml',
  data: parse(readFileSync(path.join(picturesFolder, 'catalogue.yaml'), 'utf8')) as unknown,
};
// COMPANY-HOURS, and the notice of the demonstration shop, which repeats on its pages on purpose.
const fixed = [
  'Mon-Fri 8.00 am to 5.00 pm',
  'Nothing here is for sale. What you type or click on these pages is not sent to anybody.',
];

const { files, company } = readContent(contentFolder);
const faults = [...checkWords([...files, pictures], fixed), ...listContradictions(files, company)];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
