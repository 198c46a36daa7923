/**
 * `npm run setup` asks for the company's facts, copies starter/ to content/ if there is no site yet, and writes the
 * facts into it. Every answer has an option: `npm run setup -- --help` lists them.
 */
import path from 'node:path';
import { intro, outro } from '@clack/prompts';
import { formatDate } from '../contract/language.ts';
import { root } from './lib/paths.ts';
import { AnswerError } from './setup/answer-error.ts';
import {
  askAll,
  askOne,
  askWhatNext,
  askWhether,
  showAnswers,
  sift,
  Stopped,
  type Interview,
} from './setup/ask.ts';
import { describeHeader } from './setup/describe-header.ts';
import type { Change } from './setup/draft.ts';
import { keepAnswers } from './setup/keep-answers.ts';
import { planChanges } from './setup/plan.ts';
import type { Texts } from './setup/question.ts';
import type { Answers, QuestionId } from './setup/questions.ts';
import {
  describeOptions,
  fillWithPresent,
  listMissing,
  parseAll,
  readOptions,
  type Options,
} from './setup/read-options.ts';
import { createLooks } from './setup/serve-looks.ts';
import { showChanges } from './setup/show-changes.ts';
import { summarizeChanges } from './setup/summarize-changes.ts';
import { readSurroundings, type Surroundings } from './setup/surroundings.ts';
import { writeChanges } from './setup/write-changes.ts';

/** Not the folder that the build uses: a fresh clone builds the showcase, but setup writes content/. */
const content = path.resolve(root, process.env['CONTENT'] || 'content');

const nextSteps = `Next:
- npm run edit     your words, your projects and photographs, in the browser (docs/first-hour.md)
- npm run launch   the samples and gaps that are left
- npm start        the site as visitors see it`;

const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
const kept = keepAnswers(root, content);

function refuseToAsk({ given, keep, yes, dryRun }: Options): void {
  const missing = listMissing(given);
  if (missing.length > 0 && !keep)
    throw new AnswerError(
      `Setup cannot ask questions, because this is not a terminal. Add these options, or --keep to keep the current answers: ${missing.join(' ')}`,
    );
  if (!yes && !dryRun)
    throw new AnswerError(
      'Setup cannot ask questions, because this is not a terminal. Add --yes to write, or --dry-run to see the changes.',
    );
}

/** Offers to continue with the answers of an interrupted run. */
async function takeUp(now: Surroundings): Promise<Texts> {
  const answers = await sift(kept.read(), now);
  const count = Object.keys(answers).length;
  if (count === 0) return {};
  if (
    await askWhether(
      `Continue with the ${count} answers of ${formatDate(kept.getTime(), { dateStyle: 'long' })}?`,
    )
  )
    return answers;
  kept.remove();
  return {};
}

function report(changes: readonly Change[], answers: Answers, { diff, dryRun }: Options, now: Surroundings) {
  const show = diff || dryRun ? showChanges : summarizeChanges;
  console.log(`\n${show(changes, path.basename(content))}\n`);
  const logo = 'file' in answers.logo ? answers.logo.file : undefined;
  for (const advice of [describeHeader(changes, now.source), logo?.advice])
    if (advice) console.log(`${advice}\n`);
}

/** Shows the changes until the owner accepts them. Returns nothing if there is nothing to write. */
async function decide(interview: Interview, first: Record<QuestionId, string>, options: Options) {
  let texts = first;
  for (;;) {
    const answers = await parseAll(texts, interview.now);
    const changes = planChanges(answers, interview.now);
    if (changes.length === 0) {
      console.log('Nothing to change: the content already has these answers.');
      kept.remove();
      return undefined;
    }
    if (isTerminal) showAnswers(texts, interview.now);
    report(changes, answers, options, interview.now);
    if (options.dryRun) {
      console.log('Nothing was written: this was a dry run.');
      return undefined;
    }
    const next = options.yes ? 'write' : await askWhatNext(texts, interview.now);
    if (next === 'write') return changes;
    texts = { ...texts, [next]: await askOne(next, interview, texts) };
    kept.write(texts);
  }
}

async function setUp(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(describeOptions());
  if (!isTerminal) refuseToAsk(options);
  const now = readSurroundings(root, content);
  // Report all invalid options before the first question.
  await parseAll(options.given, now);
  const isAsked = listMissing(options.given).length > 0 && !options.keep;
  if (isAsked)
    intro('Your site: Enter keeps the current answer. Ctrl+C stops, and the next run continues from there.');
  const looks = createLooks(now);
  const interview = { now, openLooks: looks.open, keep: kept.write };
  try {
    const texts = isAsked
      ? await askAll(interview, { ...(await takeUp(now)), ...options.given })
      : fillWithPresent(options.given, now);
    const changes = await decide(interview, texts, options);
    if (!changes) return;
    writeChanges(root, content, changes);
    kept.remove();
    if (isAsked) outro('Written.');
    console.log(`${changes.length} files written.\n${nextSteps}`);
  } finally {
    looks.close();
  }
}

function sayStopped(): void {
  const count = Object.keys(kept.read()).length;
  const words = count > 0 ? ` ${count} answers are kept: npm run setup continues from there.` : '';
  console.log(`Nothing was written.${words}`);
}

try {
  await setUp();
} catch (error) {
  if (error instanceof Stopped) sayStopped();
  else {
    console.error(error instanceof AnswerError ? error.message : error);
    process.exitCode = 1;
  }
}
