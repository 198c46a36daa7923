/** Renders a screen inside the inbox's own page template. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerScreens } from '../../contract/server-screens.ts';
import { fillTemplate, sendCompressed } from '../../server/website/fill-template.ts';
import type { Site } from '../../server/website/open-site.ts';
import type { InboxParts } from './inbox-parts.ts';
import type { Screens, StalledMails } from './screens.ts';

/**
 * Screens are personal: no cache may store them, and no other site may see their addresses. `same-origin` still sends
 * `Origin` with forms.
 */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};

/** Later, something is wrong: mails leave within seconds. */
const dueWithinMs = 5 * 60_000;

/** Finds the facts for a bar on every screen; undefined if mails leave, or while the database is down. */
export async function findStalledMails({
  store,
  site,
  mailer,
  nowMs,
}: Pick<InboxParts, 'store' | 'site' | 'mailer' | 'nowMs'>): Promise<StalledMails | undefined> {
  const sinceMs = await store.findStalledMailMs(nowMs() - dueWithinMs).catch((error: unknown) => {
    if (!store.isUnavailable(error)) throw error;
    return undefined;
  });
  const { timeZone } = site.manifest().company.hours;
  return sinceMs === undefined
    ? undefined
    : { sinceMs, nowMs: nowMs(), timeZone, canSend: mailer !== undefined };
}

export function renderScreen(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  page: ServerScreens['inbox'],
) {
  const html = fillTemplate(request, reply.headers(privateHeaders), site, 'inbox', page);
  // Lets a phone install the inbox. Pages of the site do not link the manifest.
  reply.header(
    'content-security-policy',
    `${String(reply.getHeader('content-security-policy'))}; manifest-src 'self'`,
  );
  if (html === undefined) throw new Error('Rendering the inbox page failed');
  return sendCompressed(request, reply, html);
}

export function sendTrouble(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  status: number,
  props: Screens['trouble'],
) {
  if (status === 503) reply.header('retry-after', '60');
  return renderScreen(request, reply.code(status), site, { screen: 'trouble', props });
}
