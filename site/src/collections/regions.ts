/** The checkout's two lists: countries, and districts of the preselected country. Only a shop has them. */
import { z } from 'astro/zod';
import { readContentFile } from '../entries/content-entries.ts';

/** Each name with its ISO 3166 code. */
export const listSchema = z.record(z.string(), z.string().min(1));

interface ListEntry {
  name: string;
  /** ISO 3166 code of the country or subdivision. */
  code: string;
}

/** In the order of the codes. */
function readList(file: string): ListEntry[] {
  const codes = readContentFile(file, listSchema, {});
  return Object.entries(codes)
    .map(([name, code]) => ({ name, code }))
    .sort((a, b) => a.code.localeCompare(b.code));
}

export const readCountries = (): ListEntry[] => readList('lists/countries.yaml');
export const readDistricts = (): ListEntry[] => readList('lists/districts.yaml');
