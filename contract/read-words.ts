/** Reads texts of content/: company.yaml and the files of content/words, checked, with the company's facts filled in. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { companySchema, listFacts, type Company } from './company.ts';
import { fillPartly } from './fill-in.ts';
import { serverWordsFiles, type ServerWords } from './server-words.ts';

const content = new URL('../content/', import.meta.url);

/** A text that is missing or unknown, or says a place in braces wrongly, throws an error with its file and field. */
export function readWords<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  folder = content,
  facts = listFacts(readCompany(folder)),
): z.output<Schema> {
  return fillPartly(read(`words/${name}.yaml`, schema, folder), facts);
}

export function readCompany(folder = content): Company {
  return read('company.yaml', companySchema, folder);
}

export function readServerWords(facts = listFacts(readCompany())): ServerWords {
  return Object.fromEntries(
    Object.entries(serverWordsFiles).map(([name, { schema }]) => [
      name,
      readWords<z.ZodType>(name, schema, content, facts),
    ]),
  ) as ServerWords;
}

function parseFile(file: string, folder: URL): unknown {
  try {
    return parse(readFileSync(new URL(file, folder), 'utf8'));
  } catch (error) {
    throw new Error(`content/${file}: ${(error as Error).message.trim()}`, { cause: error });
  }
}

function read<Schema extends z.ZodType>(file: string, schema: Schema, folder: URL): z.output<Schema> {
  const { data, error } = schema.safeParse(parseFile(file, folder));
  if (error) throw new Error(`content/${file}:\n${z.prettifyError(error)}`);
  return data;
}
