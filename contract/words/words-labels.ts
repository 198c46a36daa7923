/** The files of content/words with their labels in the office. words-files.ts has their schemas. */
export const wordsLabels = {
  site: 'Words of the site',
  forms: 'Words of forms',
  answers: 'Answers and errors',
  inbox: 'Words of the inbox',
  mails: 'E-mails',
  request: 'Page of a request',
  takeoff: 'Words of the estimate',
  rates: 'Rates of the estimate',
  questions: 'Answers to ZIP code, year, urgency',
  shop: 'Words of the shop',
};

export type WordsFileName = keyof typeof wordsLabels;

export const isWordsFile = (name: string): name is WordsFileName => Object.hasOwn(wordsLabels, name);
