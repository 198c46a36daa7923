/** Reads and validates company.yaml and the files of words/ in the content folder, and fills in the company's facts. */
import { companySchema, listFacts, type Company } from './company.ts';
import { contentFolder } from './content-folder.ts';
import { fillKnown } from './fill-in.ts';
import { readYaml } from './read-yaml.ts';
import { takeoffRates } from './takeoff-rates.ts';
import { getWords } from './words/languages.ts';
import { mergeWords } from './words/merge-words.ts';
import {
  serverWordsNames,
  translatedWords,
  wordsFiles,
  type AllWords,
  type ServerWords,
  type TranslatedWords,
} from './words/words-files.ts';
import type { WordsFileName } from './words/words-labels.ts';

const noRates = takeoffRates.parse({});

/**
 * Returns the texts of the company's language with the owner's overrides. An unknown text or an invalid placeholder
 * throws an error with its file and field. A missing file changes nothing.
 */
export function readWords<Name extends WordsFileName>(
  name: Name,
  folder = contentFolder,
  company = readCompany(folder),
  facts = listFacts(company),
): AllWords[Name] {
  const changes = readYaml(`words/${name}.yaml`, wordsFiles[name].schema, { folder, missing: {} });
  const defaults: AllWords = { ...getWords(company.language), rates: noRates };
  return fillKnown(mergeWords(defaults[name], changes), facts);
}

export function readCompany(folder = contentFolder): Company {
  return readYaml('company.yaml', companySchema, { folder });
}

export function readServerWords(facts?: ReturnType<typeof listFacts>): ServerWords {
  const company = readCompany();
  return Object.fromEntries(
    serverWordsNames.map((name) => [name, readWords(name, contentFolder, company, facts)]),
  ) as unknown as ServerWords;
}

/** The program's words in another language. What has no translation is that of `words`: rates, and areas by ZIP code. */
export function translate(
  words: ServerWords,
  language: string,
  facts: Readonly<Record<string, string>>,
): TranslatedWords {
  const translated: Partial<AllWords> = getWords(language);
  const changes: Partial<Record<WordsFileName, object>> = {
    questions: { zip: { areas: words.questions.zip.areas } },
  };
  const names = Object.keys(translatedWords.shape) as (keyof TranslatedWords)[];
  const entries = names.map((name) => [
    name,
    translated[name] && fillKnown(mergeWords(translated[name], changes[name]), facts),
  ]);
  return { ...(Object.fromEntries(entries) as TranslatedWords), rates: words.rates };
}
