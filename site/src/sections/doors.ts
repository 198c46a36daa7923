/**
 * Pairs section kinds with what renders them: the door (`Hero/Hero.astro`) of a section with a script, an island or a
 * frame of its own, otherwise its component (`Team/Team.tsx`) in the usual frame.
 */
import type { FunctionComponent } from 'react';
import type { Company } from '../../../contract/company.ts';
import type { Resolved } from '../fields/references.ts';
import type { Page } from './page-schema.ts';
import { schemas } from './schemas.ts';

export type Kind = keyof typeof schemas;
type Props = Resolved<Page['sections'][number]> & { company: Company };
/** `default` is a door. A component has the name of its kind. */
export type SectionModule = Readonly<Record<string, unknown>>;

export interface Renderers {
  Door: ((props: Props) => unknown) | undefined;
  Component: FunctionComponent<Props> | undefined;
}

const folder = 'site/src/sections';

/** `modules` maps the path of a file in the sections folder, such as `./Hero/Hero.astro`, to its module. */
export function matchDoors(modules: Readonly<Record<string, SectionModule>>): Record<Kind, Renderers> {
  for (const path of Object.keys(modules)) {
    const [, kind = '', file = ''] = path.split('/');
    if (!file.endsWith('.astro')) continue;
    if (file !== `${kind}.astro`)
      throw new Error(`${folder}/${kind}/${file}: a section has only one .astro file, ${kind}.astro`);
    if (!(kind in schemas))
      throw new Error(
        `${folder}/${kind} has a .astro file, but ${folder}/schemas.ts has no schema for this kind`,
      );
  }
  const renderers = Object.keys(schemas).map((kind) => {
    const Door = modules[`./${kind}/${kind}.astro`]?.['default'];
    const Component = modules[`./${kind}/${kind}.tsx`]?.[kind];
    if (!Door && !Component)
      throw new Error(
        `${folder}/schemas.ts has the kind ${kind}, but ${folder}/${kind}/${kind}.tsx is missing`,
      );
    return [kind, { Door, Component }] as const;
  });
  return Object.fromEntries(renderers) as Record<Kind, Renderers>;
}
