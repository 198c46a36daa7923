/** Options of the command line: one for each question, and how to go about it. */
import { parseArgs } from 'node:util';
import { AnswerError } from './answer-error.ts';
import { questionIds, questions, type Answers, type QuestionId, type Texts } from './questions.ts';
import type { Surroundings } from './surroundings.ts';

export interface Options {
  given: Texts;
  /** Write without asking. */
  yes: boolean;
  /** Show what would change, and end. */
  dryRun: boolean;
  /** Take what the content says today for every question without an option. */
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
    'npm run setup asks for what is yours and writes it into content/. Each question is an option, too:',
    ...lines,
    '  --keep      questions without an option keep what the content says today',
    '  --dry-run   shows what would change, and ends',
    '  --yes       writes without asking',
  ].join('\n');
}

/** Options that are missing where nobody can be asked. */
export const listMissing = (given: Texts): string[] =>
  questionIds.filter((id) => given[id] === undefined).map((id) => `--${questions[id].option}`);

/** What the content says, where no answer was given. */
export function fillWithPresent(given: Texts, now: Surroundings): Record<QuestionId, string> {
  const texts: Partial<Record<string, string>> = { ...given };
  for (const id of questionIds) texts[id] ??= questions[id].present(now, texts);
  return texts as Record<QuestionId, string>;
}

/** Throws one AnswerError that names every option that is not understood. */
export function parseAll(texts: Record<QuestionId, string>, now: Surroundings): Answers {
  const faults: string[] = [];
  const answers = questionIds.map((id) => {
    try {
      return [id, questions[id].parse(texts[id], now)] as const;
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      faults.push(`--${questions[id].option}: ${error.message}`);
      return [id, undefined] as const;
    }
  });
  if (faults.length > 0) throw new AnswerError(faults.join('\n'));
  return Object.fromEntries(answers) as Answers;
}
