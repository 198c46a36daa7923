/** content/redirects.yaml: old addresses and their current ones. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';
import { toServed } from '../lib/redirects.ts';
import { fill } from './fill.ts';

const path = z.string().regex(/^\/(?!\/)/, 'an address starts with one "/"');
export const redirectsSchema = z.record(path, path);

/** As the server and static hosts use them. */
export const loadRedirects = async (): Promise<Record<string, string>> =>
  toServed(await fill(await readRedirects()));

export async function readRedirects(): Promise<Record<string, string>> {
  const entry = await getEntry('redirects', 'redirects');
  if (!entry) throw new Error('content/redirects.yaml is missing');
  return entry.data;
}
