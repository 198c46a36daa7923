/** Sends an enquiry as the JSON call of CALL-CONTACT. Headers carry everything except the visitor's text. */
import {
  endpoints,
  envelope,
  promiseHeader,
  requestLinkHeader,
  requestPageHeader,
} from '../../../../contract/endpoints.ts';
import type { RequestLink } from '../../../../contract/request-page.ts';
import { kindsByEndpoint, type LeadEndpoint, type LeadKind } from '../../../../contract/lead-forms.ts';
import { form as words } from 'words:forms';
import { leadServer } from 'words:settings';
import { atLeadServer } from '../../forms/lead-server.ts';

export type Outcome =
  /** `next`: the link to the page for photos, plans and a visit, if the kind of request has one. */
  /** `promise`: who answers and when. */
  | { result: 'sent'; reference: string; next?: RequestLink; promise?: string }
  /** `advice`: the visitor's options: correct a field, wait, or call. */
  | { result: 'refused'; fields: Record<string, string>; advice: string }
  | { result: 'failed' };

export interface Enquiry {
  /** Relative on purpose (CALL-CONTACT, CALL-MAILER): `./contact.php` or `mailer.php`. */
  endpoint: string;
  values: Record<string, string>;
  idempotencyKey: string;
  honeypot: string;
  /** From `fetchIssueToken`; empty if there is none. */
  issueToken: string;
}

/** The endpoint for a form of this kind. The variant with a status line has its own. */
export function chooseEndpoint(kind: LeadKind, feedback: 'dialog' | 'status'): LeadEndpoint {
  const all = Object.keys(kindsByEndpoint) as LeadEndpoint[];
  const fitting = all.filter((endpoint) => (kindsByEndpoint[endpoint] as readonly LeadKind[]).includes(kind));
  return (feedback === 'status' ? fitting.at(-1) : fitting[0]) ?? endpoints.contact;
}

/** The token is optional, so slow connections do not wait longer for it. */
const longestTokenMs = 3_000;
/** After this, "Sending..." ends and the visitor sees how to reach us. A failing server responds within ten seconds. */
const longestSendingMs = 20_000;

/** Safari before 16 has no `AbortSignal.timeout`. */
function endAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The server did not answer', 'TimeoutError')), ms);
  return controller.signal;
}

/** Fetches a token that records when the visitor first touched the form. The server accepts forms without one. */
export async function fetchIssueToken(): Promise<string> {
  try {
    const response = await fetch(atLeadServer(endpoints.issueToken), { signal: endAfter(longestTokenMs) });
    const { token } = (await response.json()) as { token?: string };
    return token ?? '';
  } catch {
    return '';
  }
}

export async function sendEnquiry(enquiry: Enquiry): Promise<Outcome> {
  const { endpoint, values, idempotencyKey, honeypot, issueToken } = enquiry;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // By default, browsers send another origin only the host, and the owner would not learn which page the visitor
      // wrote from.
      ...(leadServer && { referrerPolicy: 'no-referrer-when-downgrade' }),
      headers: {
        'Content-Type': 'application/json',
        [envelope.idempotencyKey.header]: idempotencyKey,
        [envelope.consentVersion.header]: words.consentVersion,
        ...(honeypot ? { [envelope.honeypot.header]: toHeaderValue(honeypot) } : {}),
        ...(issueToken ? { [envelope.issueToken.header]: issueToken } : {}),
      },
      body: JSON.stringify(values),
      signal: endAfter(longestSendingMs),
    });
    const body = (await response.json().catch(() => ({}))) as {
      reference?: string;
      error?: string;
      fields?: Record<string, string>;
    };
    if (response.ok) {
      const path = response.headers.get(requestPageHeader);
      const label = response.headers.get(requestLinkHeader);
      const promise = response.headers.get(promiseHeader);
      const reference = body.reference ?? '';
      return {
        result: 'sent',
        reference,
        ...(promise && { promise: decodeURIComponent(promise) }),
        ...(path && label && { next: { label: decodeURIComponent(label), path: atLeadServer(path) } }),
      };
    }
    return { result: 'refused', fields: body.fields ?? {}, advice: body.error ?? '' };
  } catch (error) {
    console.error(error);
    return { result: 'failed' };
  }
}

const longestHeaderText = 100;

/** Browsers reject header values with line breaks or characters beyond Latin-1, and autofill produces both. */
function toHeaderValue(text: string): string {
  const characters = [...text].slice(0, longestHeaderText).join('');
  // A lone surrogate cannot be encoded.
  return encodeURIComponent(characters.replace(/\p{Surrogate}/gu, ''));
}
