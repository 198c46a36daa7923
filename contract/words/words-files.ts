/**
 * Every file of content/words: its check, the source that documents its texts, its name in the editor. The modules
 * `words:…` with their types, the editor's forms and the manifest of the server follow from this table.
 */
import { z } from 'zod';
import { zipArea } from '../questions/zip-area.ts';
import { takeoffRates, type TakeoffRates } from '../takeoff-rates.ts';
import { english, type Words } from './english.ts';
import { overrideSchema, wholeSchema } from './override-schema.ts';

export interface WordsFile {
  /** Check of the owner's file; a file that is missing is `{}`. */
  schema: z.ZodType;
  /** Checks of parts that are no texts, by their path. */
  own: Readonly<Record<string, z.ZodType>>;
  /** Module that documents its texts. */
  source: string;
  /** Name in the editor. */
  label: string;
}

const textFile = (name: keyof Words, label: string, own: WordsFile['own'] = {}): WordsFile => ({
  schema: overrideSchema<object>(english[name], own),
  own,
  source: `contract/words/english-${name}.ts`,
  label,
});

const ownQuestions = { 'zip.areas': z.array(zipArea) };

/** Rates are no texts: they have no default, and the file is the owner's as a whole. */
export type AllWords = Words & { rates: TakeoffRates };
export type WordsFileName = keyof AllWords;

export const wordsFiles: Readonly<Record<WordsFileName, WordsFile>> = {
  site: textFile('site', 'Words of the site'),
  forms: textFile('forms', 'Words of forms'),
  answers: textFile('answers', 'Answers and errors'),
  inbox: textFile('inbox', 'Words of the inbox'),
  mails: textFile('mails', 'Mails'),
  request: textFile('request', 'Photographs and plans'),
  takeoff: textFile('takeoff', 'Words of the estimate'),
  rates: {
    schema: takeoffRates,
    own: {},
    source: 'contract/takeoff-rates.ts',
    label: 'Rates of the estimate',
  },
  questions: textFile('questions', 'Answers to ZIP code, year, urgency', ownQuestions),
  shop: textFile('shop', 'Words of the shop'),
};

export const isWordsFile = (name: string): name is WordsFileName => Object.hasOwn(wordsFiles, name);

/** The files that the server needs, whole, as the manifest of a build has them. */
export const serverWords = z.strictObject({
  forms: wholeSchema(english.forms),
  answers: wholeSchema(english.answers),
  mails: wholeSchema(english.mails),
  request: wholeSchema(english.request),
  takeoff: wholeSchema(english.takeoff),
  questions: wholeSchema(english.questions, ownQuestions),
  rates: takeoffRates,
});

export type ServerWords = z.output<typeof serverWords>;
export const serverWordsNames = Object.keys(serverWords.shape) as (keyof ServerWords)[];
