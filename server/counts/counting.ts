/** Counts visits, pages, forms and pressed links per day, and attributes requests to a source. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { pressedPath } from '../../contract/endpoints.ts';
import { readDay } from '../../contract/credentials.ts';
import type { Core } from '../core/core.ts';
import { toNetwork } from '../plugins/visitor-network.ts';
import type { CountKind } from '../store/count-store.ts';
import { createDayCounts, type DayCounts } from './day-counts.ts';
import { isLanding, nameSource, readSource } from '../../domain/lead-source.ts';
import { createVisits, type Visitor } from './visits.ts';

export type Counting = ReturnType<typeof createCounting>;

const toVisitor = ({ ip, headers }: FastifyRequest): Visitor => ({
  network: toNetwork(ip),
  agent: headers['user-agent'] ?? '',
});

/** https://www.w3.org/TR/gpc/ */
const refusesJoining = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1';

function createCounting({ site, nowMs }: Core, counts: DayCounts) {
  const visits = createVisits(nowMs);
  const isOn = () => site.manifest().counts;

  /** The address of a built page. Undefined for all others, which are not counted. */
  function findPage(path: string): string | undefined {
    const answer = site.answer(path);
    return answer.type === 'file' && answer.file.endsWith('.html') ? path : undefined;
  }

  const isCounted = (request: FastifyRequest) =>
    isOn() && !isbot(request.headers['user-agent']) && !visits.isExcluded(toVisitor(request));

  /** Undefined if counting is off, if the visitor sends GPC, or if the source is unknown. */
  const findSource = (request: FastifyRequest) =>
    isOn() && !refusesJoining(request) ? visits.find(toVisitor(request)) : undefined;

  /** One network can make up only some names of sources a day. */
  const count = ({ ip }: FastifyRequest, kind: CountKind, path: string, source: string) =>
    counts.add(kind, path, source, toNetwork(ip));

  return {
    /** Counts a successfully answered request for a page. */
    notePage(request: FastifyRequest): void {
      if (!isShown(request) || !isCounted(request)) return;
      const url = URL.parse(request.raw.url ?? '/', `http://${request.host || 'localhost'}`);
      const address = url && findPage(url.pathname);
      if (!address) return;
      const { headers } = request;
      const own = [url.hostname];
      const landing = isLanding(headers, own) ? readSource(url, headers.referer, own) : undefined;
      const isFirst = !refusesJoining(request) && visits.note(toVisitor(request), landing);
      const source = nameSource(findSource(request));
      if (isFirst) count(request, 'visit', address, source);
      count(request, 'view', address, source);
    },

    /** Counts an event on the page that the request names as its referrer. */
    noteOnPage(request: FastifyRequest, kind: CountKind): void {
      if (!isCounted(request)) return;
      const page = findPage(URL.parse(request.headers.referer ?? '')?.pathname ?? '');
      if (page !== undefined) count(request, kind, page, nameSource(findSource(request)));
    },

    findSource,

    /** Excludes a browser of the team from the counts. */
    exclude: (request: FastifyRequest) => visits.exclude(toVisitor(request)),
  };
}

/**
 * True for a page that a browser displays: no prefetch, no frame, no bot. Browsers from before 2023 do not send the
 * purpose of a request.
 */
function isShown({ method, headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  const goal = headers['sec-fetch-dest'];
  const isPage = goal === undefined ? headers.accept?.includes('text/html') : goal === 'document';
  return method === 'GET' && isPage === true && !String(purpose ?? '').includes('prefetch');
}

/**
 * The last path segment of a `sendBeacon` call: the kind of link that was pressed, or `view` for a prefetched page that
 * is now displayed.
 */
const beacons = ['tel', 'sms', 'mailto', 'view'] as const satisfies readonly CountKind[];

export function addCounting(app: FastifyInstance, core: Core): Counting {
  const { store, nowMs, hours, log } = core;
  const counts = createDayCounts({ store, today: () => readDay(nowMs(), hours().timeZone), log });
  core.services.push(counts);
  const counting = createCounting(core, counts);
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 200 || statusCode === 304) counting.notePage(request);
  });
  for (const kind of beacons)
    app.post(`${pressedPath}/${kind}`, { onRequest: app.rateLimit() }, async (request, reply) => {
      counting.noteOnPage(request, kind);
      return reply.code(204).send();
    });
  return counting;
}
