/**
 * `npm run setup` copies starter/ to content/ and the office asks for the company's facts. With answers as options
 * or in a file, it writes them without a browser: see `npm run setup -- --help`.
 */
import path from 'node:path';
import { root } from './lib/paths.ts';
import { AnswerError } from './setup/answer-error.ts';
import { describeHeader } from './setup/describe-header.ts';
import { copyStarter, planChanges } from './setup/plan.ts';
import {
  describeOptions,
  parseAll,
  fillWithPresent,
  listMissing,
  readOptions,
} from './setup/read-options.ts';
import type { Options } from './setup/read-options.ts';
import { showChanges } from './setup/show-changes.ts';
import { summarizeChanges } from './setup/summarize-changes.ts';
import { isNew, readSurroundings } from './setup/surroundings.ts';
import { writeChanges } from './setup/write-changes.ts';

/** Not the folder that the build uses: a fresh clone builds the showcase, but setup writes content/. */
const content = path.resolve(root, process.env['CONTENT'] || 'content');
const folder = path.basename(content);

const nextSteps = `Next:
- npm start        the site as visitors see it; “Site” in its office changes words, projects and photographs
- npm run launch   the samples and gaps that are left`;

/** The office asks the questions on a new site. */
function copySite(): void {
  const now = readSurroundings(root, content);
  if (isNew(now)) {
    writeChanges(root, content, copyStarter(now));
    console.log(`${folder}/ is your site now, a copy of starter/.`);
  }
  console.log(
    'Run "npm start", open /inbox on the printed address, and sign in with the company\'s e-mail address. “First steps”, under “Site” and “Everything”, asks for the facts of the company.',
  );
}

async function writeAnswers({ given, dryRun }: Options): Promise<void> {
  const now = readSurroundings(root, content);
  const missing = isNew(now) ? listMissing(given) : [];
  if (missing.length > 0) throw new AnswerError(`A new site also needs these answers: ${missing.join(' ')}`);
  const answers = await parseAll(fillWithPresent(given, now), now);
  const changes = planChanges(answers, now);
  if (changes.length === 0) return console.log('Nothing to change: the content already has these answers.');
  console.log(`${dryRun ? showChanges(changes, folder) : summarizeChanges(changes, folder)}\n`);
  const logo = 'file' in answers.logo ? answers.logo.file : undefined;
  for (const advice of [describeHeader(changes, now.source), logo?.advice])
    if (advice) console.log(`${advice}\n`);
  if (dryRun) return console.log('Nothing was written: this was a dry run.');
  writeChanges(root, content, changes);
  console.log(`${changes.length} files written.\n${nextSteps}`);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(describeOptions());
  else if (Object.keys(options.given).length > 0 || options.dryRun) await writeAnswers(options);
  else copySite();
} catch (error) {
  console.error(error instanceof AnswerError ? error.message : error);
  process.exitCode = 1;
}
