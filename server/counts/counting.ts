/** Counts visits, pages, forms and pressed links of a day, and knows where the sender of a request came from. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { pressedPath } from '../../contract/endpoints.ts';
import { toNetwork } from '../lib/visitor-network.ts';
import type { CountKind } from '../store/count-store.ts';
import type { DayCounts } from './day-counts.ts';
import { nameSource, readSource, type LeadSource } from '../lib/lead-source.ts';
import type { Visitor, Visits } from './visits.ts';

export interface CountingParts {
  visits: Visits;
  counts: Pick<DayCounts, 'add'>;
  /** `COUNTS` of the build (contract/site-manifest.ts). */
  isOn: () => boolean;
  /** The address of a built page, or undefined: only these are counted. */
  findPage: (path: string) => string | undefined;
}

export interface Counting {
  /** The request was answered well; it counts when that was by a page. */
  notePage(request: FastifyRequest): void;
  /** Something happened on the page that the request names as its referrer. */
  noteOnPage(request: FastifyRequest, kind: CountKind): void;
  /** Undefined while counting is off, for visitors who ask not to be followed, and when nothing is known. */
  findSource(request: FastifyRequest): LeadSource | undefined;
  /** The team is not counted. */
  exclude(request: FastifyRequest): void;
}

const toVisitor = ({ ip, headers }: FastifyRequest): Visitor => ({
  network: toNetwork(ip),
  agent: headers['user-agent'] ?? '',
});

/** https://www.w3.org/TR/gpc/ */
const refusesJoining = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1';

export function createCounting({ visits, counts, isOn, findPage }: CountingParts): Counting {
  const isCounted = (request: FastifyRequest) =>
    isOn() && !isbot(request.headers['user-agent']) && !visits.isExcluded(toVisitor(request));

  const findSource = (request: FastifyRequest) =>
    isOn() && !refusesJoining(request) ? visits.find(toVisitor(request)) : undefined;

  return {
    notePage(request) {
      if (!isShown(request) || !isCounted(request)) return;
      const url = URL.parse(request.raw.url ?? '/', `http://${request.host || 'localhost'}`);
      const address = url && findPage(url.pathname);
      if (!address) return;
      const { referer } = request.headers;
      const isFirst =
        !refusesJoining(request) &&
        visits.note(toVisitor(request), () => readSource(url, referer, [url.hostname]));
      const source = nameSource(findSource(request));
      if (isFirst) counts.add('visit', address, source);
      counts.add('view', address, source);
    },

    noteOnPage(request, kind) {
      if (!isCounted(request)) return;
      const page = findPage(URL.parse(request.headers.referer ?? '')?.pathname ?? '');
      if (page !== undefined) counts.add(kind, page, nameSource(findSource(request)));
    },

    findSource,

    exclude: (request) => visits.exclude(toVisitor(request)),
  };
}

/** Not fetched ahead, not inside another page, and not by a program. Browsers before 2023 do not say what they fetch for. */
function isShown({ method, headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  const goal = headers['sec-fetch-dest'];
  const isPage = goal === undefined ? headers.accept?.includes('text/html') : goal === 'document';
  return method === 'GET' && isPage === true && !String(purpose ?? '').includes('prefetch');
}

/** The end of the address that browsers send by `sendBeacon`: the kind of link that was pressed, or `view` for a page that was fetched ahead and is shown now. */
const beacons = ['tel', 'sms', 'mailto', 'view'] as const satisfies readonly CountKind[];

export function addCounting(app: FastifyInstance, counting: Counting): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 200 || statusCode === 304) counting.notePage(request);
  });
  for (const kind of beacons)
    app.post(`${pressedPath}/${kind}`, { onRequest: app.rateLimit() }, async (request, reply) => {
      counting.noteOnPage(request, kind);
      return reply.code(204).send();
    });
}
