/** Turns an HTTP request into a submission: the kind of form, the visitor's words and the envelope. */
import type { FastifyRequest } from 'fastify';
import { envelope, pageLanguage } from '../../contract/endpoints.ts';
import type { LeadEndpoint } from '../../contract/lead-forms.ts';
import type { LeadSource } from '../../domain/lead-source.ts';
import type { Submission } from '../leads/lead-intake.ts';
import { inferKind, type Values } from '../leads/parse-lead.ts';
import type { Signals } from '../store/records.ts';

/** The result of `addBodyParsers`: the values, and whether hidden fields may carry the envelope. */
export interface ReadBody {
  values: Values;
  isForm: boolean;
}

interface Origins {
  /** The public addresses of the site. */
  siteUrls: readonly (string | undefined)[];
  /** The origins of pages on static hosts. */
  allowedOrigins: readonly string[];
}

const longestEnvelopeValue = 200;

export function readSubmission(
  request: FastifyRequest,
  body: ReadBody,
  endpoint: LeadEndpoint,
  { siteUrls, allowedOrigins }: Origins,
  consentVersion: string,
  source: LeadSource | undefined,
): Submission {
  return {
    kind: inferKind(endpoint, body.values),
    values: body.values,
    idempotencyKey: findEnvelopeValue(request, body, 'idempotencyKey'),
    consentVersion: findEnvelopeValue(request, body, 'consentVersion') ?? consentVersion,
    page: findPage(request, allowedOrigins),
    language: findValue(request, body, pageLanguage),
    source,
    signals: readSignals(request, body),
    ownHosts: [
      request.host,
      ...[...siteUrls, ...allowedOrigins].map((url) => URL.parse(url ?? '')?.host ?? ''),
    ],
    remoteAddress: request.ip,
  };
}

function readSignals(request: FastifyRequest, body: ReadBody): Signals {
  const found = {
    honeypot: findEnvelopeValue(request, body, 'honeypot'),
    issueToken: findEnvelopeValue(request, body, 'issueToken'),
    origin: shorten(request.headers.origin),
    fetchSite: shorten(findHeader(request, 'sec-fetch-site')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function findEnvelopeValue(request: FastifyRequest, body: ReadBody, name: keyof typeof envelope) {
  return findValue(request, body, envelope[name], name === 'honeypot' ? decodePercent : undefined);
}

function findValue(
  request: FastifyRequest,
  body: ReadBody,
  { header, field }: { header: string; field: string },
  decode = (text: string | undefined) => text,
) {
  const inForm = body.isForm ? body.values[field] : undefined;
  return shorten(decode(findHeader(request, header.toLowerCase()))) ?? shorten(inForm);
}

function decodePercent(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
}

function findHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function shorten(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
  // Slicing may split a surrogate pair.
  return text === '' ? undefined : text.slice(0, longestEnvelopeValue).toWellFormed();
}

/** The path only, since a query could contain words typed on another page. */
function findPage(request: FastifyRequest, allowedOrigins: readonly string[]): string | null {
  const referer = URL.parse(findHeader(request, 'referer') ?? '');
  // Without script, browsers send another origin only the host: the page could be any, not just the home page.
  const isHostOnly = referer?.pathname === '/' && allowedOrigins.includes(referer.origin);
  return referer === null || isHostOnly ? null : (shorten(referer.pathname) ?? null);
}
