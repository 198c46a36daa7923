/**
 * All files of content/words: the schema, and the source whose comments document the texts.
 * The `words:…` modules with their types, the editor's forms and the server's manifest derive from this table.
 */
import { z } from 'zod';
import { zipArea } from '../questions/zip-area.ts';
import { takeoffRates, type TakeoffRates } from '../takeoff-rates.ts';
import { english, type Words } from './english.ts';
import { overrideSchema, wholeSchema } from './override-schema.ts';
import type { WordsFileName } from './words-labels.ts';

export interface WordsFile {
  /** The schema of the owner's file; a missing file counts as `{}`. */
  schema: z.ZodType;
  /** Schemas of parts that are not texts, by path. */
  own: Readonly<Record<string, z.ZodType>>;
  /** The module that documents its texts. */
  source: string;
}

/** Most files are absent, so a schema is made when it is first needed. */
const textFile = (name: keyof Words, own: WordsFile['own'] = {}): WordsFile => {
  let schema: z.ZodType | undefined;
  return {
    get schema() {
      return (schema ??= overrideSchema<object>(english[name], own));
    },
    own,
    source: `contract/words/english-${name}.ts`,
  };
};

const ownQuestions = { 'zip.areas': z.array(zipArea) };

/** Rates are not texts: they have no default, and the whole file is the owner's. */
export type AllWords = Words & { rates: TakeoffRates };

export const wordsFiles: Readonly<Record<WordsFileName, WordsFile>> = {
  site: textFile('site'),
  forms: textFile('forms'),
  answers: textFile('answers'),
  inbox: textFile('inbox'),
  mails: textFile('mails'),
  request: textFile('request'),
  takeoff: textFile('takeoff'),
  rates: {
    schema: takeoffRates,
    own: {},
    source: 'contract/takeoff-rates.ts',
  },
  questions: textFile('questions', ownQuestions),
  shop: textFile('shop'),
};

/** The names of the groups of texts in a file, whether the owner has it or not. */
export const listGroups = (name: WordsFileName): string[] =>
  Object.keys(name === 'rates' ? takeoffRates.shape : english[name]);

/** The complete files that the server needs, as in the manifest of a build. */
export const serverWords = z.strictObject({
  forms: wholeSchema(english.forms),
  answers: wholeSchema(english.answers),
  mails: wholeSchema(english.mails),
  request: wholeSchema(english.request),
  takeoff: wholeSchema(english.takeoff),
  questions: wholeSchema(english.questions, ownQuestions),
  rates: takeoffRates,
});

/** The files of another language: also those that screens need. */
export const translatedWords = serverWords.extend({
  inbox: wholeSchema(english.inbox),
  site: wholeSchema(english.site),
});

export type TranslatedWords = z.output<typeof translatedWords>;
export type ServerWords = z.output<typeof serverWords>;
export const serverWordsNames = Object.keys(serverWords.shape) as (keyof ServerWords)[];
