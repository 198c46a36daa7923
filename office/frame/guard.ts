/**
 * Guards every screen behind the sign-in: it checks the session and the role, and for each change also the origin and
 * the form token. Screens are added through it, so none can skip these checks.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inboxPath } from '../../contract/endpoints.ts';
import { inLanguage } from '../../server/presenter/in-language.ts';
import { TooManyRequestsError } from '../../server/plugins/request-limit.ts';
import { describeError } from '../../domain/log.ts';
import { findPhones } from '../../domain/typed/find-phones.ts';
import { readSpooled } from '../../server/spool/read-spooled.ts';
import type { Person } from '../../server/store/records.ts';
import { isChangeOfSite, may, type Right } from './access.ts';
import { confirmDevice } from './confirm-device.ts';
import { codeCookie } from './cookies.ts';
import type { InboxParts } from './inbox-parts.ts';
import { findStalledMails, privateHeaders, renderScreen, sendTrouble } from './render-screen.ts';
import { listTyped, readValue } from './read-form.ts';
import { formTokenField, formTokenHeader, type Screen, type Screens } from './screens.ts';
import type { FoundSession } from './sessions.ts';

/** The request, its person, and the helpers of a screen. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  person: Person;
  session: FoundSession;
  /** Belongs to the session. */
  formToken: string;
  /** A parameter of the path. */
  param(name: string): string;
  /** A query parameter or a form field, cleaned; empty if missing. */
  read(name: string): string;
  show<Name extends keyof Screens>(
    screen: Name,
    props: Screens[Name],
    status?: number,
  ): Promise<FastifyReply>;
  /** Redirects to the next page after a change; `path` is below `/inbox`. */
  goTo(path: string): FastifyReply;
}

/** The author of a change in the inbox. */
export const toAuthor = ({ id, name }: Person) => ({ source: 'person', who: name, personId: id }) as const;

/** Everybody is everybody who has signed in. */
type Who = Right | 'everybody';
type Handle<More extends unknown[] = []> = (visit: Visit, ...more: More) => Promise<FastifyReply>;
type Add<More extends unknown[]> = (path: string, who: Who, handle: Handle<More>) => void;

/** `path` is below `/inbox`. */
export interface InboxRoutes<More extends unknown[] = []> {
  get: Add<More>;
  post: Add<More>;
}

/** Routes below a path, whose handlers get more than the visit. */
export const wrapRoutes = <More extends unknown[]>(
  routes: InboxRoutes,
  below: string,
  wrap: (handle: Handle<More>) => Handle,
): InboxRoutes<More> => ({
  get: (path, who, handle) => routes.get(below + path, who, wrap(handle)),
  post: (path, who, handle) => routes.post(below + path, who, wrap(handle)),
});

interface RouteOptions {
  /**
   * For pages that load dozens of files, and for large bodies: only strangers count toward the limit of requests, and
   * the server does not read their bodies.
   */
  isFrequent?: boolean;
}

export function createInboxRoutes(
  app: FastifyInstance,
  parts: InboxParts,
  { isFrequent = false }: RouteOptions = {},
): InboxRoutes {
  const onRequest = isFrequent ? refuseStrangers(app, parts) : app.rateLimit();
  const add =
    (method: 'GET' | 'POST'): Add<[]> =>
    (path, who, handle) =>
      void app.route({
        method,
        url: inboxPath + path,
        config: { mayTakeLong: isFrequent },
        onRequest,
        handler: (request, reply) => answer(request, reply.headers(privateHeaders), parts, handle, who),
      });
  return { get: add('GET'), post: add('POST') };
}

function refuseStrangers(app: FastifyInstance, { sessions, store, site }: InboxParts) {
  const limit = app.createRateLimit();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      if (await sessions.find(request, reply)) return undefined;
    } catch (error) {
      if (!store.isUnavailable(error)) throw error;
      return sendTrouble(request, reply.headers(privateHeaders), site, 503, { sentence: 'down' });
    }
    const count = await limit(request);
    if (!count.isAllowed && count.isExceeded) throw new TooManyRequestsError('Too many requests');
    return goToSignIn(request, reply.headers(privateHeaders));
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: InboxParts,
  handle: Handle,
  who: Who,
): Promise<FastifyReply> {
  const { site, store, sessions, signer } = parts;
  let person: Person | undefined;
  try {
    const session = await sessions.find(request, reply);
    if (session === undefined) return goToSignIn(request, reply);
    person = session.person;
    parts.onPerson(request);
    if (session.fault !== undefined) throw session.fault;
    const formToken = await signer.sign('inbox form', session.tokenHash);
    const visit = openVisit(request, reply, session, formToken, parts);
    if (who !== 'everybody' && !may(person, who)) return await showMissing(visit);
    const sent = request.headers[formTokenHeader] ?? visit.read(formTokenField);
    const isOurs = isFromHere(request, parts) && sent === formToken;
    if (request.method === 'POST' && !isOurs)
      return await sendTrouble(request, reply, site, 403, { sentence: 'foreignForm' });
    return await inLanguage(person.language, async () => {
      const isChange = request.method === 'POST' && who !== 'everybody' && isChangeOfSite(who);
      if (isChange && (await confirmDevice(visit, parts))) return reply;
      return handle(visit);
    });
  } catch (error) {
    const isDown = store.isUnavailable(error);
    const typed = listTyped(request);
    // The server's own page for a bug has no place for words.
    if (!isDown && typed === '') throw error;
    request.log.error(describeError(error), 'Reading or writing the inbox failed');
    if (!isDown) return sendTrouble(request, reply, site, 500, { sentence: 'failed', typed });
    const waiting = person && may(person, 'see-all') ? await listWaiting(parts) : undefined;
    return sendTrouble(request, reply, site, 503, { sentence: 'down', typed, ...(waiting && { waiting }) });
  }
}

async function listWaiting({ config }: InboxParts) {
  const spooled = await readSpooled(config.dataDir);
  return spooled.map(({ lead: { reference, fields } }) => ({
    reference,
    name: fields.name,
    phone: fields.phone ?? '',
    phones: findPhones(fields.phone),
  }));
}

/** Browsers send `Origin` with every posted form. */
export function isFromHere(
  { headers, host }: FastifyRequest,
  { site, config }: Pick<InboxParts, 'site' | 'config'>,
): boolean {
  const from = URL.parse(headers.origin ?? '')?.host;
  const own = [config.publicUrl ?? '', site.manifest().company.url].map((url) => URL.parse(url)?.host);
  return from !== undefined && [host, ...own].includes(from);
}

function openVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  session: FoundSession,
  formToken: string,
  parts: InboxParts,
): Visit {
  const { person } = session;
  const { role, editsSite } = person;
  const frame = { role, editsSite, formToken };
  return {
    request,
    reply,
    person,
    session,
    formToken,
    param: (name) => (request.params as Record<string, string>)[name] ?? '',
    read: (name) => readValue(request, name),
    show: async (screen, props, status = reply.statusCode) => {
      const stalled = await findStalledMails(parts);
      return renderScreen(request, reply.code(status), parts.site, {
        ...({ screen, props } as Screen),
        frame,
        stalled,
      });
    },
    goTo: (path) => reply.redirect(inboxPath + path, 303),
  };
}

/**
 * Passes the requested page along, so that people land there after signing in. A phone may forget the page of the code
 * while its owner reads the mail.
 */
function goToSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, url } = request;
  const next =
    method === 'GET' && url !== inboxPath ? `?${new URLSearchParams({ next: url }).toString()}` : '';
  const screen = codeCookie.read(request) ? 'code' : 'sign-in';
  return reply.redirect(`${inboxPath}/${screen}${next}`, 303);
}

export const showMissing = ({ show }: Visit): Promise<FastifyReply> =>
  show('trouble', { sentence: 'notFound' }, 404);
