/** The content, facts and names that all forms for a phone read. */
import { companySchema } from '../../../contract/company.ts';
import { isFields, type Fields } from '../../../contract/values.ts';
import type { ContentStore } from '../content-store.ts';
import type { ContentValues } from '../content-values.ts';
import { companyFile } from '../first-steps.ts';
import type { History } from '../history.ts';
import type { Models } from '../models.ts';
import { createNamer, homeLabel, type NameEntry } from '../name-entry.ts';
import { createFieldMaker } from './quick-fields.ts';

export interface QuickParts {
  content: string;
  history: History;
  store: ContentStore;
  values: ContentValues;
  readModels: () => Promise<Models>;
  /** The program's folder. */
  root: string;
  /** The value of a new file: only the company's facts. */
  readStart: (folder: string, title: string) => Promise<unknown>;
}

export type QuickReader = ReturnType<typeof createQuickReader>;

export function createQuickReader({ content, values, readModels, root }: QuickParts) {
  const readAll = () => values.readAll().values;
  return {
    toField: createFieldMaker(content, root),
    readAll,
    readFacts: async (all = readAll()) => (await readModels()).listFacts(all),
    readNamer: (): NameEntry => createNamer(companySchema.parse(values.read(companyFile))),
  };
}

export const listEntries = (
  all: ReadonlyMap<string, unknown>,
  folder: string,
): { file: string; value: Fields }[] =>
  [...all].flatMap(([file, value]) =>
    file.startsWith(`${folder}/`) && isFields(value) ? [{ file, value }] : [],
  );

/** A home page that the company did not choose. */
export const isUnusedHome = (file: string, nameFile: NameEntry): boolean =>
  /^(?:homes|one-pagers)\//.test(file) && nameFile(file, undefined) !== homeLabel;
