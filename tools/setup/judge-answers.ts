import { AnswerError } from './answer-error.ts';
import type { Question, Texts } from './question.ts';
import { questionIds, questions, type QuestionId } from './questions.ts';
import type { Surroundings } from './surroundings.ts';

/** Returns the fault of an answer, or nothing if it is valid. */
async function judgeAnswer(id: QuestionId, answer: string, now: Surroundings): Promise<string | undefined> {
  const question: Question = questions[id];
  try {
    await question.parse(answer, now);
    return undefined;
  } catch (error) {
    if (error instanceof AnswerError) return error.message;
    throw error;
  }
}

/** Question → fault, for the given answers. */
export async function judgeAnswers(texts: Texts, now: Surroundings): Promise<Map<QuestionId, string>> {
  const faults = new Map<QuestionId, string>();
  for (const id of questionIds) {
    const answer = texts[id];
    const fault = answer === undefined ? undefined : await judgeAnswer(id, answer, now);
    if (fault !== undefined) faults.set(id, fault);
  }
  return faults;
}
