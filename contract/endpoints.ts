/**
 * The endpoints for requests. Pages call them relatively (`./contact.php`); the names come from CALL-CONTACT and
 * CALL-MAILER.
 */
export const endpoints = {
  contact: '/contact.php',
  mailer: '/mailer.php',
  messageSent: '/message-sent',
  /** Answers `{ token }`; a form fetches it on first touch. */
  issueToken: '/issue-token',
} as const;

/** The pages behind the signed links of mails; reference, mark and signature follow. */
export const linkPaths = {
  owner: '/leads',
  visitor: '/corrections',
  /** The page of a request (contract/request-page.ts). */
  request: '/requests',
  /** A file that a visitor added; its name replaces the mark. */
  file: '/files',
} as const;

/** Short addresses in codes on paper, in any case: a yard sign, and a quote before its reference, version and code. */
export const paperPaths = { sign: '/sign', quote: '/q' } as const;

export const inboxPath = '/inbox';
export const toInboxPath = (reference: string): string => `${inboxPath}/requests/${reference}`;

/** Response header for scripts: the path of the request's page. */
export const requestPageHeader = 'X-Request-Page';

/** Response header for scripts: the label of the link to the request's page, percent-encoded. */
export const requestLinkHeader = 'X-Request-Link';

/** Response header for scripts: the sentence that says who answers and when, percent-encoded. */
export const promiseHeader = 'X-Answer-Promise';

/** Pages report pressed phone, text and mail links here if the site counts its visits. */
export const pressedPath = '/pressed';

/** Endpoints for monitoring. */
export const healthPaths = { alive: '/healthz', ready: '/readyz', metrics: '/metrics' } as const;

/**
 * Values sent along with the visitor's words. A JSON body contains exactly the keys of CALL-CONTACT, so a script sends
 * these as request headers; a plain form sends them as hidden fields.
 */
export const envelope = {
  idempotencyKey: { header: 'Idempotency-Key', field: 'idempotency_key' },
  issueToken: { header: 'X-Issue-Token', field: 'issue_token' },
  /** The header is percent-encoded, because autofill may put any text into the honeypot. */
  honeypot: { header: 'X-Fax-Extension', field: 'fax_extension' },
  consentVersion: { header: 'X-Consent-Version', field: 'consent_version' },
} as const;

/** The language of a form's page. Scripts leave it out if it is that of the site. */
export const pageLanguage = { header: 'Content-Language', field: 'page_language' } as const;

/** The maximum request body, in bytes. */
export const maxBodyBytes = 64 * 1024;

/** Field name → error message; the body of a 422 answer is `{ error, fields }`. */
export type FieldErrors = Record<string, string>;

/** The body of a 2xx answer to a script. */
export interface Accepted {
  reference: string;
}

/** The body of any other answer to a script. */
export interface Refused {
  error: string;
  fields?: FieldErrors;
}

export const searchIndexFile = 'search-index.json';
export const searchPath = '/search';

/** The address of the results page: `Real Estates` → `/search?q=Real+Estates`. */
export const getSearchPath = (query: string): string =>
  `${searchPath}?${new URLSearchParams({ q: query }).toString()}`;
