/**
 * The calendar of one person, behind a secret address: their visits, canceled ones for some weeks, the due times of bids
 * and the ends of snoozes.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inboxPath } from '../../contract/endpoints.ts';
import { inLanguage } from '../../server/presenter/in-language.ts';
import { getBehavior } from '../../server/kinds/kinds.ts';
import { writeVisitFeed, type DueEvent } from '../../server/mail/messages/visit-mails.ts';
import type { Person } from '../../server/store/records.ts';
import type { Visit } from '../../server/store/visit-store.ts';
import { listsOnly } from '../frame/access.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { privateHeaders } from '../frame/render-screen.ts';

const dayMs = 24 * 60 * 60_000;
const [pastDays, nextDays] = [30, 120];
/** Open requests that are looked through, the most urgent first. */
const mostDue = 500;

export function addCalendarFeed(app: FastifyInstance, parts: InboxParts): void {
  const { store, site, nowMs } = parts;
  app.get<{ Params: { secret: string } }>(
    `${inboxPath}/calendar/:secret.ics`,
    { onRequest: app.rateLimit() },
    async (request, reply) => {
      reply.headers({ ...privateHeaders, 'cache-control': 'private, no-cache' });
      // Calendars take a page with 200 for an empty calendar, so every refusal is plain text.
      reply.type('text/plain; charset=utf-8');
      try {
        const personId = await store.findFeedOwner(request.params.secret);
        const person = (await store.listPeople()).find(({ id }) => id === personId);
        if (person === undefined) return await reply.code(404).send('');
        const now = nowMs();
        const span = { sinceMs: now - pastDays * dayMs, untilMs: now + nextDays * dayMs, nowMs: now };
        const visits = (await store.listVisits(span)).filter(
          ({ personId, state, version }) =>
            personId === person.id &&
            // Nobody was invited to the others.
            (['confirmed', 'kept', 'no-show'].includes(state) || (state === 'canceled' && version > 0)),
        );
        const { company, words } = site.manifest();
        const pairs = await addLeads(visits, store);
        const due = await listDue(person, parts);
        const text = inLanguage(person.language, () => writeVisitFeed(pairs, due, { company, words }));
        const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return await reply.code(304).send();
        return await reply.type('text/calendar; charset=utf-8').send(text);
      } catch (error) {
        if (!store.isUnavailable(error)) throw error;
        return reply.code(503).header('retry-after', '60').send('');
      }
    },
  );
}

/** The visits with their requests. */
export async function addLeads(visits: readonly Visit[], store: InboxParts['store']) {
  const leads = await Promise.all(visits.map(({ reference }) => store.findLead(reference)));
  return visits.flatMap((visit, index) => {
    const lead = leads[index]?.lead;
    return lead ? [{ visit, lead }] : [];
  });
}

/** Open requests of this person with a due time. Those of nobody are everybody's who may see them. */
async function listDue(person: Person, { store, hours, nowMs }: InboxParts): Promise<DueEvent[]> {
  const found = await store.listShelf({
    ...{ shelf: 'open', assignedTo: listsOnly(person), after: undefined, limit: mostDue },
  });
  return found
    .map(({ lead }) => lead)
    .filter(({ assignedTo }) => assignedTo === null || assignedTo === person.id)
    .flatMap((lead) => {
      const bidMs = getBehavior(lead.kind).findDue?.(lead.fields, hours().timeZone)?.atMs;
      return [
        { lead, kind: 'bid' as const, atMs: bidMs ?? 0 },
        { lead, kind: 'snooze' as const, atMs: lead.snoozedUntilMs ?? 0 },
      ];
    })
    .filter(({ atMs }) => atMs > nowMs() - pastDays * dayMs);
}
