/** The days off in company.yaml. */
import { z } from 'zod';
import { parseDaysOff } from '../domain/typed/parse-days-off.ts';

const text = z.string().trim().min(1);

export const holiday = z.strictObject({
  name: text,
  /** Such as “July 4”, “day after Thanksgiving”, “Dec 24 to Dec 31” or “Christmas Eve from noon”. */
  day: text.refine((day) => day === '' || parseDaysOff(day) !== undefined, {
    error: ({ input }) =>
      `“${String(input)}” is not clear: write a day off as “July 4”, “4th Thursday of November”, “day after Thanksgiving”, “December 24, 2026 to January 3, 2027” or “December 24, closed from noon”`,
  }),
});

export type Holiday = z.output<typeof holiday>;
