/** The checkout's two lists: countries, and districts of the preselected country. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { contentFolder } from '../../../contract/content-folder.ts';

export const listEntrySchema = z.strictObject({
  id: z.string(),
  name: z.string().min(1),
  /** ISO 3166 code of the country or subdivision. */
  code: z.string().min(1),
});

type ListEntry = Omit<z.output<typeof listEntrySchema>, 'id'>;

/** Astro warns about an empty collection, but only a shop has these lists. */
async function loadList(name: 'countries' | 'districts'): Promise<ListEntry[]> {
  if (!existsSync(path.join(contentFolder, `lists/${name}.yaml`))) return [];
  return (await getCollection(name)).map(({ data }) => ({ name: data.name, code: data.code }));
}

export const loadCountries = (): Promise<ListEntry[]> => loadList('countries');
export const loadDistricts = (): Promise<ListEntry[]> => loadList('districts');
