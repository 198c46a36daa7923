/**
 * What a visitor may send: for each kind of request its fields, in the order of the form. The server derives its check
 * from this table, the site its fields, and mails, console and CSV their labels. Plain data, so that browsers may have it.
 */
import { bidGroups, listBidFields } from './bid/bid-fields.ts';
import { endpoints } from './endpoints.ts';
import { offer, type EnquiryField } from './form-field.ts';
import { listQuestions, questionGroups } from './questions/question-fields.ts';

export interface EnquiryForm {
  /** For the owner: in mails, on the command line. */
  name: string;
  /** What the visitor's receipt calls it. */
  receiptName: string;
  /** Whether the receipt promises a call; otherwise it says that somebody reads it. */
  promisesCall: boolean;
  /** Whether its visitor is offered to add photographs and plans. */
  takesFiles: boolean;
  /** The browser posts the form itself, even with JavaScript. */
  isPostedPlainly: boolean;
  /** On the button, unless the content says otherwise. */
  button: string;
  fields: readonly EnquiryField[];
  /** Headings over groups of fields, by their names. */
  groups?: Readonly<Record<string, string>>;
  /** What the server adds to the lead, for the owner. */
  added?: readonly { name: string; ownerLabel: string }[];
}

export const longestMessage = 5000;

const ask = { type: 'text', maxLength: 200, required: true } as const;

const name: EnquiryField = {
  ...ask,
  name: 'name',
  label: 'Name',
  autoComplete: 'name',
  maxLength: 100,
  missing: 'Please enter your name.',
};
const email: EnquiryField = {
  ...ask,
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autoComplete: 'email',
  missing: 'Please enter your e-mail address.',
};
const phone: EnquiryField = {
  ...ask,
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  autoComplete: 'tel',
  missing: 'Please enter your phone number.',
};
/** Most homeowners have none (docs/decisions/0006). */
const website: EnquiryField = {
  ...ask,
  name: 'website',
  label: 'Website',
  autoComplete: 'url',
  required: 'browser',
  isExtra: true,
  missing: 'Please enter your website, or “none”.',
  hint: 'Homeowners: write “none”. Companies: your site, or the project’s.',
};
const message: EnquiryField = {
  ...ask,
  name: 'message',
  label: 'Message',
  type: 'textarea',
  maxLength: longestMessage,
  missing: 'Please enter your message.',
};
const address: EnquiryField = {
  ...ask,
  name: 'address',
  label: 'Job address',
  autoComplete: 'street-address',
  missing: 'Please enter the address of the job.',
  ownerLabel: 'Address',
};
const service: EnquiryField = {
  ...ask,
  name: 'service',
  label: 'Service',
  type: 'select',
  required: false,
  placeholder: 'Select a Service',
  options: offer(
    'General construction',
    'Modified Roofing',
    'Metal Roofing',
    'Vegetative Roofing',
    'Inspections',
    'Siding & Gutters',
  ),
};

/**
 * What is counted at /estimate, as the parameters of its address. Every row filled with the longest texts fits, and a lead is
 * never refused for what it says (TAKEOFF-LEAD).
 */
const takeoff: EnquiryField = {
  ...ask,
  name: 'takeoff',
  label: 'Takeoff',
  type: 'hidden',
  maxLength: 32_000,
  required: false,
};
/** What the server counts from it. */
export const materialName = 'takeoffMaterial';

/** The page of a request that was sent asks them again (listQuestionFields in fill-form.ts). */
export const questionFields: readonly EnquiryField[] = listQuestions(ask);

export const enquiryForms = {
  'contact-message': {
    name: 'Message',
    receiptName: 'Your message',
    promisesCall: true,
    takesFiles: true,
    isPostedPlainly: false,
    button: 'Submit Now',
    fields: [name, email, phone, website, message],
  },
  'service-request': {
    name: 'Service request',
    receiptName: 'Your service request',
    promisesCall: true,
    takesFiles: true,
    isPostedPlainly: false,
    button: 'Submit Now',
    fields: [name, { ...phone, name: 'phoneNumber', storedAs: 'phone' }, email, address, service],
  },
  'blog-reply': {
    name: 'Comment on an article',
    receiptName: 'Your comment',
    promisesCall: false,
    takesFiles: false,
    isPostedPlainly: true,
    button: 'Post Comment',
    fields: [name, email, { ...message, label: 'Comment', missing: 'Please enter your comment.' }],
  },
  takeoff: {
    name: 'Takeoff',
    receiptName: 'Your takeoff',
    promisesCall: true,
    takesFiles: true,
    isPostedPlainly: false,
    button: 'Send this takeoff',
    fields: [
      name,
      email,
      phone,
      { ...message, label: 'What else should we know?', required: false, missing: '', ownerLabel: 'Message' },
      ...questionFields,
      takeoff,
    ],
    groups: questionGroups,
    added: [{ name: materialName, ownerLabel: 'Material' }],
  },
  bid: {
    name: 'Invitation to bid',
    receiptName: 'Your invitation to bid',
    promisesCall: true,
    takesFiles: true,
    isPostedPlainly: false,
    button: 'Send the invitation',
    fields: listBidFields({ ask, name, email, phone, message }),
    groups: bidGroups,
  },
} satisfies Record<string, EnquiryForm>;

export type EnquiryKind = keyof typeof enquiryForms;

/** Whether it is a sheet of parts with headings. */
export const isSheet = (fields: readonly EnquiryField[]): boolean =>
  fields.some(({ group, isFolded }) => group !== undefined && !isFolded);

/** Id of a form whose hidden field is elsewhere on the page. */
export const getFormId = (kind: EnquiryKind): string => `${kind}-form`;

export const enquiryKinds = Object.keys(enquiryForms) as EnquiryKind[];

export const listFieldsOfType = (type: EnquiryField['type']): EnquiryField[] =>
  enquiryKinds.flatMap((kind) => enquiryForms[kind].fields.filter((field) => field.type === type));

/** Kinds that each address takes. The keys of a payload say which one is meant; when they do not, it is the first. */
export const kindsByEndpoint = {
  [endpoints.contact]: ['contact-message', 'service-request', 'takeoff', 'bid'],
  [endpoints.mailer]: ['blog-reply', 'contact-message'],
} as const satisfies Record<string, readonly EnquiryKind[]>;

export type EnquiryEndpoint = keyof typeof kindsByEndpoint;
