/** “First steps”: the fields of company.yaml that a new site needs first, and the logo. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { writeWhole } from '../../contract/write-whole.ts';
import { buildsWalls } from '../../contract/trades.ts';
import { isFields, type Fields } from '../../contract/values.ts';
import { TypedError } from '../../domain/typed/typed-error.ts';
import { logoName } from '../../site/src/logo/logo.ts';
import { listFiles } from '../../tools/lib/list-files.ts';
import { Refusal } from './answers.ts';
import type { ContentStore } from './content-store.ts';
import { hideWallPages } from './hide-wall-pages.ts';
import { readLogo } from './read-logo.ts';

export const companyFile = 'company.yaml';

/** Paths of fields, in the order of the form. */
export const firstFields: readonly string[] = [
  'name',
  'tagline',
  'phone',
  'email',
  'street',
  'town',
  'state',
  'postalCode',
  'hours.office',
  'licenses',
  'serviceArea',
  'founded',
  'url',
  'direction',
  'home',
  'promises.warranty',
  'promises.freeRadius',
  'promises.replyTime',
  'promises.visitTime',
  'promises.quoteTime',
  'promises.startTime',
  'promises.languages',
];

/** Look → a home of the showcase that has it, for its screenshot. `root` is the program's folder. */
export function findExamples(root: string): ReadonlyMap<string, string> {
  const homes = path.join(root, 'showcase/homes');
  return new Map(
    listFiles(homes).map((file) => {
      const home = parse(readFileSync(path.join(homes, file), 'utf8')) as Fields;
      return [String(home['direction']), file.replace(/\.yaml$/, '')];
    }),
  );
}

/** The starter's pages for builders are hidden once the company names another trade. */
export async function followTrade(store: ContentStore, root: string, before: unknown): Promise<void> {
  const trade = (value: unknown) => (isFields(value) ? String(value['tagline']) : '');
  const now = trade(store.open(companyFile).value);
  if (now !== trade(before) && !buildsWalls(now)) await hideWallPages(store, root);
}

/** Throws a Refusal for a file that is no logo. Without a file, the letters are the logo, or nothing is. */
export async function saveLogo(content: string, store: ContentStore, form: FormData): Promise<void> {
  const file = form.get('logo');
  const letters = form.get('letters');
  const { value, version } = store.open(companyFile);
  const { logo: _, ...company } = value as Fields;
  if (!(file instanceof File) || file.size === 0) {
    const typed = typeof letters === 'string' ? letters.trim().toUpperCase() : '';
    await store.save(companyFile, typed === '' ? company : { ...company, logo: { letters: typed } }, version);
    return;
  }
  const { bytes, width, height } = await readLogo(Buffer.from(await file.arrayBuffer())).catch(
    (error: unknown) => {
      if (!(error instanceof TypedError)) throw error;
      throw new Refusal(422, error.message, [{ path: ['logo'], message: error.message }]);
    },
  );
  writeWhole(path.join(content, 'pictures', logoName), bytes);
  const alone = form.get('alone') === 'yes';
  const logo = { file: logoName, width, height, ...(alone && { alone }) };
  await store.save(companyFile, { ...company, logo }, version);
}
