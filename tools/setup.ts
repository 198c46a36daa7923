/**
 * `npm run setup`: asks for the company's facts, copies starter/ to content/ where there is no site yet, and writes the facts into it. Every answer
 * can be given as an option; `npm run setup -- --help` lists them.
 */
import path from 'node:path';
import { intro, outro } from '@clack/prompts';
import { root } from './lib/paths.ts';
import { AnswerError } from './setup/answer-error.ts';
import { askAll, askWhether, Stopped } from './setup/ask.ts';
import { describeHeader } from './setup/describe-header.ts';
import { planChanges } from './setup/plan.ts';
import {
  describeOptions,
  fillWithPresent,
  listMissing,
  parseAll,
  readOptions,
} from './setup/read-options.ts';
import { showChanges } from './setup/show-changes.ts';
import { readSurroundings } from './setup/surroundings.ts';
import { writeChanges } from './setup/write-changes.ts';

/** A fresh clone builds the showcase; an owner's site is content/. */
const content = path.resolve(root, process.env['CONTENT'] || 'content');

const nextSteps = `Next:
- npm run edit     your words, your projects and photographs, in the browser (docs/first-hour.md)
- npm run launch   what is still a sample or missing
- npm start        the site as visitors see it`;

async function setUp(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(describeOptions());
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const missing = listMissing(options.given);
  if (!isTerminal && missing.length > 0 && !options.keep) {
    throw new AnswerError(
      `Nobody can be asked here, because this is not a terminal. Give these options, or --keep for what the content says today: ${missing.join(' ')}`,
    );
  }
  if (!isTerminal && !options.yes && !options.dryRun)
    throw new AnswerError(
      'Nobody can be asked here: add --yes to write, or --dry-run to see what would change.',
    );

  const now = readSurroundings(root, content);
  const isAsked = missing.length > 0 && !options.keep;
  if (isAsked) intro('Your site: Enter takes what is there, Ctrl+C ends without a change.');
  const texts = isAsked ? await askAll(options.given, now) : fillWithPresent(options.given, now);
  const changes = await planChanges(parseAll(texts, now), now);
  if (changes.length === 0) return console.log('Nothing to change: the content says all this already.');

  console.log(`\n${showChanges(changes, path.basename(content))}\n`);
  const advice = describeHeader(changes, now.source);
  if (advice) console.log(`${advice}\n`);
  if (options.dryRun) return console.log('Nothing was written: this was a dry run.');
  if (!options.yes && !(await askWhether(`Write these ${changes.length} files?`)))
    return console.log('Nothing was written.');
  writeChanges(root, content, changes);
  if (isAsked) outro('Written.');
  console.log(`${changes.length} files written.\n${nextSteps}`);
}

try {
  await setUp();
} catch (error) {
  console.error(error instanceof AnswerError || error instanceof Stopped ? error.message : error);
  process.exitCode = 1;
}
