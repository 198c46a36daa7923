/** "Visits": those of today and of the next days in order, who goes, and their calendars. Crew sees its own. */
import { inboxPath } from '../../contract/endpoints.ts';
import { findPhones } from '../../domain/typed/find-phones.ts';
import { readLocalDay } from '../../domain/local-time.ts';
import { isStale, readCalendar } from '../../server/visits/calendars.ts';
import { isPlanned } from '../../server/store/visit-store.ts';
import { canSee } from '../frame/access.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { addLeads } from './calendar-feed.ts';

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
    const own = await store.listCalendars(person.id);
    if (read('remove') !== '') await store.removeCalendar(Number(read('remove')), person.id);
    else if (read('renew') !== '') await store.renewFeed(person.id);
    else if (read('read') === '') await store.setGoes(person.id, read('goes') !== '');
    if (address !== '' && own.length < mostCalendars) await store.addCalendar(person.id, address);
    if (address !== '' || read('read') !== '')
      for (const calendar of await store.listCalendars(person.id)) await readCalendar(calendar, parts);
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
  const visitsSoon = (await store.listVisits(span)).filter(
    ({ plan, state }) => readLocalDay(plan.startMs, timeZone) >= today && isPlanned(state),
  );
  const calendars = await store.listCalendars(person.id);
  const secret = await store.findFeedSecret(person.id);
  return {
    timeZone,
    isOn: visits.settings().on,
    rows: (await addLeads(visitsSoon, store))
      .filter(({ visit, lead }) => visit.personId === person.id || canSee(person, lead))
      .map(({ visit, lead: { fields, ...lead } }) => ({
        ...{ reference: visit.reference, plan: visit.plan, name: fields.name, address: fields.address ?? '' },
        phones: findPhones(fields.phone),
        isAsked: visit.state === 'asked',
        person: people.find(({ id }) => id === visit.personId)?.name ?? '',
        canOpen: canSee(person, lead),
      })),
    goes: (await store.listGoers()).includes(person.id),
    calendars: calendars.map(({ address, ...calendar }) => ({
      ...calendar,
      /** The rest of the address is the key. */
      host: URL.parse(address)?.hostname ?? address.slice(0, 30),
      isStale: isStale(calendar, nowMs()),
    })),
    canAdd: calendars.length < mostCalendars,
    feedUrl: secret === undefined ? '' : `${siteUrl()}${inboxPath}/calendar/${secret}.ics`,
    /** A text message for the phone of the person who goes. */
    onOurWay: words().mails.visit.onOurWay,
    nowMs: nowMs(),
  };
}
