/** content/redirects.yaml: old address → today's address. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';

const path = z.string().regex(/^\//, 'an address begins with "/"');
export const redirectsSchema = z.record(path, path);

export async function loadRedirects(): Promise<Record<string, string>> {
  const entry = await getEntry('redirects', 'redirects');
  if (!entry) throw new Error('content/redirects.yaml is missing');
  return entry.data;
}
