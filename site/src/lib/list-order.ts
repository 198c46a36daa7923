import { z } from 'astro/zod';

/** 1 comes first. */
export const listOrder = z.number().int().meta({ label: 'Place in lists', help: '1 comes first.' });
