/** Replaces the references in content with their targets. */
import { getEntry } from 'astro:content';
import { loadClip } from '../collections/clips.ts';
import { fill } from '../collections/fill.ts';
import { loadPicture } from '../collections/pictures.ts';
import { createLoad } from '../collections/referable.ts';
import { resolveReferences, type Resolved } from '../lib/references.ts';
import type { Route } from './compose-routes.ts';

const load = createLoad({
  loadPicture,
  loadClip,
  readEntry: async ({ folder }, name) => {
    const entry = await getEntry(folder, name);
    return entry && fill(entry.data);
  },
});

/** `where`: the file, for error messages. */
export const resolve = <T>(data: T, where: string): Promise<Resolved<T>> =>
  resolveReferences(data, load, where);

export const resolveSections = ({ page, source }: Route) => resolve(page.sections, `${source}: sections`);
