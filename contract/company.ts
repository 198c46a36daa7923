/** The company's facts (content/company.yaml), which the site shows and the server uses in answers and mails. */
import { z } from 'zod';
import type { Closure } from './closure.ts';
import { hexColor } from './color.ts';
import { companyPhone, phoneFacts } from './company-phone.ts';
import { certificate, insurance, license, licenseDuty } from './credentials.ts';
import { parseEmail, plainEmail } from '../domain/typed/email-address.ts';
import { nameEmailFault } from '../domain/typed/name-email-fault.ts';
import { findState } from '../domain/typed/states.ts';
import type { factNames } from './fact-names.ts';
import { fillIn } from './fill-in.ts';
import { holiday } from './holidays.ts';
import { getInitials } from './initials.ts';
import { defaultLanguage, formatList, isLanguageTag, isTimeZone } from './language.ts';
import { officeSpans } from './office-spans.ts';
import { quoteSettings } from './quote-settings.ts';
import { qualifications } from './qualifications.ts';
import { businesses, chooseBusiness } from './trades.ts';
import { typed } from './typed-field.ts';
import { isFields } from './values.ts';
import { visitSettings } from './visit-settings.ts';
import { findWords, getWords } from './words/languages.ts';

const text = z.string().trim().min(1);

/** Same check as in forms: accented letters and domains with umlauts are valid. */
const email = z.string().transform((typed, context) => {
  const address = parseEmail(typed);
  const plain = plainEmail(typed);
  if (address === undefined)
    context.addIssue(
      `“${plain}” is not an e-mail address: ${nameEmailFault(plain)}. Write one such as office@your-domain.com.`,
    );
  return address ?? z.NEVER;
});

const logo = z.union(
  [
    z
      .strictObject({ letters: z.string().regex(/^[A-Z]{1,2}$/, 'one or two capital letters') })
      .meta({ label: 'Letters on the accent color' }),
    z
      .strictObject({
        /** The name of the file in pictures/. */
        file: z.literal('logo.png'),
        width: z.number().int().positive().meta({ isHidden: true }),
        height: z.number().int().positive().meta({ isHidden: true }),
        /** Header and footer then omit the name next to the logo. */
        alone: z.boolean().meta({ label: 'The logo contains the name' }).optional(),
      })
      .meta({ label: 'A file, which “First steps” takes' }),
  ],
  'write one or two capital letters, or give a file under “First steps”',
);

export type CompanyLogo = z.output<typeof logo>;

/** Promises that texts name in braces, worded to fit inside a sentence. */
const promises = z
  .strictObject({
    /** How long the warranty on repairs lasts, such as “one year”. */
    warranty: text,
    /** How far from the town the first visit is free, such as “60 miles”. */
    freeRadius: text.meta({ label: 'How far the first visit is free' }),
    /** How soon you answer a request, such as “one business day”. */
    replyTime: text.meta({ label: 'Time until a request is answered' }),
    /** How soon you come to the site, such as “three business days”. */
    visitTime: text.meta({ label: 'Time until a site visit' }),
    /** How soon work starts after the contract, such as “two weeks”. */
    startTime: text.meta({ label: 'Time until work starts' }),
    /** How soon a written quote follows the visit, such as “three business days”. */
    quoteTime: text.meta({ label: 'Time until a written quote' }),
    /** The languages your crews speak, such as “English and Spanish”. */
    languages: text.meta({ label: 'Languages of the crews' }),
  })
  .partial();

export const promiseNames = promises.keyof().options;

export const socialPlatforms = ['facebook', 'instagram', 'linkedin', 'twitter'] as const;

const companyFields = z.strictObject({
  name: text,
  /** Your trade in a few words, such as “Drywall and Painting”. Titles and the line below the name show it. */
  tagline: text.meta({ label: 'Trade' }),
  /** Default: read from the trade. */
  business: z
    .enum(businesses)
    .meta({
      label: 'Trade, for search engines',
      options: {
        GeneralContractor: 'General contractor',
        HousePainter: 'House painter',
        HVACBusiness: 'Heating and air conditioning',
        RoofingContractor: 'Roofing contractor',
      },
    })
    .default('GeneralContractor'),
  /** The header, footer, browser tab and shared pictures show it. Default: a plumb bob. */
  logo: logo.optional(),
  /** The start of request numbers, one to four capital letters: PT gives PT-7K3F-9QX2. Default: the initials. */
  requestPrefix: z
    .string()
    .regex(/^[A-Z]{1,4}$/, 'write one to four capital letters')
    .meta({ label: 'Beginning of request numbers' })
    .default('REQ'),
  /** The language of dates, numbers and the program's own texts, such as en-US. */
  language: z
    .string()
    .refine((tag) => isLanguageTag(tag) && findWords(tag) !== undefined, {
      error: 'there are no texts in this language: write en-US',
    })
    .default(defaultLanguage),
  /** The site's address as visitors type it, such as https://www.example.com. */
  url: z.url().refine((url) => !url.endsWith('/'), 'remove the slash at the end'),
  /** Every page has this look unless it chooses another one. */
  direction: text.meta({ refersTo: 'direction', label: 'Look of the site' }).default('structure'),
  /**
   * Replaces the accent color of the look. Text in it or on it is darkened or lightened where it would be hard to read
   * (below 4.5:1).
   */
  accent: hexColor.meta({ label: 'Accent color of your own', isColor: true }).optional(),
  /** Default: your trade. */
  welcome: text.meta({ label: 'Words in the thin line above the header' }).default(''),
  phone: companyPhone,
  /** A second number. Only contact boxes that ask for it show it. */
  officePhone: companyPhone.optional(),
  email,
  /** The street with the house number. If empty, pages show only the town. */
  street: text.optional(),
  town: text,
  /** Such as SC or South Carolina. */
  state: typed('state', z.string().length(2)),
  postalCode: text.meta({ label: 'ZIP code' }),
  /** Where the office is, in degrees. Only search engines see it. */
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .meta({ label: 'Center of the town on the globe' })
    .optional(),
  /** How expensive you are, from $ to $$$$. Only search engines see it. */
  priceRange: z
    .string()
    .regex(/^\${1,4}$/, 'write one to four dollar signs')
    .optional(),
  /** If empty, plans to bid on go to the e-mail above. */
  bidEmail: email.meta({ label: 'E-mail for plans to bid on' }).optional(),
  hours: z.strictObject({
    /** Such as “Mon-Fri 7:30-5:30, Sat 8-12”. “Open now”, promises and reminders follow these hours. */
    office: typed('hours', officeSpans).meta({ label: 'When the office answers', one: 'entry' }),
    /** The words in the header. Default: the hours above. */
    header: text.meta({ label: 'Other words in the header' }).optional(),
    /** The words in the footer. Default: the hours above. */
    footer: text.meta({ label: 'Other words in the footer' }).optional(),
    /** On these days the office is closed, and no receipt promises a call. */
    holidays: z.array(holiday).default([]),
    /**
     * If checked, a yearly holiday on a Saturday or Sunday also closes the office on the Friday before or the Monday
     * after it. An office that works on that weekend day is closed on it instead.
     */
    observeHolidays: z
      .boolean()
      .default(false)
      .meta({ label: 'A holiday on a weekend closes the day beside it' }),
    /** The time zone of your hours and of the times in your e-mails, such as America/New_York. Default: the state’s. */
    timeZone: z
      .string()
      .refine(isTimeZone, 'write a time zone such as America/New_York')
      .default('America/New_York'),
  }),
  /** The year you started. Texts count your years of experience from it. */
  founded: z.number().int().min(1800).max(new Date().getFullYear()),
  /**
   * Such as “SC, NC”. Default: the state of the office. Pages omit a state whose law requires a license while you have no
   * valid one there.
   */
  serviceArea: typed(
    'states',
    z
      .array(
        z.strictObject({
          code: z.string().length(2).meta({ label: 'Two letters' }),
          name: text,
          license: licenseDuty.optional(),
        }),
      )
      .min(1),
  )
    .meta({ label: 'States you work in', one: 'state' })
    .default([]),
  /** Towns near you, nearest first. */
  towns: z.array(text).default([]).meta({ label: 'Towns near you', one: 'town' }),
  /** Pages omit every sentence about a promise that is empty here. */
  promises: promises.default({}),
  /** One on each line, such as “SC CLG 123456 until 10/31/2027”. */
  licenses: typed('licenses', z.array(license)).meta({ one: 'license' }).default([]),
  insurance: insurance.default({}),
  certificates: z.array(certificate).default([]),
  qualifications: qualifications.meta({ label: 'For general contractors' }).default({ references: [] }),
  social: z
    .array(
      z.strictObject({
        platform: z.enum(socialPlatforms),
        label: text.meta({ label: 'Name' }),
        url: z.url(),
      }),
    )
    .meta({ label: 'Social pages' }),
  /**
   * Where customers review you, such as the link that Google gives under “Ask for reviews”. A request that is won and
   * finished then asks its customer once. If empty, nobody is asked.
   */
  reviewProfile: z
    .url({ protocol: /^https$/, error: 'write an address that begins with https://' })
    .meta({ label: 'Address of your profile for reviews' })
    .optional(),
  visits: visitSettings.default(visitSettings.parse({})).meta({ label: 'Visits with a time' }),
  quotes: quoteSettings.default(quoteSettings.parse({})).meta({ label: 'Written quotes' }),
  /** Counts visits, pages and sources, without a cookie or a row for a person. The privacy page then says so. */
  counting: z.boolean().default(false).meta({ label: 'Count visits and where they come from' }),
  credit: z.boolean().default(false).meta({ label: 'Show “Made with Storypole” in the footer' }),
  home: text.meta({ refersTo: 'home', label: 'Home page' }),
});

/** Fills in what follows from other fields, so that a new name or state changes it, too. */
function fillCompany(written: unknown): unknown {
  if (!isFields(written)) return written;
  const { name, tagline, hours } = written;
  const state = findState(String(written['state']));
  return {
    ...(typeof name === 'string' && { requestPrefix: getInitials(name) || 'REQ' }),
    ...(typeof tagline === 'string' && { business: chooseBusiness(tagline), welcome: tagline }),
    ...(state && { serviceArea: [{ code: state.code, name: state.name }] }),
    ...written,
    ...(isFields(hours) && state && { hours: { timeZone: state.timeZone, ...hours } }),
  };
}

export const companySchema = z.preprocess(fillCompany, companyFields);

export type Company = z.output<typeof companyFields>;

/** The company's facts that the server uses in answers and mails; the build writes them into the manifest. */
export const companyFacts = z.object({
  ...companyFields.pick({
    name: true,
    language: true,
    requestPrefix: true,
    url: true,
    email: true,
    hours: true,
    licenses: true,
    insurance: true,
    certificates: true,
    visits: true,
    quotes: true,
    street: true,
    reviewProfile: true,
  }).shape,
  phone: phoneFacts,
  // The release that is online may be that of an earlier version.
  town: z.string().default(''),
  state: z.string().default(''),
  postalCode: z.string().default(''),
});

export type CompanyFacts = z.output<typeof companyFacts> & {
  /** The server adds the closures that were entered in the inbox. */
  hours: { closures?: readonly Closure[] | undefined };
};

/** "South Carolina", "South Carolina and Georgia" or "five states", for use after "in" or "across". */
function nameRegion(names: readonly string[], language: string): string {
  if (names.length < 3) return formatList(names);
  const { numbers, states } = getWords(language).site.region;
  return fillIn(states, { number: numbers[names.length - 3] ?? names.length });
}

/** The facts that texts can name: `factNames` and the company's promises. */
export function listFacts(
  company: Company,
  now = new Date(),
): Record<Exclude<(typeof factNames)[number], 'counting' | 'visits' | 'quotes'>, string> &
  Readonly<Record<string, string>> {
  // If no state has a valid license, texts name the town instead.
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
