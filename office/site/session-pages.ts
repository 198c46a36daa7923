/** Ends a session, also one that is over already, and undoes every change of it together. */
import type { ChangingSession, UndoneSession } from '../../contract/content-calls.ts';
import { may } from '../frame/access.ts';
import { nameSession, withTrouble, type ContentCalls } from '../frame/call-content.ts';
import { showMissing, wrapRoutes, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    'site-sessions': { sessions: ChangingSession[]; nowMs: number };
    /** `isDone`: the changes are undone. */
    'site-session': { session: ChangingSession; files: UndoneSession; isDone: boolean };
  }
}

const path = '/site/sessions';

export function addSessionPages(
  routes: InboxRoutes,
  { sessions, store, nowMs }: InboxParts,
  { read, write }: ContentCalls,
): void {
  /** Owners see the sessions of everybody. */
  const list = async (visit: Visit) => {
    const { person } = visit;
    const all = await read<ChangingSession[]>(visit, 'changing-sessions');
    return may(person, 'manage-people') ? all : all.filter(({ personId }) => personId === person.id);
  };
  const pages = withTrouble(routes, path);
  const ofOne = wrapRoutes<[ChangingSession]>(pages, '/:session', (handle) => async (visit) => {
    const found = (await list(visit)).find(({ session }) => session === visit.param('session'));
    return found ? handle(visit, found) : showMissing(visit);
  });

  pages.get('', 'see-site', async (visit) =>
    visit.show('site-sessions', { sessions: await list(visit), nowMs: nowMs() }),
  );

  ofOne.get('', 'see-site', async (visit, session) => {
    const files = await read<UndoneSession>(visit, 'undo-session', { session: session.session });
    return visit.show('site-session', { session, files, isDone: false });
  });

  ofOne.post('', 'edit-site', async (visit, session) => {
    const person = (await store.listPeople()).find(({ id }) => id === session.personId);
    // First, so that no further change comes in between.
    for (const one of person ? await sessions.list(person) : [])
      if (person && nameSession(one) === session.session) await sessions.end(person, one.id);
    const files = await write<UndoneSession>(visit, 'undo-session', { session: session.session });
    return visit.show('site-session', { session, files, isDone: true });
  });
}
