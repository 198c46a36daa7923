import { z } from 'astro/zod';
import { clip } from './references.ts';

/** A film of this site, or the service and the ID of one elsewhere; `hasOneFilm` checks that it is one of the two. */
export const filmFields = {
  clip: clip().meta({ label: 'Film of this site' }).optional(),
  service: z
    .enum(['youtube', 'vimeo'])
    .meta({ label: 'Where it is', options: { youtube: 'YouTube', vimeo: 'Vimeo' } })
    .optional(),
  /** The letters and digits at the end of the film's address, such as aqz-KE-bpKQ. */
  id: z
    .string()
    .regex(/^[\w-]+$/, 'write the letters and digits at the end of the film’s address, such as aqz-KE-bpKQ')
    .meta({ label: 'Name of the film there' })
    .optional(),
};

type Film = Record<'clip' | 'service' | 'id', unknown>;

export const hasOneFilm = ({ clip, service, id }: Partial<Film>): boolean =>
  clip ? !service && !id : Boolean(service && id);

export const oneFilm = 'name a film of pictures/clips as “clip”, or a service and the id of a film there';
