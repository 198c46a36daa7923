/** When the company comes for a first visit (`visits:` of content/company.yaml). Every default suits a small company. */
import { z } from 'zod';
import { clock, findOverlap } from './office-spans.ts';
import { weekdays } from './weekdays.ts';

const area = z.string().trim().min(1);
const whole = (most: number, least = 0) => z.number().int().min(least).max(most);

const window = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    /** Such as 08:00. */
    opens: clock.meta({ label: 'Earliest arrival' }),
    /** Such as 10:00. */
    closes: clock.meta({ label: 'Latest arrival' }),
  })
  .refine(({ opens, closes }) => opens < closes, 'the latest arrival is before the earliest');

export const visitSettings = z.strictObject({
  /** Visitors pick a time for the first visit on the page of their request. */
  on: z.boolean().default(false).meta({ label: 'Visitors pick a time for the visit' }),
  /** If checked, a time counts as soon as the visitor asks for it. Otherwise you confirm it in the inbox. */
  atOnce: z.boolean().default(false).meta({ label: 'Confirm a time at once' }),
  /** The spans in which you arrive. Default: your office hours in pieces of two hours. */
  windows: z
    .array(window)
    .default([])
    .superRefine((spans, context) => {
      const day = findOverlap(spans);
      if (day) context.addIssue({ code: 'custom', message: `${day} has overlapping windows` });
    })
    .meta({ label: 'Arrival windows', one: 'window' }),
  /** How long a visit takes, in minutes. */
  length: whole(480, 5).default(60).meta({ label: 'Length of a visit in minutes' }),
  /** Minutes between two visits or appointments, in addition to driving. */
  buffer: whole(240).default(15).meta({ label: 'Minutes between two visits' }),
  /** The most visits of one person on a day. */
  mostADay: whole(20, 1).default(4).meta({ label: 'Most visits a day' }),
  /** Nobody can pick a time that begins within this many office hours. */
  notice: whole(200).default(8).meta({ label: 'Notice in office hours' }),
  /** Visitors can pick times up to this many days ahead. */
  horizon: whole(90, 1).default(21).meta({ label: 'Days ahead' }),
  /** Until this many hours before the arrival, the visitor can move or cancel the visit. */
  changeUntil: whole(168).default(24).meta({ label: 'Hours for changes by the visitor' }),
  /** Minutes of driving between places that the table below does not name. */
  drive: whole(480).default(30).meta({ label: 'Minutes of driving' }),
  /** Minutes of driving between two areas of “Answers to ZIP code, year, urgency”, in both directions. */
  drives: z
    .array(z.strictObject({ from: area, to: area, minutes: whole(480) }))
    .default([])
    .meta({ label: 'Driving between areas', one: 'drive' }),
});

export type VisitSettings = z.output<typeof visitSettings>;
