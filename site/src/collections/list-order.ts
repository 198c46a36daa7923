import { z } from 'astro/zod';

export const listOrder = z.number().int().meta({ label: 'Place in lists', help: '1 comes first.' });
