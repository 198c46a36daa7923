/** Sends an enquiry as the JSON call of CALL-CONTACT; everything but the visitor's words is sent in headers. */
import { endpoints, envelope, promiseHeader, requestPageHeader } from '../../../../contract/endpoints.ts';
import {
  kindsByEndpoint,
  type EnquiryEndpoint,
  type EnquiryKind,
} from '../../../../contract/enquiry-forms.ts';
import { form as words } from 'words:forms';
import { atLeadServer } from '../../lib/lead-server.ts';

export type Outcome =
  /** `requestPath`: where photographs and plans can be added; the server says so when it takes some. */
  /** `promise`: who answers and when. */
  | { result: 'sent'; reference: string; requestPath?: string; promise?: string }
  /** `advice`: what the visitor can do: mend a field, wait, call. */
  | { result: 'refused'; fields: Record<string, string>; advice: string }
  | { result: 'failed' };

export interface Enquiry {
  /** Relative on purpose (CALL-CONTACT, CALL-MAILER): `./contact.php` or `mailer.php`. */
  endpoint: string;
  values: Record<string, string>;
  idempotencyKey: string;
  honeypot: string;
  /** From `fetchIssueToken`; empty when there is none. */
  issueToken: string;
}

/** Where a form of this kind is posted to; the variant that answers in a line has an address of its own. */
export function chooseEndpoint(kind: EnquiryKind, feedback: 'dialog' | 'status'): EnquiryEndpoint {
  const all = Object.keys(kindsByEndpoint) as EnquiryEndpoint[];
  const fitting = all.filter((endpoint) =>
    (kindsByEndpoint[endpoint] as readonly EnquiryKind[]).includes(kind),
  );
  return (feedback === 'status' ? fitting.at(-1) : fitting[0]) ?? endpoints.contact;
}

/** Nobody waits longer for the token, which is optional, on a slow connection. */
const longestTokenMs = 3_000;
/** Then "Sending..." ends and the visitor reads how to reach us; a server in trouble answers within ten seconds. */
export const longestSendingMs = 20_000;

/** `AbortSignal.timeout` without Safari 16: on an older phone the form could not be sent. */
function endAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The server did not answer', 'TimeoutError')), ms);
  return controller.signal;
}

/** Says when the form was first touched. A form without a token is accepted too. */
export async function fetchIssueToken(): Promise<string> {
  try {
    const response = await fetch(
      import.meta.env.PUBLIC_LEAD_SERVER ? atLeadServer(endpoints.issueToken) : endpoints.issueToken,
      { signal: endAfter(longestTokenMs) },
    );
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
      // Another origin is told the host only, and the owner would not learn which page somebody wrote from.
      ...(import.meta.env.PUBLIC_LEAD_SERVER ? { referrerPolicy: 'no-referrer-when-downgrade' } : {}),
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
      const requestPath = response.headers.get(requestPageHeader);
      const promise = response.headers.get(promiseHeader);
      const reference = body.reference ?? '';
      return {
        result: 'sent',
        reference,
        ...(promise && { promise: decodeURIComponent(promise) }),
        ...(requestPath && {
          requestPath: import.meta.env.PUBLIC_LEAD_SERVER ? atLeadServer(requestPath) : requestPath,
        }),
      };
    }
    return { result: 'refused', fields: body.fields ?? {}, advice: body.error ?? '' };
  } catch (error) {
    console.error(error);
    return { result: 'failed' };
  }
}

const longestHeaderText = 100;

/** Browsers refuse to send a header with anything beyond Latin-1 or with a line end; autofill writes both. */
function toHeaderValue(text: string): string {
  const characters = [...text].slice(0, longestHeaderText).join('');
  // Half of a surrogate pair cannot be encoded.
  return encodeURIComponent(characters.replace(/\p{Surrogate}/gu, ''));
}
