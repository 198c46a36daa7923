/** Asks the questions in the terminal. Enter keeps the current answer. */
import { confirm, isCancel, log, multiselect, note, select, text } from '@clack/prompts';
import { judgeAnswer, judgeAnswers } from './judge-answers.ts';
import { isPromise, promiseQuestions } from './promises.ts';
import type { Question, Texts } from './question.ts';
import { questionIds, questions, type QuestionId } from './questions.ts';
import { describeLooks } from './serve-looks.ts';
import type { Surroundings } from './surroundings.ts';

/** Thrown after Ctrl+C or “Stop”. */
export class Stopped extends Error {}

export interface Interview {
  now: Surroundings;
  /** Returns the address of the page with all looks. */
  openLooks: () => Promise<string>;
  /** Called with all answers after each one. */
  keep: (answers: Texts) => void;
}

function take<Value>(answer: Value): Exclude<Value, symbol> {
  if (isCancel(answer)) throw new Stopped();
  return answer as Exclude<Value, symbol>;
}

/** Earlier answers that still parse. */
export async function sift(texts: Texts, now: Surroundings): Promise<Texts> {
  const faults = await judgeAnswers(texts, now);
  return Object.fromEntries(
    Object.entries(texts).filter(([id]) => id in questions && !faults.has(id as QuestionId)),
  );
}

/** `place` is a text such as "3 of 14". */
export async function askOne(
  id: QuestionId,
  { now, openLooks }: Interview,
  given: Texts,
  place = '',
): Promise<string> {
  const question: Question = questions[id];
  const present = given[id] ?? question.present(now, given);
  const message = `${place} ${question.ask}\n${question.help}`.trimStart();
  if (id === 'direction') log.info(describeLooks(await openLooks()));
  const options = question
    .choices?.(now)
    .map(({ name, words }) => ({ value: name, label: `${words} (${name})` }));
  if (options) return take(await select({ message, options, initialValue: present, maxItems: 8 }));
  return take(
    await text({
      message,
      // Typing replaces the current answer, Enter keeps it.
      placeholder: present,
      defaultValue: present,
      validate: (answer) => judgeAnswer(id, answer || present, now),
    }),
  );
}

/** Lets the owner choose the promises to ask about. The answer to the others is “none”. */
async function choosePromises(now: Surroundings, given: Texts, place: string) {
  const open = questionIds.filter(isPromise).filter((id) => given[id] === undefined);
  if (open.length === 0) return { made: [], none: {} };
  const made = take(
    await multiselect({
      message: `${place} What do you promise?\nMark your promises with the space bar. Pages leave out the others. Enter continues.`,
      options: open.map((id) => ({ value: id, label: promiseQuestions[id].title })),
      initialValues: open.filter((id) => now.company.promises[id]),
      required: false,
    }),
  );
  const none = open.filter((id) => !made.includes(id)).map((id) => [id, 'none']);
  return { made, none: Object.fromEntries(none) as Texts };
}

/** Skips the questions with an answer in `given`. */
export async function askAll(interview: Interview, given: Texts): Promise<Record<QuestionId, string>> {
  let answers = given;
  const add = (more: Texts) => {
    answers = { ...answers, ...more };
    interview.keep(answers);
  };
  const asked = questionIds.filter((id) => !isPromise(id) && given[id] === undefined);
  const count = asked.length + 1;
  for (const [index, id] of asked.entries())
    add({ [id]: await askOne(id, interview, answers, `${index + 1} of ${count}`) });
  const { made, none } = await choosePromises(interview.now, answers, `${count} of ${count}`);
  add(none);
  for (const id of made) add({ [id]: await askOne(id, interview, answers) });
  return answers as Record<QuestionId, string>;
}

const sayAnswer = (id: QuestionId, texts: Texts, now: Surroundings): string => {
  const { title, choices } = questions[id] as Question;
  const words = choices?.(now).find(({ name }) => name === texts[id])?.words;
  return `${title}: ${words ?? texts[id]}`;
};

export const showAnswers = (texts: Texts, now: Surroundings): void =>
  note(questionIds.map((id) => sayAnswer(id, texts, now)).join('\n'), 'Your answers');

/** Asks for an answer to change, or for the confirmation of all. */
export async function askWhatNext(texts: Texts, now: Surroundings): Promise<QuestionId | 'write'> {
  const changes = questionIds.map((id) => ({ value: id, label: `Change ${sayAnswer(id, texts, now)}` }));
  const next = take(
    await select<QuestionId | 'write' | 'stop'>({
      message: 'Is this right?',
      options: [
        { value: 'write', label: 'Write the site' },
        ...changes,
        { value: 'stop', label: 'Stop without writing' },
      ],
      maxItems: 10,
    }),
  );
  if (next === 'stop') throw new Stopped();
  return next;
}

export const askWhether = async (message: string): Promise<boolean> => take(await confirm({ message }));
