/** Shape of a question of `npm run setup`. */
import type { Choice, Surroundings } from './surroundings.ts';

/** Answers given so far, as texts. */
export type Texts = Readonly<Partial<Record<string, string>>>;

export interface Question<Answer = unknown> {
  /** Name of the option, without `--`. */
  option: string;
  /** Names the answer in the list of all answers. */
  title: string;
  ask: string;
  /** How an answer is written. */
  help: string;
  /** The answer that the content gives today, or that follows from the ones before. */
  present: (now: Surroundings, given: Texts) => string;
  /** Throws an AnswerError. */
  parse: (text: string, now: Surroundings) => Answer | Promise<Answer>;
  choices?: (now: Surroundings) => readonly Choice[];
}

export const define = <Answer>(question: Question<Answer>): Question<Answer> => question;
