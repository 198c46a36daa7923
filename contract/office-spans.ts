/** The office hours in company.yaml. */
import { z } from 'zod';
import { weekdays, type OfficeSpan } from './weekdays.ts';

/** Such as "08:00". */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the time as 08:00, from 00:00 to 23:59');

const span = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    /** Such as 08:00. */
    opens: clock,
    /** Such as 17:30. */
    closes: clock,
  })
  .refine(({ opens, closes }) => opens < closes, 'the office closes before it opens');

/** The day of two overlapping spans. */
export const findOverlap = (spans: readonly OfficeSpan[]): string | undefined =>
  weekdays.find((day) => {
    const ofDay = spans
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => a.opens.localeCompare(b.opens));
    return ofDay.some(({ opens }, index) => opens < (ofDay[index - 1]?.closes ?? ''));
  });

/** At least one span, without overlaps on a day. Days have English names; times are local, in 24-hour format. */
export const officeSpans = z
  .array(span)
  .min(1)
  .superRefine((spans, context) => {
    const day = findOverlap(spans);
    if (day) context.addIssue({ code: 'custom', message: `${day} has overlapping hours` });
  });
