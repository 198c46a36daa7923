/** Sends a screen of the inbox: the component of site/src/inbox in the inbox's own page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../../contract/answers.ts';
import type { InboxScreens } from '../../contract/inbox.ts';
import { renderAnswer, sendCompressed } from '../website/answer-page.ts';
import type { Site } from '../website/open-site.ts';

/** A screen is for one person: nobody keeps it, and no other site learns its address. `same-origin` lets a form name its origin. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};

export function renderInboxPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  page: Answers['inbox'],
) {
  const html = renderAnswer(request, reply.headers(privateHeaders), site, 'inbox', page);
  // What a phone installs; pages of the site have nothing of it.
  reply.header(
    'content-security-policy',
    `${String(reply.getHeader('content-security-policy'))}; manifest-src 'self'`,
  );
  if (html === undefined) throw new Error('The page of the inbox could not be rendered');
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
