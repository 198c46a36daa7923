/** What general contractors look up before they invite a subcontractor to bid (content/company.yaml). */
import { z } from 'zod';
import { sample } from './credentials.ts';

const text = z.string().trim().min(1);

const qualification = z.strictObject({ value: text, sample });

const reference = z.strictObject({
  /** A job that the reference can speak about. */
  project: text,
  /** The firm, and the person with their phone number if they agreed. */
  name: text.meta({ label: 'Firm and person' }),
  sample,
});

/** Pages leave out each one that is missing. */
export const qualifications = z.strictObject({
  /** Such as “Three of framers, four of drywall finishers”. */
  crews: qualification.optional(),
  /** Such as “$1,400,000, 64,000 square feet of walls”. */
  largestJob: qualification.optional(),
  /** The surety's limit for a single job, such as “$1,500,000”. */
  bondingPerJob: qualification.optional(),
  /** The surety's limit for all jobs at one time. */
  bondingTotal: qualification.meta({ label: 'Total bonding' }).optional(),
  /** The experience modification rate, with its year, such as “0.86 (2026)”. */
  emr: qualification.meta({ label: 'EMR' }).optional(),
  references: z.array(reference).default([]),
});

export type Qualifications = z.output<typeof qualifications>;

/** The names of all fields that are facts, in the order of pages. */
export const qualificationNames = [
  'crews',
  'largestJob',
  'bondingPerJob',
  'bondingTotal',
  'emr',
] as const satisfies readonly Exclude<keyof Qualifications, 'references'>[];

export const hasQualifications = ({ references, ...facts }: Qualifications): boolean =>
  references.length > 0 || Object.values(facts).some((fact) => fact !== undefined);
