/**
 * The kinds of requests and their fields, in form order. The server derives its validation from this table, and the
 * site its fields; their words are `requests` in contract/words. Plain data, so that it can run in browsers.
 */
import { listBidFields } from './bid/bid-fields.ts';
import { endpoints } from './endpoints.ts';
import type { LeadField, FieldRules } from './form-field.ts';
import { listQuestions } from './questions/question-fields.ts';

export interface FormRules {
  /** If true, the receipt promises a call; otherwise it says that somebody reads the message. */
  promisesCall: boolean;
  /** If true, the visitor may add photos and plans. */
  takesFiles: boolean;
  /** If true, the visitor may choose a time for a visit, where the company offers them. */
  takesVisits: boolean;
  /** If true, the request's page asks the optional questions; a form may also ask them itself. */
  takesAnswers: boolean;
  /** If true, the browser posts the form itself, even with JavaScript. */
  isPostedPlainly: boolean;
  fields: readonly FieldRules[];
  /** The name of a field that the server adds to the lead, for the owner. */
  added?: string;
}

export const longestMessage = 5000;

const ask = { type: 'text', maxLength: 200, required: true } as const;

const name: FieldRules = {
  ...ask,
  name: 'name',
  autoComplete: 'name',
  maxLength: 100,
};
const email: FieldRules = {
  ...ask,
  name: 'email',
  type: 'email',
  autoComplete: 'email',
};
const phone: FieldRules = {
  ...ask,
  name: 'phone',
  type: 'tel',
  autoComplete: 'tel',
};
/** Optional, because most homeowners have none (docs/decisions/0006). */
const website: FieldRules = {
  ...ask,
  name: 'website',
  autoComplete: 'url',
  required: 'browser',
  isExtra: true,
};
const message: FieldRules = {
  ...ask,
  name: 'message',
  type: 'textarea',
  maxLength: longestMessage,
};
const address: FieldRules = {
  ...ask,
  name: 'address',
  // One line. HTML allows `street-address` only for a text of several lines.
  autoComplete: 'address-line1',
};
const service: FieldRules = {
  ...ask,
  name: 'service',
  type: 'select',
  required: false,
};

/**
 * The takeoff from /estimate, as the parameters of its address. It fits even with every row filled to the limit, and a
 * lead is never refused because of it (TAKEOFF-LEAD).
 */
const takeoff: FieldRules = {
  ...ask,
  name: 'takeoff',
  type: 'hidden',
  maxLength: 48_000,
  required: false,
};
/** The material that the server counts from it. */
export const materialName = 'takeoffMaterial';

/** The page of a sent request asks them again (listQuestionFields in fill-form.ts). */
export const questionFields: readonly FieldRules[] = listQuestions(ask);

export const leadForms = {
  'contact-message': {
    promisesCall: true,
    takesFiles: true,
    takesVisits: true,
    takesAnswers: true,
    isPostedPlainly: false,
    fields: [name, email, phone, website, message],
  },
  'service-request': {
    promisesCall: true,
    takesFiles: true,
    takesVisits: true,
    takesAnswers: true,
    isPostedPlainly: false,
    fields: [name, { ...phone, name: 'phoneNumber', storedAs: 'phone' }, email, address, service],
  },
  'blog-reply': {
    promisesCall: false,
    takesFiles: false,
    takesVisits: false,
    takesAnswers: true,
    isPostedPlainly: true,
    fields: [name, email, message],
  },
  takeoff: {
    promisesCall: true,
    takesFiles: true,
    takesVisits: true,
    takesAnswers: true,
    isPostedPlainly: false,
    fields: [name, email, phone, { ...message, required: false }, ...questionFields, takeoff],
    added: materialName,
  },
  bid: {
    promisesCall: true,
    takesFiles: true,
    takesVisits: false,
    takesAnswers: false,
    isPostedPlainly: false,
    fields: listBidFields({ ask, name, email, phone, message }),
  },
} satisfies Record<string, FormRules>;

export type LeadKind = keyof typeof leadForms;

/** The fields that the visitor and the office may correct. */
export const contactNames = ['name', 'email', 'phone'] as const;
export type Contact = Record<(typeof contactNames)[number], string>;
export const contactFields = { name, email, phone } satisfies Record<keyof Contact, FieldRules>;

/** True if the form is a sheet of parts with headings. */
export const isSheet = (fields: readonly FieldRules[]): boolean =>
  fields.some(({ group, isFolded }) => group !== undefined && !isFolded);

/** The id of a form whose hidden field is elsewhere on the page. */
export const getFormId = (kind: LeadKind): string => `${kind}-form`;

export const leadKinds = Object.keys(leadForms) as LeadKind[];

export const listFieldsOfType = (type: LeadField['type']): FieldRules[] =>
  leadKinds.flatMap((kind) => leadForms[kind].fields.filter((field) => field.type === type));

/** The kinds that each endpoint accepts. The keys of a payload identify the kind; otherwise the first one counts. */
export const kindsByEndpoint = {
  [endpoints.contact]: ['contact-message', 'service-request', 'takeoff', 'bid'],
  [endpoints.mailer]: ['blog-reply', 'contact-message'],
} as const satisfies Record<string, readonly LeadKind[]>;

export type LeadEndpoint = keyof typeof kindsByEndpoint;
