/** content/redirects.yaml: old addresses and their current ones. */
import { z } from 'astro/zod';
import { readContentFile } from '../entries/content-entries.ts';
import { toServed } from '../entries/check-redirects.ts';
import { fill } from './fill.ts';

const path = z.string().regex(/^\/(?!\/)/, 'an address starts with one "/"');
export const redirectsSchema = z.record(
  path.meta({ label: 'Old address, such as /old-page.html' }),
  path.meta({ label: 'New address' }),
);

/** As the server and static hosts use them. */
export const loadRedirects = (): Record<string, string> => toServed(fill(readRedirects()));

export const readRedirects = (): Record<string, string> => readContentFile('redirects.yaml', redirectsSchema);
