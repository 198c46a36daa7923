/** Written quotes (`quotes:` of content/company.yaml): what a new quote begins with, and what the law wants in it. */
import { z } from 'zod';
import { typed } from './typed-field.ts';

const text = z.string().trim().min(1);
const rate = z.number().min(0).max(100);

/** A state's rule about contracts with homeowners. The text is the owner's, because the law fixes its words. */
const law = z.strictObject({
  /** Such as FL or Florida. */
  state: typed('state', z.string().length(2)),
  /** Such as “Notice about construction liens”. */
  topic: text,
  /** The page of the law. */
  source: z.url({ protocol: /^https$/ }).meta({ label: 'Page of the law' }),
  /** Such as "2026-11-28". */
  checked: z.iso.date().meta({ label: 'Day on which you read it' }).optional(),
  /** The paragraph in your quotes, in the words that the law wants. If empty, quotes leave it out. */
  text: text.optional(),
  /** Who has read the law and takes the paragraph to be right. Until somebody has, quotes leave it out. */
  confirmedBy: text.meta({ label: 'Confirmed by' }).optional(),
});

export const quoteSettings = z.strictObject({
  /** The office writes quotes in the inbox, and customers accept them online. */
  on: z.boolean().default(false).meta({ label: 'Customers accept written quotes online' }),
  /** A quote is valid for this many days, at most as long as its link works. */
  validDays: z.number().int().min(1).max(60).default(30).meta({ label: 'Days that a quote is valid' }),
  /** The sales tax on the total, in percent, such as 8.25. */
  tax: rate.default(0).meta({ label: 'Sales tax in percent' }),
  /** The deposit of the total, in percent. */
  deposit: rate.default(0).meta({ label: 'Deposit in percent' }),
  /** Your own page for payments. If empty, the deposit is a check on the first day. */
  paymentPage: z
    .url({ protocol: /^https$/ })
    .meta({ label: 'Page for the deposit' })
    .optional(),
  /** What the price leaves out. Each new quote begins with it. */
  exclusions: z.string().trim().default('').meta({ label: 'Not included' }),
  /** When work starts. */
  start: z.string().trim().default(''),
  /** When which part is due. */
  payment: z.string().trim().default('').meta({ label: 'Payment schedule' }),
  terms: z.string().trim().default(''),
  laws: z.array(law).default([]).meta({ label: 'What the law wants in writing', one: 'rule' }),
});
