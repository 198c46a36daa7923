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

const answerWords = z.strictObject({
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
  sent: z.strictObject({ call: text('when', 'zone'), read: text() }),
  problem: z.strictObject({
    tab: text(),
    description: text(),
    call: text(),
    write: text(),
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
  search: z.strictObject({
    none: text('query'),
    found: countedText('query'),
    alike: z.array(z.array(text()).min(2)),
  }),
});

export type AnswerWords = z.output<typeof answerWords>;

/** A file of content/words. */
export interface WordsFile {
  /** What it must say. */
  schema: z.ZodType;
  /** Module that documents its texts. */
  source: string;
  /** Name in the editor. */
  label: string;
}

/** The files that the server needs: name in content/words → what is known of it. */
export const serverWordsFiles = {
  forms: { schema: formWords, source: 'contract/form-words.ts', label: 'Words of forms' },
  answers: { schema: answerWords, source: 'contract/server-words.ts', label: 'Answers and errors' },
  mails: { schema: mailWords, source: 'contract/mail-words.ts', label: 'Mails' },
  request: { schema: requestWords, source: 'contract/request-words.ts', label: 'Photographs and plans' },
  takeoff: { schema: takeoffWords, source: 'contract/takeoff-words.ts', label: 'Words of the estimate' },
  rates: { schema: takeoffRates, source: 'contract/takeoff-rates.ts', label: 'Rates of the estimate' },
  questions: {
    schema: questionWords,
    source: 'contract/questions/question-words.ts',
    label: 'Answers to ZIP code, year, urgency',
  },
} satisfies Record<string, WordsFile>;

type Files = typeof serverWordsFiles;
type Schemas = { [Name in keyof Files]: Files[Name]['schema'] };

export const serverWords = z.strictObject(
  Object.fromEntries(Object.entries(serverWordsFiles).map(([name, { schema }]) => [name, schema])) as Schemas,
);

export type ServerWords = z.output<typeof serverWords>;
