/** Command-line options: one for each question, and the general ones. */
import { parseArgs } from 'node:util';
import { AnswerError } from './answer-error.ts';
import { judgeAnswers } from './judge-answers.ts';
import type { Texts } from './question.ts';
import { demandedIds, questionIds, questions, type Answers, type QuestionId } from './questions.ts';
import type { Surroundings } from './surroundings.ts';

export interface Options {
  given: Texts;
  /** Write without asking. */
  yes: boolean;
  /** Show the changes line by line and stop. */
  dryRun: boolean;
  /** Show the changes line by line. */
  diff: boolean;
  /** Keep the current answer to every question without an option. */
  keep: boolean;
  help: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const texts = Object.fromEntries(
    questionIds.map((id) => [questions[id].option, { type: 'string' as const }]),
  );
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...texts,
        yes: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        diff: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const said = values as Record<string, string | boolean | undefined>;
    const given = questionIds.flatMap((id): [string, string][] => {
      const answer = said[questions[id].option];
      return typeof answer === 'string' ? [[id, answer]] : [];
    });
    return {
      given: Object.fromEntries(given),
      yes: said['yes'] === true,
      dryRun: said['dry-run'] === true,
      diff: said['diff'] === true,
      keep: said['keep'] === true,
      help: said['help'] === true,
    };
  } catch (error) {
    throw new AnswerError(`${(error as Error).message} See "npm run setup -- --help".`);
  }
}

export function describeOptions(): string {
  const lines = questionIds.map((id) => {
    const { option, ask, help } = questions[id];
    return `  --${option} "…"\n      ${ask} ${help}`;
  });
  return [
    'npm run setup asks for your company’s facts and writes them into content/. Each question is also an option:',
    ...lines,
    '  --keep      keeps the current answers to questions without an option',
    '  --dry-run   shows each line that would change, and stops',
    '  --diff      shows each line that changes',
    '  --yes       writes without asking',
  ].join('\n');
}

/** The required options that are missing. */
export const listMissing = (given: Texts): string[] =>
  demandedIds.filter((id) => given[id] === undefined).map((id) => `--${questions[id].option}`);

/** Fills missing answers with those of the content. */
export function fillWithPresent(given: Texts, now: Surroundings): Record<QuestionId, string> {
  const texts: Partial<Record<string, string>> = { ...given };
  for (const id of questionIds) texts[id] ??= questions[id].present(now, texts);
  return texts as Record<QuestionId, string>;
}

/** Throws one AnswerError that names every invalid option. */
export async function parseAll<Given extends Texts>(
  texts: Given,
  now: Surroundings,
): Promise<Pick<Answers, keyof Given & QuestionId>> {
  const faults = [...(await judgeAnswers(texts, now))].map(
    ([id, fault]) => `--${questions[id].option}: ${fault}`,
  );
  if (faults.length > 0) throw new AnswerError(faults.join('\n'));
  const answers: Partial<Record<QuestionId, unknown>> = {};
  for (const id of questionIds) {
    const text = texts[id];
    if (text !== undefined) answers[id] = await questions[id].parse(text, now);
  }
  return answers as Answers;
}
