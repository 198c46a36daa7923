/** Reads and validates company.yaml and the files of words/ in the content folder, and fills in the company's facts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { companySchema, listFacts, type Company } from './company.ts';
import { contentFolder, nameContentFile } from './content-folder.ts';
import { fillKnown } from './fill-in.ts';
import { getWords } from './words/languages.ts';
import { mergeWords } from './words/merge-words.ts';
import {
  serverWordsNames,
  wordsFiles,
  type AllWords,
  type ServerWords,
  type WordsFileName,
} from './words/words-files.ts';

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
  const changes = read(`words/${name}.yaml`, wordsFiles[name].schema, folder, {});
  const defaults = { ...getWords(company.language), rates: {} }[name];
  return fillKnown(mergeWords(defaults, changes), facts) as AllWords[Name];
}

export function readCompany(folder = contentFolder): Company {
  return read('company.yaml', companySchema, folder);
}

export function readServerWords(facts?: ReturnType<typeof listFacts>): ServerWords {
  const company = readCompany();
  return Object.fromEntries(
    serverWordsNames.map((name) => [name, readWords(name, contentFolder, company, facts)]),
  ) as unknown as ServerWords;
}

/** `missing` is the content of a missing file; without it, the file is required. */
function parseFile(file: string, folder: string, missing?: object): unknown {
  try {
    return parse(readFileSync(path.join(folder, file), 'utf8')) ?? missing;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (missing && code === 'ENOENT') return missing;
    throw new Error(`${nameContentFile(file)}: ${message.trim()}`, { cause: error });
  }
}

function read<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  folder: string,
  missing?: object,
): z.output<Schema> {
  const { data, error } = schema.safeParse(parseFile(file, folder, missing));
  if (error) throw new Error(`${nameContentFile(file)}:\n${z.prettifyError(error)}`);
  return data;
}
