/** The press that a won job is finished. */
import { finishJob } from '../../server/reviews/ask-reviews.ts';
import { toAuthor, type InboxRoutes } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { createRequestRoutes, showRequest } from './open-request.ts';

export function addFinishJob(routes: InboxRoutes, parts: InboxParts): void {
  createRequestRoutes(routes, parts).post('/job', 'everybody', async (visit, found) => {
    const { lead } = found;
    const isText = visit.read('by') === 'text';
    const outcome = await finishJob(lead, { by: toAuthor(visit.person), isText }, parts);
    if (typeof outcome !== 'string') return visit.goTo(`/requests/${lead.reference}#job`);
    return showRequest(visit, found, parts, { problem: 'changed', typed: {} }, 409);
  });
}
