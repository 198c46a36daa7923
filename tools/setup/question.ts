/** The type of a question of “First steps” and `npm run setup`. */
import type { Choice, Surroundings } from './surroundings.ts';

/** The texts of the answers so far. */
export type Texts = Readonly<Partial<Record<string, string>>>;

export interface Question<Answer = unknown> {
  /** Name of the option, without `--`. */
  option: string;
  ask: string;
  /** How to write the answer. */
  help: string;
  /** The current answer of the content, or a default from the earlier answers. */
  present: (now: Surroundings, given: Texts) => string;
  /** Throws an AnswerError. */
  parse: (text: string, now: Surroundings) => Answer | Promise<Answer>;
  choices?: (now: Surroundings) => readonly Choice[];
}

export const define = <Answer>(question: Question<Answer>): Question<Answer> => question;
