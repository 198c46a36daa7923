/** Who the company is (content/company.yaml): the site shows it, and the server says it in answers and mails. */
import { z } from 'zod';
import { certificate, insurance, license, licenseDuty } from './credentials.ts';
import { isEmailAddress } from './email-address.ts';
import type { factNames } from './fact-names.ts';
import { fillIn } from './fill-in.ts';
import { holiday } from './holidays.ts';
import { defaultLanguage, formatList, isLanguageTag, isTimeZone } from './language.ts';
import { officeSpans } from './office-spans.ts';
import { findWords, getWords } from './words/languages.ts';

const text = z.string().trim().min(1);

const phone = z.strictObject({
  /** As people read it: "(843) 555-0142 ext. 12" or "1-800-OBRIENS". */
  shown: z.string().min(5),
  /** E.164, for links; without the extension. */
  e164: z.string().regex(/^\+[1-9]\d{6,14}$/, 'write the number as +18435550142'),
});

/** As forms judge it: letters with accents and domains with umlauts are taken. */
const email = z
  .string()
  .trim()
  .refine(isEmailAddress, 'write an e-mail address such as office@your-domain.com');

/** What schema.org calls the trade: subtypes of HomeAndConstructionBusiness. */
const businesses = [
  'Electrician',
  'GeneralContractor',
  'HousePainter',
  'HVACBusiness',
  'Plumber',
  'RoofingContractor',
] as const;

const logo = z.union(
  [
    z.strictObject({ letters: z.string().regex(/^[A-Z]{1,2}$/, 'one or two capital letters') }),
    z.strictObject({
      /** In pictures/. */
      file: z.literal('logo.png'),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      /** `true` for a logo that contains the company's name: header and footer do not write it beside it again. */
      alone: z.boolean().optional(),
    }),
  ],
  'write {letters: AB}, or bring a file with "npm run setup -- --logo FILE"',
);

export type CompanyLogo = z.output<typeof logo>;

/** Promises that texts name in braces, as they read inside a sentence. */
const promises = z
  .strictObject({
    /** "one year": how long repairs are under warranty. */
    warranty: text,
    /** "60 miles": how far from the town a first visit is free. */
    freeRadius: text,
    /** "one working day": until a request is answered. */
    replyTime: text,
    /** "three working days": until somebody comes and looks. */
    visitTime: text,
    /** "two weeks": until a usual job starts. */
    startTime: text,
    /** "three working days": until a price is there in writing. */
    quoteTime: text,
    /** "English and Spanish": what the crews speak. */
    languages: text,
  })
  .partial();

export const promiseNames = promises.keyof().options;

export const socialPlatforms = ['facebook', 'instagram', 'linkedin', 'twitter'] as const;

export const companySchema = z.strictObject({
  name: text,
  tagline: text,
  /** What search engines are told the company is. */
  business: z.enum(businesses).default('GeneralContractor'),
  /** The mark in header, footer, tab and shared pictures; without it a plumb bob. */
  logo: logo.optional(),
  /** What the number of every request begins with, such as `PT-7K3F-9QX2`: one to four capital letters. */
  requestPrefix: z
    .string()
    .regex(/^[A-Z]{1,4}$/, 'write one to four capital letters')
    .default('PT'),
  /** Language of the texts that the program says, of dates and of numbers: en-US, for example. */
  language: z
    .string()
    .refine((tag) => isLanguageTag(tag) && findWords(tag) !== undefined, {
      error: 'write the tag of a language that contract/words/languages.ts knows, such as en-US',
    })
    .default(defaultLanguage),
  /** Public address of the site, without a slash at its end. */
  url: z.url().refine((url) => !url.endsWith('/'), 'leave the slash at the end away'),
  /** Art direction of every page that chooses none: a folder of site/src/directions. */
  direction: text.meta({ refersTo: 'direction' }).default('structure'),
  welcome: text,
  phone,
  /** A second number that boxes with `officePhone: true` show; without it they show `phone` alone. */
  officePhone: phone.optional(),
  email,
  /** Street and number of the office; without it pages name the town alone. */
  street: text.optional(),
  town: text,
  /** Two letters. */
  state: z.string().length(2),
  postalCode: text,
  /** Center of the town, for search engines; degrees. */
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  /** For search engines: "$" to "$$$$". */
  priceRange: z
    .string()
    .regex(/^\${1,4}$/, 'write one to four dollar signs')
    .optional(),
  /** Where plans to bid on go; without it, to `email`. */
  bidEmail: email.optional(),
  hours: z.strictObject({
    /** When the office answers, one entry for days with the same times; "Open now", promises and reminders follow it. */
    office: officeSpans,
    /** Other words for these hours in the header; without it they are written from `office`. */
    header: text.optional(),
    /** Other words for these hours in the footer; without it they are written from `office`. */
    footer: text.optional(),
    /** When the office is closed although the day is one of these: no receipt promises a call then. */
    holidays: z.array(holiday).default([]),
    /** Time zone of the office hours and of the times in the owner's mails. */
    timeZone: z.string().refine(isTimeZone, 'write a time zone such as America/New_York'),
  }),
  /** Years of experience follow from it. */
  founded: z.number().int().min(1800).max(new Date().getFullYear()),
  /** States; one whose law demands a license (`license`) is on pages only while the company has a valid one there. */
  serviceArea: z
    .array(z.strictObject({ code: z.string().length(2), name: text, license: licenseDuty.optional() }))
    .min(1),
  /** Towns near home, the nearest first. */
  towns: z.array(text).default([]),
  /** What the company promises. Sentences that name a promise it does not make are left out. */
  promises: promises.default({}),
  licenses: z.array(license).default([]),
  insurance: insurance.default({}),
  certificates: z.array(certificate).default([]),
  social: z.array(z.strictObject({ platform: z.enum(socialPlatforms), label: text, url: z.url() })),
  /** The footer names the program that made the site. */
  credit: z.boolean().default(false),
  /** Name of the file of content/homes or content/one-pagers that "/" shows and that Home leads to. */
  home: text.meta({ refersTo: 'home' }),
});

export type Company = z.output<typeof companySchema>;

/** What the server says of the company in answers and mails; the build puts it into the manifest. */
export const companyFacts = z.object(
  companySchema.pick({
    name: true,
    language: true,
    requestPrefix: true,
    url: true,
    phone: true,
    email: true,
    hours: true,
    licenses: true,
    insurance: true,
    certificates: true,
  }).shape,
);

export type CompanyFacts = z.output<typeof companyFacts>;

/** "South Carolina", "South Carolina and Georgia", "five states": to follow "in" or "across". */
function nameRegion(names: readonly string[], language: string): string {
  if (names.length < 3) return formatList(names);
  const { numbers, states } = getWords(language).site.region;
  return fillIn(states, { number: numbers[names.length - 3] ?? names.length });
}

/** Facts for texts: those of `factNames`, and the promises that the company makes. */
export function listFacts(
  company: Company,
  now = new Date(),
): Record<Exclude<(typeof factNames)[number], 'counting'>, string> & Readonly<Record<string, string>> {
  // Without a license it may be that no state is left to be named.
  const states = company.serviceArea.map(({ name }) => name);
  const names = states.length > 0 ? states : [company.town];
  const promised = Object.entries(company.promises).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    company: company.name,
    trade: company.tagline,
    phone: company.phone.shown,
    email: company.email,
    bidEmail: company.bidEmail ?? company.email,
    town: company.town,
    state: company.state,
    stateName: company.serviceArea.find(({ code }) => code === company.state)?.name ?? company.state,
    states: formatList(names).replace(', and ', ' and '),
    region: nameRegion(names, company.language),
    towns: formatList(company.towns.length > 0 ? company.towns : [company.town]),
    founded: String(company.founded),
    years: String(now.getFullYear() - company.founded),
    ...Object.fromEntries(promised),
  };
}
