/** Paths that take an enquiry. Pages call them relatively (`./contact.php`); the names are those of CALL-CONTACT and CALL-MAILER. */
export const endpoints = {
  contact: '/contact.php',
  mailer: '/mailer.php',
  messageSent: '/message-sent',
  /** Answers `{ token }`; a form fetches it when it is first touched. */
  issueToken: '/issue-token',
} as const;

/** Pages behind the signed links of mails; reference, mark and signature follow. */
export const linkPaths = {
  owner: '/leads',
  visitor: '/enquiries',
  /** The page of a request (contract/request-page.ts). */
  request: '/requests',
  /** A file that a visitor added; its name is in the place of the mark. */
  file: '/files',
} as const;

/** Header of the answer to a script that sent an enquiry: address of the request's page. */
export const requestPageHeader = 'X-Request-Page';

/** Header beside it: the sentence that says who answers and when, percent-encoded. */
export const promiseHeader = 'X-Answer-Promise';

/** Where pages say that a link to phone, text or mail was pressed, when the build counts (COUNTS=on). */
export const pressedPath = '/pressed';

/** For monitoring. */
export const healthPaths = { alive: '/healthz', ready: '/readyz', metrics: '/metrics' } as const;

/**
 * Values sent beside the visitor's words. A JSON body carries exactly the keys of CALL-CONTACT, so a script sends
 * these as request headers; a plain form post sends them as hidden fields.
 */
export const envelope = {
  idempotencyKey: { header: 'Idempotency-Key', field: 'idempotency_key' },
  issueToken: { header: 'X-Issue-Token', field: 'issue_token' },
  /** The header is percent-encoded, because autofill may write any text into the honeypot. */
  honeypot: { header: 'X-Fax-Extension', field: 'fax_extension' },
  consentVersion: { header: 'X-Consent-Version', field: 'consent_version' },
} as const;

/** Largest accepted request body, in bytes. */
export const maxBodyBytes = 64 * 1024;

/** Field name → sentence for the visitor; the body of a 422 answer is `{ error, fields }`. */
export type FieldErrors = Record<string, string>;

/** Body of a 2xx answer to a script. */
export interface Accepted {
  reference: string;
}

/** Body of every other answer to a script. */
export interface Refused {
  error: string;
  fields?: FieldErrors;
}

export const searchIndexFile = 'search-index.json';
export const searchPath = '/search';

/** Address of the results for what is asked: `Real Estates` → `/search?q=Real+Estates`. */
export const getSearchPath = (query: string): string =>
  `${searchPath}?${new URLSearchParams({ q: query }).toString()}`;
