/** Reads the files of content/words, checks them and fills in the facts of the company. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { companySchema, listFacts } from '../../../contract/company.ts';
import { fillFactsOfWords } from '../../../contract/words.ts';
import { shopWords } from './shop-words.ts';
import { siteWords } from './site-words.ts';

/** Name of a file of content/words → what it must say. */
const schemas = { site: siteWords, shop: shopWords };

const content = new URL('../../../content/', import.meta.url);
const companyFile = 'company.yaml';

export const isWordsFile = (name: string): name is keyof typeof schemas => Object.hasOwn(schemas, name);

/** Files that `readWords` reads, relative to content/. */
export const listWordsSources = (name: string) => [companyFile, `words/${name}.yaml`];

/** A text that is missing or unknown, or says a place in braces wrongly, throws an error with its file and field. */
export function readWords(name: keyof typeof schemas, folder = content): Record<string, unknown> {
  const company = read(companyFile, companySchema, folder);
  return fillFactsOfWords(read(`words/${name}.yaml`, schemas[name], folder), listFacts(company));
}

function read<Schema extends z.ZodType>(file: string, schema: Schema, folder: URL): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(readFileSync(new URL(file, folder), 'utf8')));
  if (error) throw new Error(`content/${file}:\n${z.prettifyError(error)}`);
  return data;
}
