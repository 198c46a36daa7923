/** "Visits": those of today and of the next days in order, who goes, and their calendars. Crew sees its own. */
import { inboxPath } from '../../contract/endpoints.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { findPhones } from '../../domain/typed/find-phones.ts';
import { readLocalDay } from '../../domain/local-time.ts';
import { isStale, readCalendar } from '../../server/visits/calendars.ts';
import type { Person } from '../../server/store/records.ts';
import { isPlanned, type Visit as PlannedVisit } from '../../server/store/visit-store.ts';
import { canSee, may } from '../frame/access.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    visits: Awaited<ReturnType<typeof readScreen>>;
  }
}

const days = 7;
const dayMs = 24 * 60 * 60_000;
const mostCalendars = 3;
/** Characters. */
const longestAddress = 1_000;

export function addVisitsPage(routes: InboxRoutes, parts: InboxParts): void {
  const { store } = parts;

  routes.get('/visits', 'everybody', async (visit) => visit.show('visits', await readScreen(visit, parts)));

  routes.post('/visits/calendars', 'everybody', async (visit) => {
    const { person, read } = visit;
    const address = read('address').slice(0, longestAddress);
    const own = (await store.listCalendars()).filter(({ personId }) => personId === person.id);
    if (read('remove') !== '') await store.removeCalendar(Number(read('remove')), person.id);
    else if (read('renew') !== '') await store.renewFeed(person.id);
    else if (read('read') === '') await store.setGoes(person.id, read('goes') !== '');
    if (address !== '' && own.length < mostCalendars) await store.addCalendar(person.id, address);
    if (address !== '' || read('read') !== '')
      for (const calendar of await store.listCalendars())
        if (calendar.personId === person.id) await readCalendar(calendar, parts);
    return visit.goTo('/visits#calendars');
  });
}

async function readScreen({ person }: Visit, parts: InboxParts) {
  const { store, visits, nowMs, siteUrl, words } = parts;
  const { company } = parts.site.manifest();
  const { timeZone } = company.hours;
  const span = { sinceMs: nowMs() - dayMs, untilMs: nowMs() + days * dayMs, nowMs: nowMs() };
  const today = readLocalDay(nowMs(), timeZone);
  const people = await store.listPeople();
  const rows = await Promise.all(
    (await store.listVisits(span))
      .filter(({ plan, state }) => readLocalDay(plan.startMs, timeZone) >= today && isPlanned(state))
      .map((visit) => toRow(visit, person, people, parts)),
  );
  const calendars = (await store.listCalendars()).filter(({ personId }) => personId === person.id);
  const secret = await store.findFeedSecret(person.id);
  return {
    timeZone,
    isOn: visits.settings().on,
    rows: rows.filter((row) => row !== undefined),
    goes: (await store.listGoers()).includes(person.id),
    calendars: calendars.map((calendar) => ({
      id: calendar.id,
      /** The rest of the address is the key. */
      host: URL.parse(calendar.address)?.hostname ?? calendar.address.slice(0, 30),
      problem: calendar.problem,
      unknownZones: calendar.unknownZones,
      isStale: isStale(calendar, nowMs()),
      readAtMs: calendar.readAtMs,
    })),
    canAdd: calendars.length < mostCalendars,
    feedUrl: secret === undefined ? '' : `${siteUrl()}${inboxPath}/calendar/${secret}.ics`,
    /** A text message for the phone of the person who goes. */
    onOurWay: fillIn(words().mails.visit.onOurWay, { company: company.name }),
    nowMs: nowMs(),
  };
}

/** Undefined if this person may not see the visit. */
async function toRow(visit: PlannedVisit, person: Person, people: readonly Person[], { store }: InboxParts) {
  const found = await store.findLead(visit.reference);
  const isOwn = visit.personId === person.id;
  if (found === undefined || !(isOwn || canSee(person, found.lead))) return undefined;
  const { fields } = found.lead;
  return {
    reference: visit.reference,
    name: fields.name,
    address: fields.address ?? '',
    phones: findPhones(fields.phone),
    plan: visit.plan,
    isAsked: visit.state === 'asked',
    person: people.find(({ id }) => id === visit.personId)?.name ?? '',
    canOpen: may(person, 'see-all') || canSee(person, found.lead),
  };
}
