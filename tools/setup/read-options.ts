/** Command-line options: one for each question, and the general ones. A file can contain the answers, too. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { isFields } from '../../contract/values.ts';
import { AnswerError } from './answer-error.ts';
import { judgeAnswers } from './judge-answers.ts';
import type { Texts } from './question.ts';
import { demandedIds, questionIds, questions, type Answers, type QuestionId } from './questions.ts';
import type { Surroundings } from './surroundings.ts';

export interface Options {
  given: Texts;
  /** Show the changes line by line and stop. */
  dryRun: boolean;
  help: boolean;
}

/** Reads a YAML file that maps options, without `--`, to answers. */
function readAnswers(file: string): Texts {
  let fields: unknown;
  try {
    fields = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new AnswerError(`The answers in ${file} cannot be read: ${(error as Error).message}`);
  }
  if (!isFields(fields))
    throw new AnswerError(`${file} has no answers: write one on each line, such as “name: Ortiz Drywall”.`);
  return Object.fromEntries(
    Object.entries(fields).map(([option, answer]): [string, string] => {
      const id = questionIds.find((one) => questions[one].option === option);
      if (!id)
        throw new AnswerError(`${file}: there is no option “${option}”. See "npm run setup -- --help".`);
      if (typeof answer !== 'string' && typeof answer !== 'number')
        throw new AnswerError(`${file}: write the answer to “${option}” as one text in quotes.`);
      return [id, String(answer)];
    }),
  );
}

export function readOptions(args: readonly string[]): Options {
  const texts = Object.fromEntries(
    questionIds.map((id) => [questions[id].option, { type: 'string' as const }]),
  );
  const { values } = parseOptions(args, texts);
  const said = values as Record<string, string | boolean | undefined>;
  const given = questionIds.flatMap((id): [string, string][] => {
    const answer = said[questions[id].option];
    return typeof answer === 'string' ? [[id, answer]] : [];
  });
  return {
    given: { ...(values.answers !== undefined && readAnswers(values.answers)), ...Object.fromEntries(given) },
    dryRun: values['dry-run'],
    help: values.help,
  };
}

function parseOptions(args: readonly string[], texts: Record<string, { type: 'string' }>) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...texts,
        answers: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
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
    'npm run setup copies starter/ to content/ and asks for your company’s facts in the browser.',
    'With answers, it writes them without a browser. A later run keeps the facts that you leave out.',
    ...lines,
    '  --answers FILE',
    '      a YAML file with one answer on each line, such as “name: Ortiz Drywall”. Options take precedence.',
    '  --dry-run',
    '      shows each line that would change, and stops',
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
