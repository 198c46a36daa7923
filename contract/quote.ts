/**
 * A written quote: what a sent version freezes, and what its customer answers. Amounts are integer cents, quantities are
 * integer thousandths, and rates of a whole are integer thousandths of a percent.
 */

/** A line is in every total, in that of one option, or only chosen by the customer. */
export const quoteParts = ['always', 'optional', 'a', 'b', 'c'] as const;
type QuotePart = (typeof quoteParts)[number];
export const optionParts = ['a', 'b', 'c'] as const;
type OptionPart = (typeof optionParts)[number];

export interface QuoteLine {
  text: string;
  /** Thousandths. */
  quantity: number;
  /** Such as "sq ft"; empty for a lump sum. */
  unit: string;
  rateCents: number;
  /** Quantity times rate, rounded once. */
  cents: number;
  part: QuotePart;
}

export interface Totals {
  subtotalCents: number;
  /** Positive. The total is without it. */
  discountCents: number;
  taxCents: number;
  totalCents: number;
  depositCents: number;
  /** Total without deposit. */
  restCents: number;
}

/** Rates in thousandths of a percent: 8.25 % is 8250. */
export interface Rates {
  discountRate: number;
  taxRate: number;
  depositRate: number;
}

/** What the office writes. */
export interface QuoteDraft extends Rates {
  /** One line: what the work is. */
  title: string;
  lines: QuoteLine[];
  /** The names of the options that the lines use. */
  options: { part: OptionPart; name: string }[];
  /** Texts may have several lines. */
  exclusions: string;
  start: string;
  payment: string;
  terms: string;
  /** The last day, such as `2026-12-28`. */
  validUntil: string;
}

/** A version as it was sent. It never changes. */
export interface Quote extends QuoteDraft {
  reference: string;
  version: number;
  /** A day of the office, such as `2026-11-28`. */
  sentOn: string;
  language: string;
  company: Record<'name' | 'phone' | 'email' | 'url' | 'address' | 'license' | 'insurance', string>;
  customer: Record<'name' | 'email' | 'address', string>;
  /** Paragraphs that the law of the state wants in writing. */
  law: string[];
  /** The owner's page for the deposit (https); empty for a check on the first day. */
  paymentPage: string;
  /** Of each option without optional lines; the only one is named `always` if there are no options. */
  totals: { part: OptionPart | 'always'; totals: Totals }[];
}

/** What the customer takes. */
export interface Choice {
  /** `always` if the quote has no options. */
  option: OptionPart | 'always';
  /** Numbers of optional lines in `lines`, from 0. */
  optional: number[];
}

/** The field of an optional line, by its number in `lines`. */
export const nameOptional = (index: number): string => `with-${index}`;

export interface Acceptance {
  version: number;
  /** SHA-256 of the version's canonical JSON, in hexadecimal digits. */
  hash: string;
  choice: Choice;
  totals: Totals;
  /** As typed. */
  name: string;
  /** The sentence beside the box. */
  consent: string;
  atMs: number;
  /** The network address of the customer. */
  network: string;
}

/** `draft`: not sent. `replaced`: a later version was sent. */
export type QuoteState =
  'draft' | 'sent' | 'viewed' | 'accepted' | 'declined' | 'expired' | 'replaced' | 'withdrawn';

/** The customer can still answer it. */
export const isOpenQuote = (state: QuoteState): state is 'sent' | 'viewed' =>
  state === 'sent' || state === 'viewed';
