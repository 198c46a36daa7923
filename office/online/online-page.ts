/** The screen “Online”: what is saved and not online yet, one press to put it online, one to go back. */
import type { Gate, OnlineFacts } from '../../contract/online.ts';
import { may } from '../frame/access.ts';
import { withTrouble, type ContentCalls } from '../frame/call-content.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import type { Renders } from './renders.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    online: Awaited<ReturnType<typeof readScreen>>;
  }
}

const path = '/online';

/** `gate`: it stopped the last press. */
async function readScreen(
  { person }: Visit,
  facts: OnlineFacts,
  { config, siteUrl, company, nowMs }: InboxParts,
  renders: Renders,
  gate?: Gate,
) {
  return {
    ...facts,
    url: siteUrl(),
    // Without a public address, only this server has the pages.
    address: config.publicUrl ? siteUrl() : '/',
    timeZone: company().hours.timeZone,
    nowMs: nowMs(),
    run: renders.current(),
    isRunning: renders.isRunning(),
    ...{ fresh: gate?.fresh ?? [], known: gate?.known ?? facts.known, seen: gate?.seen ?? '' },
    mayPublish: may(person, 'go-online'),
  };
}

export function addOnline(
  routes: InboxRoutes,
  parts: InboxParts,
  calls: ContentCalls,
  renders: Renders,
): void {
  parts.services.push({ start: () => undefined, stop: () => renders.stop() });

  const pages = withTrouble(routes, path);

  /** While a render runs, nobody starts the content process for facts that this server has read before. */
  let lastFacts: OnlineFacts | undefined;

  const show = async (visit: Visit, gate?: Gate) => {
    const run = renders.current();
    const isRendering = run !== undefined && run.endedAtMs === undefined;
    const facts = (isRendering && lastFacts) || (await calls.read<OnlineFacts>(visit, 'online'));
    lastFacts = facts;
    return visit.show('online', await readScreen(visit, facts, parts, renders, gate), gate && 422);
  };

  pages.get('', 'see-site', (visit) => show(visit));

  pages.post('', 'go-online', async (visit) => {
    const isBack = visit.read('act') === 'back';
    const gate = isBack
      ? undefined
      : await calls.write<Gate>(visit, 'go-online', { seen: visit.read('seen') });
    if (gate?.isOpen === false) return show(visit, gate);
    // A second press, or a second person's, waits for the run that goes on.
    renders.start(isBack ? 'back' : 'render', visit.person);
    return visit.goTo(path);
  });
}
