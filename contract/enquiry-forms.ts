/**
 * What a visitor may send: for each kind of request its fields, in the order of the form. The server derives its check
 * from this table, the site its fields; their words are `requests` of contract/words. Plain data, so that browsers may have it.
 */
import { listBidFields } from './bid/bid-fields.ts';
import { endpoints } from './endpoints.ts';
import type { EnquiryField, FieldRules } from './form-field.ts';
import { listQuestions } from './questions/question-fields.ts';

export interface FormRules {
  /** Whether the receipt promises a call; otherwise it says that somebody reads it. */
  promisesCall: boolean;
  /** Whether its visitor is offered to add photographs and plans. */
  takesFiles: boolean;
  /** Whether the page of a request asks the optional questions; a form may ask in its own way. */
  takesAnswers: boolean;
  /** The browser posts the form itself, even with JavaScript. */
  isPostedPlainly: boolean;
  fields: readonly FieldRules[];
  /** Name of what the server adds to the lead, for the owner. */
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
/** Most homeowners have none (docs/decisions/0006). */
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
  autoComplete: 'street-address',
};
const service: FieldRules = {
  ...ask,
  name: 'service',
  type: 'select',
  required: false,
};

/**
 * What is counted at /estimate, as the parameters of its address. Every row filled with the longest texts fits, and a lead is
 * never refused for what it says (TAKEOFF-LEAD).
 */
const takeoff: FieldRules = {
  ...ask,
  name: 'takeoff',
  type: 'hidden',
  maxLength: 32_000,
  required: false,
};
/** What the server counts from it. */
export const materialName = 'takeoffMaterial';

/** The page of a request that was sent asks them again (listQuestionFields in fill-form.ts). */
export const questionFields: readonly FieldRules[] = listQuestions(ask);

export const enquiryForms = {
  'contact-message': {
    promisesCall: true,
    takesFiles: true,
    takesAnswers: true,
    isPostedPlainly: false,
    fields: [name, email, phone, website, message],
  },
  'service-request': {
    promisesCall: true,
    takesFiles: true,
    takesAnswers: true,
    isPostedPlainly: false,
    fields: [name, { ...phone, name: 'phoneNumber', storedAs: 'phone' }, email, address, service],
  },
  'blog-reply': {
    promisesCall: false,
    takesFiles: false,
    takesAnswers: true,
    isPostedPlainly: true,
    fields: [name, email, message],
  },
  takeoff: {
    promisesCall: true,
    takesFiles: true,
    takesAnswers: true,
    isPostedPlainly: false,
    fields: [name, email, phone, { ...message, required: false }, ...questionFields, takeoff],
    added: materialName,
  },
  bid: {
    promisesCall: true,
    takesFiles: true,
    takesAnswers: false,
    isPostedPlainly: false,
    fields: listBidFields({ ask, name, email, phone, message }),
  },
} satisfies Record<string, FormRules>;

export type EnquiryKind = keyof typeof enquiryForms;

/** Whether it is a sheet of parts with headings. */
export const isSheet = (fields: readonly FieldRules[]): boolean =>
  fields.some(({ group, isFolded }) => group !== undefined && !isFolded);

/** Id of a form whose hidden field is elsewhere on the page. */
export const getFormId = (kind: EnquiryKind): string => `${kind}-form`;

export const enquiryKinds = Object.keys(enquiryForms) as EnquiryKind[];

export const listFieldsOfType = (type: EnquiryField['type']): FieldRules[] =>
  enquiryKinds.flatMap((kind) => enquiryForms[kind].fields.filter((field) => field.type === type));

/** Kinds that each address takes. The keys of a payload say which one is meant; when they do not, it is the first. */
export const kindsByEndpoint = {
  [endpoints.contact]: ['contact-message', 'service-request', 'takeoff', 'bid'],
  [endpoints.mailer]: ['blog-reply', 'contact-message'],
} as const satisfies Record<string, readonly EnquiryKind[]>;

export type EnquiryEndpoint = keyof typeof kindsByEndpoint;
