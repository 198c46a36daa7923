/** Asks the questions in the terminal, one after the other; Enter takes what is there. */
import { confirm, isCancel, log, select, text } from '@clack/prompts';
import { AnswerError } from './answer-error.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { questionIds, questions, type Question, type QuestionId, type Texts } from './questions.ts';
import type { Surroundings } from './surroundings.ts';

/** Somebody pressed Ctrl+C. */
export class Stopped extends Error {}

function keep<Value>(answer: Value): Exclude<Value, symbol> {
  if (isCancel(answer)) throw new Stopped('Nothing was changed.');
  return answer as Exclude<Value, symbol>;
}

const explain = (question: Question, answer: string, now: Surroundings): string | undefined => {
  try {
    question.parse(answer, now);
    return undefined;
  } catch (error) {
    if (error instanceof AnswerError) return error.message;
    throw error;
  }
};

async function askOne(question: Question, now: Surroundings, given: Texts, place: string): Promise<string> {
  const present = question.present(now, given);
  const message = `${place} ${question.ask}\n${question.help}`;
  const options = question
    .choices?.(now)
    .map(({ name, words }) => ({ value: name, label: words, hint: name }));
  if (options) return keep(await select({ message, options, initialValue: present, maxItems: 8 }));
  return keep(
    await text({
      message,
      // Typing replaces what is there, Enter takes it.
      placeholder: present,
      defaultValue: present,
      validate: (answer) => explain(question, answer || present, now),
    }),
  );
}

/** `given`: answers that came as options; they are not asked. */
export async function askAll(given: Texts, now: Surroundings): Promise<Record<QuestionId, string>> {
  const answers: Partial<Record<string, string>> = { ...given };
  const asked = questionIds.filter((id) => given[id] === undefined);
  for (const [index, id] of asked.entries()) {
    const isOfLooks = id === 'home' || (id === 'direction' && !asked.includes('home'));
    if (isOfLooks) log.info(`See them all in your browser: ${writeContactSheet(now)}`);
    answers[id] = await askOne(questions[id], now, answers, `${index + 1} of ${asked.length}`);
  }
  return answers as Record<QuestionId, string>;
}

export const askWhether = async (message: string): Promise<boolean> => keep(await confirm({ message }));
