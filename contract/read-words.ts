/** Reads company.yaml and the files of words/ from the content folder, checked, with the company's facts filled in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { companySchema, listFacts, type Company } from './company.ts';
import { contentFolder, nameContentFile } from './content-folder.ts';
import { fillPartly } from './fill-in.ts';
import { serverWordsFiles, type ServerWords } from './server-words.ts';

/** A text that is missing or unknown, or says a place in braces wrongly, throws an error with its file and field. */
export function readWords<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  folder = contentFolder,
  facts = listFacts(readCompany(folder)),
): z.output<Schema> {
  return fillPartly(read(`words/${name}.yaml`, schema, folder), facts);
}

export function readCompany(folder = contentFolder): Company {
  return read('company.yaml', companySchema, folder);
}

export function readServerWords(facts = listFacts(readCompany())): ServerWords {
  return Object.fromEntries(
    Object.entries(serverWordsFiles).map(([name, { schema }]) => [
      name,
      readWords<z.ZodType>(name, schema, contentFolder, facts),
    ]),
  ) as ServerWords;
}

function parseFile(file: string, folder: string): unknown {
  try {
    return parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(`${nameContentFile(file)}: ${(error as Error).message.trim()}`, { cause: error });
  }
}

function read<Schema extends z.ZodType>(file: string, schema: Schema, folder: string): z.output<Schema> {
  const { data, error } = schema.safeParse(parseFile(file, folder));
  if (error) throw new Error(`${nameContentFile(file)}:\n${z.prettifyError(error)}`);
  return data;
}
