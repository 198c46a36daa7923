/**
 * The site's answers to the optional questions: whether crews come there, the hazards of an old house, when to call
 * first.
 */
import { fillIn } from '../contract/fill-in.ts';
import { waterComesIn } from '../contract/questions/question-fields.ts';
import type { QuestionWords } from '../contract/words/english.ts';
import { findZip, findZipArea } from './zip-areas.ts';

/** Field name → sentence. */
export type QuestionAnswers = Readonly<Record<string, string>>;

/** The paint of older homes may contain lead: 40 CFR 745.82. */
const leadBefore = 1978;
/** Older sprayed ceilings may contain asbestos; makers sold stock for years after the ban of 1977. */
const asbestosBefore = 1990;
const firstYear = 1600;

const answered = ['zip', 'yearBuilt', 'urgency'];
export const isAnswered = (name: string): boolean => answered.includes(name);

export function answerQuestions(
  fields: Readonly<Record<string, string | undefined>>,
  words: QuestionWords,
): QuestionAnswers {
  const answers: [string, string | undefined][] = [
    ['zip', answerZip(fields['zip'] ?? '', words.zip)],
    ['yearBuilt', answerYear(fields['yearBuilt'] ?? '', words.year)],
    ['urgency', fields['urgency'] === waterComesIn ? words.urgency.water : undefined],
  ];
  return Object.fromEntries(answers.filter((answer): answer is [string, string] => answer[1] !== undefined));
}

function answerZip(typed: string, { areas, elsewhere, noZip }: QuestionWords['zip']): string | undefined {
  if (typed.trim() === '') return undefined;
  const digits = findZip(typed);
  if (digits === undefined) return noZip;
  if (areas.length === 0) return undefined;
  const area = findZipArea(digits, areas);
  return area ? fillIn(area.sentence, { area: area.name }) : elsewhere;
}

function answerYear(typed: string, { lead, asbestos, noYear }: QuestionWords['year']): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (year < firstYear) return noYear;
  const sentences = [...(year < leadBefore ? [lead] : []), ...(year < asbestosBefore ? [asbestos] : [])];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
