/** The screen “Online”: what is saved and not online yet, one press to put it online, one to go back. */
import type { BlockingPoint, OnlineFacts } from '../../contract/online.ts';
import { may } from '../frame/access.ts';
import { createAsk, withTrouble, type CallContent } from '../frame/call-content.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import type { Renders } from './renders.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    online: Awaited<ReturnType<typeof readScreen>>;
  }
}

/** As `npm run launch` lists them. */
interface PointGroup {
  doesBlock: boolean;
  points: BlockingPoint[];
}

const path = '/online';
/** Seconds until a page about a run that goes on is loaded again. */
const lookAgainAfter = 2;

/** `blocking`: the points that stopped the last press. */
async function readScreen(
  { person }: Visit,
  facts: OnlineFacts,
  { config, siteUrl, company, nowMs }: InboxParts,
  renders: Renders,
  blocking: readonly BlockingPoint[] = [],
) {
  return {
    ...facts,
    url: siteUrl(),
    // Without a public address, only this server has the pages.
    address: config.publicUrl ? siteUrl() : '/',
    timeZone: company().hours.timeZone,
    nowMs: nowMs(),
    run: renders.current(),
    blocking,
    mayPublish: may(person, 'go-online'),
  };
}

export function addOnline(routes: InboxRoutes, parts: InboxParts, call: CallContent, renders: Renders): void {
  parts.services.push({ start: () => undefined, stop: () => renders.stop() });

  const { read } = createAsk(call);
  const pages = withTrouble(routes, path);

  /** While a render runs, nobody starts the content process for facts that this server has read before. */
  let lastFacts: OnlineFacts | undefined;

  const show = async (visit: Visit, blocking?: readonly BlockingPoint[]) => {
    const run = renders.current();
    const isRendering = run !== undefined && run.endedAtMs === undefined;
    const facts = (isRendering && lastFacts) || (await read<OnlineFacts>(visit, 'online'));
    lastFacts = facts;
    const screen = await readScreen(visit, facts, parts, renders, blocking);
    if (screen.run && (screen.run.endedAtMs === undefined || screen.run.isCommitting))
      visit.reply.header('refresh', lookAgainAfter);
    return visit.show('online', screen);
  };

  const listBlocking = async (visit: Visit): Promise<BlockingPoint[]> => {
    const groups = await read<PointGroup[]>(visit, 'open-points');
    return groups.filter(({ doesBlock }) => doesBlock).flatMap(({ points }) => points);
  };

  pages.get('', 'see-site', (visit) => show(visit));

  pages.post('', 'go-online', async (visit) => {
    const act = visit.read('act');
    const blocking = act === 'publish' ? await listBlocking(visit) : [];
    if (blocking.length > 0) {
      visit.reply.code(422);
      return show(visit, blocking);
    }
    // A second press, or a second person's, waits for the run that goes on.
    renders.start(act === 'back' ? 'back' : 'render', visit.person);
    return visit.goTo(path);
  });
}
