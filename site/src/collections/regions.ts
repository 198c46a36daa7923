/** The checkout's two lists: countries, and districts of the preselected country. */
import { getCollection } from 'astro:content';
import { z } from 'astro/zod';

export const listEntrySchema = z.strictObject({
  id: z.string(),
  name: z.string().min(1),
  /** ISO 3166 code of the country or subdivision. */
  code: z.string().min(1),
});

type ListEntry = Omit<z.output<typeof listEntrySchema>, 'id'>;

export async function loadCountries(): Promise<ListEntry[]> {
  return (await getCollection('countries')).map(({ data: { name, code } }) => ({ name, code }));
}

export async function loadDistricts(): Promise<ListEntry[]> {
  return (await getCollection('districts')).map(({ data: { name, code } }) => ({ name, code }));
}
