/** The optional questions about promises (contract/company.ts). Pages leave out a promise without an answer. */
import type { promiseNames } from '../../contract/company.ts';
import { parseWords } from './parse-answers.ts';
import type { Question } from './question.ts';

type PromiseName = (typeof promiseNames)[number];

const mostLetters = 40;

/** Returns the words for use inside a sentence, or nothing for “none”. */
function parsePromise(text: string): string | undefined {
  const words = parseWords(mostLetters)(text)
    .replace(/^within /i, '')
    .replace(/\.$/, '');
  return /^(?:none|no)$/i.test(words) ? undefined : words;
}

/** A number word is lowercase inside a sentence. */
const parseAmount = (text: string) =>
  parsePromise(text)?.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

function ask(
  name: PromiseName,
  texts: Pick<Question, 'ask'> & { sentence: string },
  parse = parseAmount,
): Question<string | undefined> {
  const { sentence, ...question } = texts;
  return {
    ...question,
    option: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    help: `Pages say: “${sentence}” Write “none” to promise nothing.`,
    present: ({ company }) => company.promises[name] ?? 'none',
    parse,
  };
}

export const promiseQuestions: Record<PromiseName, Question<string | undefined>> = {
  warranty: ask('warranty', {
    ask: 'How long is the warranty on repairs?',
    sentence: 'Repairs carry [one year] of warranty.',
  }),
  freeRadius: ask('freeRadius', {
    ask: 'How far from the office is the first visit free?',
    sentence: 'The visit is free within [60 miles] of Greenville.',
  }),
  replyTime: ask('replyTime', {
    ask: 'How soon do you answer a request?',
    sentence: 'We answer within [one working day].',
  }),
  visitTime: ask('visitTime', {
    ask: 'How soon do you visit?',
    sentence: 'We come within [three working days].',
  }),
  quoteTime: ask('quoteTime', {
    ask: 'How soon after the visit do you send the written price?',
    sentence: 'You have it within [three working days] after the visit.',
  }),
  startTime: ask('startTime', {
    ask: 'How soon does a usual job start?',
    sentence: 'A usual job starts within [two weeks] after you sign.',
  }),
  languages: ask(
    'languages',
    {
      ask: 'Which languages do your crews speak?',
      sentence: 'Crews that speak [English and Spanish].',
    },
    parsePromise,
  ),
};

export const isPromise = (id: string): id is PromiseName => Object.hasOwn(promiseQuestions, id);
