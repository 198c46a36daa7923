/** Renders a screen of the inbox: a component of site/src/inbox inside the inbox's own page template. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../../contract/answers.ts';
import type { InboxScreens, StalledMails } from '../../contract/inbox.ts';
import { renderAnswer, sendCompressed } from '../website/answer-page.ts';
import type { Store } from '../store/store.ts';
import type { Site } from '../website/open-site.ts';

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
  nowMs,
}: {
  store: Pick<Store, 'findStalledMailMs' | 'isUnavailable'>;
  site: Site;
  nowMs: () => number;
}): Promise<StalledMails | undefined> {
  const sinceMs = await store.findStalledMailMs(nowMs() - dueWithinMs).catch((error: unknown) => {
    if (!store.isUnavailable(error)) throw error;
    return undefined;
  });
  const { timeZone } = site.manifest().company.hours;
  return sinceMs === undefined ? undefined : { sinceMs, nowMs: nowMs(), timeZone };
}

export function renderInboxPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  page: Answers['inbox'],
) {
  const html = renderAnswer(request, reply.headers(privateHeaders), site, 'inbox', page);
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
  props: InboxScreens['trouble'],
) {
  if (status === 503) reply.header('retry-after', '60');
  return renderInboxPage(request, reply.code(status), site, { screen: 'trouble', props });
}
