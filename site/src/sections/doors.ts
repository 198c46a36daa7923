/** A section's door is its .astro file, which says its hydration, script and site data. Pairs doors with the kinds that content may name. */
import type { Company } from '../../../contract/company.ts';
import type { Resolved } from '../lib/references.ts';
import type { Page } from './page-schema.ts';
import { schemas } from './schemas.ts';

type Kind = keyof typeof schemas;
/** Each door takes the content of its own kind; its folder's name says which. */
type Door = (props: Resolved<Page['sections'][number]> & { company: Company }) => unknown;

export interface DoorModule {
  default: Door;
}

const folder = 'site/src/sections';

/** `modules`: path of a door from the folder of all sections (`./Hero/Hero.astro`) → its module. */
export function matchDoors(modules: Record<string, DoorModule>): Record<Kind, Door> {
  const doors = new Map<string, Door>();
  for (const [path, { default: door }] of Object.entries(modules)) {
    const [, kind = '', file = ''] = path.split('/');
    if (file !== `${kind}.astro`)
      throw new Error(
        `${folder}/${kind}/${file}: the door of a section is called ${kind}.astro, and has no other`,
      );
    if (!(kind in schemas))
      throw new Error(`${folder}/${kind} has a door, but ${folder}/schemas.ts has no schema for this kind`);
    doors.set(kind, door);
  }
  const closed = Object.keys(schemas).find((kind) => !doors.has(kind));
  if (closed)
    throw new Error(
      `${folder}/schemas.ts has the kind ${closed}, but ${folder}/${closed}/${closed}.astro is missing`,
    );
  return Object.fromEntries(doors) as Record<Kind, Door>;
}
