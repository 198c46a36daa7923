/**
 * A section's door is its .astro file, which sets its hydration, script and site data. This module pairs doors with
 * section kinds.
 */
import type { Company } from '../../../contract/company.ts';
import type { Resolved } from '../fields/references.ts';
import type { Page } from './page-schema.ts';
import { schemas } from './schemas.ts';

export type Kind = keyof typeof schemas;
/** A door renders the kind that its folder is named after. */
type Door = (props: Resolved<Page['sections'][number]> & { company: Company }) => unknown;

export interface DoorModule {
  default: Door;
}

const folder = 'site/src/sections';

/** `modules` maps the path of a door in the sections folder (`./Hero/Hero.astro`) to its module. */
export function matchDoors(modules: Record<string, DoorModule>): Record<Kind, Door> {
  const doors = new Map<string, Door>();
  for (const [path, { default: door }] of Object.entries(modules)) {
    const [, kind = '', file = ''] = path.split('/');
    if (file !== `${kind}.astro`)
      throw new Error(`${folder}/${kind}/${file}: a section has only one .astro file, ${kind}.astro`);
    if (!(kind in schemas))
      throw new Error(
        `${folder}/${kind} has a .astro file, but ${folder}/schemas.ts has no schema for this kind`,
      );
    doors.set(kind, door);
  }
  const closed = Object.keys(schemas).find((kind) => !doors.has(kind));
  if (closed)
    throw new Error(
      `${folder}/schemas.ts has the kind ${closed}, but ${folder}/${closed}/${closed}.astro is missing`,
    );
  return Object.fromEntries(doors) as Record<Kind, Door>;
}
