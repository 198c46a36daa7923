/** The company's licenses, insurance and certificates (content/company.yaml): their fields and their expiry. */
import { z } from 'zod';
import { fillIn } from './fill-in.ts';
import { readClock } from './language.ts';
import type { MailWords } from './words/english.ts';

const text = z.string().trim().min(1);

/** A day as content writes it, in quotes: "2028-06-30". YAML parsers may turn an unquoted one into a date. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date({ error: 'write the day as "2028-06-30", in quotation marks' }),
);

/** True until the owner has entered the real one. */
export const sample = z
  .boolean()
  .default(false)
  .meta({ label: 'Still a sample', help: 'Uncheck it when this is yours.' });

export const license = z.strictObject({
  /** The state in two letters, such as SC. */
  state: z.string().length(2),
  board: text.meta({ label: 'Board that gave it' }).optional(),
  /** The work that it permits, in the board's words, such as “General Contractor, Building”. */
  class: text.meta({ label: 'Kind' }).optional(),
  number: text,
  /** The board's page where people look the number up. If empty, the number is not a link. */
  register: z
    .url({ protocol: /^https$/ })
    .meta({ label: 'Page for looking up the number' })
    .optional(),
  expires: day.meta({ label: 'Last day' }),
  sample,
});

const policy = z.strictObject({
  carrier: text.meta({ label: 'Insurer' }).optional(),
  /** What it covers, such as “$2,000,000 each occurrence” or “Limits set by law”. */
  amount: text,
  expires: day.meta({ label: 'Last day' }),
  sample,
});

export const insurance = z.strictObject({
  liability: policy.optional(),
  workersCompensation: policy.meta({ label: 'Workers’ compensation' }).optional(),
});

export const certificate = z.strictObject({
  name: text,
  issuer: text.meta({ label: 'Who gave it' }),
  number: text.optional(),
  /** Who holds it, if not the company, such as “Every crew lead”. */
  holder: text.meta({ label: 'Who has it' }).optional(),
  register: z
    .url({ protocol: /^https$/ })
    .meta({ label: 'Page to look it up' })
    .optional(),
  /** If empty, it does not expire. */
  expires: day.meta({ label: 'Last day' }).optional(),
  sample,
});

/** A state's legal requirement for companies that offer this work there. */
export const licenseDuty = z
  .strictObject({
    aboveDollars: z.number().int().min(0).meta({ label: 'Jobs above this many dollars need one' }),
    /** The law as lawyers cite it. */
    law: text,
    source: z.url({ protocol: /^https$/ }).meta({ label: 'Page that cites the law' }),
  })
  .meta({ label: 'License required by law' });

export interface Credentials {
  licenses: z.output<typeof license>[];
  insurance: z.output<typeof insurance>;
  certificates: z.output<typeof certificate>[];
}

/** An expiring credential and its name, such as "SC license, General Contractor, Building (CLG 000000)". */
export interface Expiry {
  name: string;
  expires: string;
}

const isValid = ({ expires }: { expires?: string | undefined }, today: string): boolean =>
  expires === undefined || expires >= today;

/**
 * The company as pages may show it on a day (`today`, such as "2028-06-30"). Drops expired entries, and each state that
 * requires a license if none is valid, because nobody may offer work there.
 */
export function dropExpired<C extends Credentials & { serviceArea: { code: string; license?: unknown }[] }>(
  company: C,
  today: string,
): C {
  const licenses = company.licenses.filter((entry) => isValid(entry, today));
  const policies = Object.entries(company.insurance).filter(([, entry]) => entry && isValid(entry, today));
  return {
    ...company,
    licenses,
    insurance: Object.fromEntries(policies),
    certificates: company.certificates.filter((entry) => isValid(entry, today)),
    serviceArea: company.serviceArea.filter(
      ({ code, license: duty }) => !duty || licenses.some(({ state }) => state === code),
    ),
  };
}

/** "SC license, General Contractor", or just "SC license". */
export const nameLicense = ({ state, class: kind }: z.output<typeof license>): string =>
  [`${state} license`, kind].filter(Boolean).join(', ');

/** All expiring credentials, soonest first. `words` are the `expiries` of the mails. */
export function listExpiries(
  { licenses, insurance: policies, certificates }: Credentials,
  words: MailWords['expiries'],
): Expiry[] {
  const named: { name: string; expires?: string | undefined }[] = [
    ...licenses.map((entry) => ({
      name: entry.class
        ? fillIn(words.license, { where: entry.state, class: entry.class, number: entry.number })
        : fillIn(words.plainLicense, { where: entry.state, number: entry.number }),
      expires: entry.expires,
    })),
    { name: words.liability, expires: policies.liability?.expires },
    { name: words.workersCompensation, expires: policies.workersCompensation?.expires },
    ...certificates,
  ];
  return named
    .flatMap(({ name, expires }) => (expires === undefined ? [] : [{ name, expires }]))
    .sort((a, b) => a.expires.localeCompare(b.expires));
}

const dayMs = 24 * 60 * 60_000;

/** Days from `today` to `expires`; negative after it has expired. */
export const countDaysLeft = (expires: string, today: string): number =>
  Math.round((Date.parse(expires) - Date.parse(today)) / dayMs);

/** The date in a time zone, such as "2028-06-30". */
export function readDay(timeMs: number, timeZone: string): string {
  const { year, month, day: inMonth } = readClock(timeMs, timeZone);
  return [year, month, inMonth].map((part) => String(part).padStart(2, '0')).join('-');
}
