/** Replaces the references in content with their targets. */
import type { z } from 'astro/zod';
import { loadClip } from '../collections/clips.ts';
import { fill } from '../collections/fill.ts';
import { loadPicture } from '../collections/pictures.ts';
import { findEntry } from '../entries/content-entries.ts';
import { createLoad } from '../collections/referable.ts';
import { resolveReferences, type Resolved } from '../fields/references.ts';
import type { Route } from './compose-routes.ts';

const load = createLoad({
  loadPicture,
  loadClip,
  readEntry({ folder, schema }, name) {
    const data: object | undefined = findEntry<z.ZodType<object>>(folder, name, schema);
    return data && fill(data);
  },
});

/** `where`: the file, for error messages. */
export const resolve = <T>(data: T, where: string): Promise<Resolved<T>> =>
  resolveReferences(data, load, where);

export const resolveSections = ({ page, source }: Route) => resolve(page.sections, `${source}: sections`);
