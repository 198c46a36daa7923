/** The page where owners manage people and roles. */
import { cleanLine } from '../../domain/typed/clean-text.ts';
import { parseEmail } from '../../domain/typed/email-address.ts';
import { nameOfEmail } from '../../domain/typed/name-of-email.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { roles } from '../../contract/roles.ts';
import { planAssigned, planInvitation } from '../../server/outbox/plan-deliveries.ts';
import { toAuthor, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import type { Problem } from '../frame/screens.ts';
import { makeShownCode } from '../frame/sign-in-codes.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    people: Awaited<ReturnType<typeof readScreen>>;
  }
}

/** The outcome of a press. */
interface Outcome {
  problem?: Problem;
  /** The refused address. */
  typed?: string;
  /** The name of a person who was removed. */
  removed?: string;
  /** A new sign-in code, to be read to its person. */
  shown?: { name: string; code: string; address: string };
}

const longestName = 100;

async function readScreen({ store }: InboxParts, outcome: Outcome = {}) {
  const [people, assigned] = [await store.listPeople(), await store.countAssigned()];
  /** `requests`: the number of open requests assigned to them. */
  const rows = people.map((person) => ({ ...person, requests: assigned.get(person.id) ?? 0 }));
  return { people: rows, ...outcome };
}

export function addPeople(routes: InboxRoutes, parts: InboxParts): void {
  const { store, signer, recipients, siteUrl, sessions, nowMs, outbox } = parts;
  const isOwnerAddress = (email: string) =>
    recipients.ownerAddresses.some((address) => address.toLowerCase() === email);
  const readRole = ({ read }: Visit) => roles.find((role) => role === read('role')) ?? 'crew';
  const readEdits = ({ read }: Visit) => read('edits') !== '';
  const show = async (visit: Visit, outcome?: Outcome) =>
    visit.show('people', await readScreen(parts, outcome), outcome?.problem && 422);
  const refuse = (visit: Visit, problem: Problem) => show(visit, { problem, typed: visit.read('email') });

  routes.get('/people', 'manage-people', (visit) => show(visit));

  routes.post('/people', 'manage-people', async (visit) => {
    const email = parseEmail(visit.read('email'));
    if (email === undefined) return refuse(visit, 'noAddress');
    const name = cleanLine(visit.read('name')).slice(0, longestName) || nameOfEmail(email);
    const person = { email, name, role: readRole(visit), editsSite: readEdits(visit) };
    const invitation = planInvitation(person, visit.person.name, recipients);
    if (!(await store.addPerson(person, nowMs(), [invitation]))) return refuse(visit, 'known');
    outbox.wake();
    return visit.goTo('/people');
  });

  routes.post('/people/:id/code', 'manage-people', async (visit) => {
    const person = (await store.listPeople()).find(({ id }) => id === Number(visit.param('id')));
    if (person === undefined) return visit.goTo('/people');
    const code = await makeShownCode({ store, signer }, person, nowMs());
    const address = `${siteUrl()}${inboxPath}/code`;
    return show(visit, { shown: { name: person.name, code, address } });
  });

  routes.post('/people/:id', 'manage-people', async (visit) => {
    const id = Number(visit.param('id'));
    const people = await store.listPeople();
    const found = people.find((person) => person.id === id);
    if (found === undefined) return visit.goTo('/people');
    const isNamed = isOwnerAddress(found.email);
    const isRemoved = visit.read('remove') !== '';
    if (isNamed && (isRemoved || readRole(visit) !== 'owner')) return refuse(visit, 'named');
    if (isRemoved) {
      const heir = people.find((person) => person.id === Number(visit.read('heir')) && person.id !== id);
      const requests = (await store.countAssigned()).get(id) ?? 0;
      await store.removePerson(id, {
        heirId: heir?.id ?? null,
        nowMs: nowMs(),
        by: toAuthor(visit.person),
        deliveries: heir && requests > 0 ? planAssigned(heir, visit.person, recipients, requests) : [],
      });
      sessions.forget(id);
      outbox.wake();
      return show(visit, { removed: found.name });
    }
    const name = cleanLine(visit.read('name')).slice(0, longestName) || found.name;
    await store.changePerson(id, { name, role: readRole(visit), editsSite: readEdits(visit) });
    sessions.forget(id);
    return visit.goTo('/people');
  });
}
