import { z } from 'astro/zod';

/** The service and the ID of a film. */
export const filmFields = {
  service: z
    .enum(['youtube', 'vimeo'])
    .meta({ label: 'Where it is', options: { youtube: 'YouTube', vimeo: 'Vimeo' } }),
  /** The letters and digits at the end of the film's address, such as aqz-KE-bpKQ. */
  id: z
    .string()
    .regex(/^[\w-]+$/, 'write the letters and digits at the end of the film’s address, such as aqz-KE-bpKQ')
    .meta({ label: 'Name of the film there' }),
};
