/** content/redirects.yaml: old address → today's address. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';
import { toServed } from '../lib/redirects.ts';
import { fill } from './fill.ts';

const path = z.string().regex(/^\/(?!\/)/, 'an address begins with one "/"');
export const redirectsSchema = z.record(path, path);

/** As the server and static hosts answer them. */
export const loadRedirects = async (): Promise<Record<string, string>> =>
  toServed(await fill(await readRedirects()));

export async function readRedirects(): Promise<Record<string, string>> {
  const entry = await getEntry('redirects', 'redirects');
  if (!entry) throw new Error('content/redirects.yaml is missing');
  return entry.data;
}
