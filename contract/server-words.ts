/** What the server says to visitors and owners: content/words, checked when the site is built, shipped in its manifest. */
import { z } from 'zod';
import { formWords } from './form-words.ts';
import { mailWords } from './mail-words.ts';
import { requestWords } from './request-words.ts';
import { questionWords } from './questions/question-words.ts';
import { takeoffRates } from './takeoff-rates.ts';
import { takeoffWords } from './takeoff-words.ts';
import { countedText, text } from './text-places.ts';

const problem = z.strictObject({ title: text(), sentence: text() });

export const answerWords = z.strictObject({
  form: z.strictObject({
    tab: text(),
    description: text(),
    title: text(),
    lead: text(),
    summary: text(),
    heading: text(),
    promise: text(),
    back: text(),
  }),
  problem: z.strictObject({
    tab: text(),
    description: text(),
    call: text(),
    home: text(),
    notFound: problem,
    wrongMethod: problem,
    unreadable: problem,
    tooLarge: text(),
    unsupported: text(),
    tooMany: text(),
    tooManyTitle: text(),
    tooManyRequests: text(),
    notStored: text(),
    otherSite: text(),
    crash: text(),
  }),
  mark: z.strictObject({
    tab: text(),
    description: text(),
    marks: z.strictObject({ called: text(), quoted: text(), 'not-a-fit': text(), spam: text() }),
    title: text('reference', 'mark'),
    question: text('mark', 'reference?'),
    button: text('mark'),
    doneTitle: text(),
    done: text('reference', 'mark'),
  }),
  change: z.strictObject({
    tab: text(),
    description: text(),
    title: text('reference'),
    lead: text(),
    empty: text(),
    enough: text(),
    label: text(),
    button: text(),
    withdraw: text(),
    doneTitle: text(),
    corrected: text('reference'),
    withdrawn: text('reference'),
  }),
  unknownLink: problem,
  search: z.strictObject({ none: text('query'), found: countedText('query') }),
});

export type AnswerWords = z.output<typeof answerWords>;

/** File of content/words → what it must say. */
export const serverWords = z.strictObject({
  answers: answerWords,
  forms: formWords,
  mails: mailWords,
  request: requestWords,
  takeoff: takeoffWords,
  rates: takeoffRates,
  questions: questionWords,
});

export type ServerWords = z.output<typeof serverWords>;
