/**
 * The door of every screen behind the sign-in: a session, a role, and for each change an origin and a form of this site. A
 * screen is added through it and cannot be reached past it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../../contract/answers.ts';
import {
  formTokenField,
  inboxPath,
  type InboxFrame,
  type InboxScreens,
  type ScreenName,
} from '../../contract/inbox.ts';
import { cleanText, type Values } from '../leads/parse-enquiry.ts';
import { describeError } from '../lib/log.ts';
import type { Signer } from '../signing/signer.ts';
import { readSpooled } from '../spool/read-spooled.ts';
import type { Person } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Site } from '../website/open-site.ts';
import { may, type Right } from './access.ts';
import { privateHeaders, renderInboxPage, sendTrouble } from './render-inbox-page.ts';
import type { FoundSession, Sessions } from './sessions.ts';

/** What a screen knows of the one who asks. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  person: Person;
  session: FoundSession;
  /** A part of the address. */
  param(name: string): string;
  /** A parameter of the address or a field of the form, cleaned; empty when it is missing. */
  read(name: string): string;
  show<Name extends ScreenName>(screen: Name, props: InboxScreens[Name]): Promise<FastifyReply>;
  /** After a change: the next page, below `/inbox`. */
  goTo(path: string): FastifyReply;
}

type Handle = (visit: Visit) => Promise<FastifyReply>;

export interface InboxRoutes {
  /** `path` is below `/inbox`; only people with the `right` reach it, everybody by default. */
  get(path: string, handle: Handle, right?: Right): void;
  post(path: string, handle: Handle, right?: Right): void;
}

export interface GuardParts {
  site: Site;
  store: Store;
  signer: Signer;
  sessions: Sessions;
  dataDir: string;
  publicUrl: string | undefined;
  /** Called with each request of somebody who is signed in. */
  onPerson: (request: FastifyRequest) => void;
  nowMs: () => number;
}

export function createInboxRoutes(app: FastifyInstance, parts: GuardParts): InboxRoutes {
  const add =
    (method: 'GET' | 'POST'): InboxRoutes['get'] =>
    (path, handle, right) =>
      void app.route({
        method,
        url: inboxPath + path,
        onRequest: app.rateLimit(),
        handler: (request, reply) => answer(request, reply.headers(privateHeaders), parts, handle, right),
      });
  return { get: add('GET'), post: add('POST') };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: GuardParts,
  handle: Handle,
  right: Right | undefined,
): Promise<FastifyReply> {
  const { site, sessions, signer } = parts;
  let person: Person | undefined;
  try {
    const session = await sessions.find(request, reply);
    if (session === undefined) return goToSignIn(request, reply);
    person = session.person;
    parts.onPerson(request);
    if (session.isRemembered) throw new Error('The database is down');
    const formToken = await signer.sign('inbox form', session.tokenHash);
    const visit = openVisit(request, reply, session, formToken, site);
    if (right && !may(person, right)) return await showMissing(visit);
    const isOurs = isFromHere(request, parts) && visit.read(formTokenField) === formToken;
    if (request.method === 'POST' && !isOurs)
      return await sendTrouble(request, reply, site, 403, { sentence: 'foreignForm' });
    return await handle(visit);
  } catch (error) {
    // With a database that works it is a mistake of this program.
    if (await canWrite(parts)) throw error;
    request.log.error(describeError(error), 'The inbox could not be read or written');
    const typed = readValue(request, 'note') + readValue(request, 'text');
    const waiting = person && may(person, 'see-all') ? await listWaiting(parts) : undefined;
    return sendTrouble(request, reply, site, 503, { sentence: 'down', typed, ...(waiting && { waiting }) });
  }
}

async function listWaiting({ dataDir }: GuardParts) {
  const spooled = await readSpooled(dataDir);
  return spooled.map(({ lead: { reference, fields } }) => ({
    reference,
    name: fields.name,
    phone: fields.phone ?? '',
  }));
}

const canWrite = ({ store, nowMs }: GuardParts): Promise<boolean> =>
  store.probeWrite(nowMs()).then(
    () => true,
    () => false,
  );

/** Browsers name the origin of every form that is posted. */
export function isFromHere(
  { headers, host }: FastifyRequest,
  { site, publicUrl = '' }: Pick<GuardParts, 'site' | 'publicUrl'>,
): boolean {
  const from = URL.parse(headers.origin ?? '')?.host;
  const own = [publicUrl, site.manifest().company.url].map((url) => URL.parse(url)?.host);
  return from !== undefined && [host, ...own].includes(from);
}

export function readValue(request: FastifyRequest, name: string): string {
  const { values = {} } = (request.body ?? {}) as { values?: Values };
  const query = request.query as Values;
  const from = Object.hasOwn(values, name) ? values : Object.hasOwn(query, name) ? query : {};
  return cleanText(from[name]);
}

function openVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  session: FoundSession,
  formToken: string,
  site: Site,
): Visit {
  const { person } = session;
  const frame: InboxFrame = { role: person.role, formToken };
  return {
    request,
    reply,
    person,
    session,
    param: (name) => (request.params as Record<string, string>)[name] ?? '',
    read: (name) => readValue(request, name),
    show: (screen, props) =>
      renderInboxPage(request, reply, site, { screen, props, frame } as Answers['inbox']),
    goTo: (path) => reply.redirect(inboxPath + path, 303),
  };
}

/** After signing in, they go on to where they wanted to go. */
function goToSignIn({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const next =
    method === 'GET' && url !== inboxPath ? `?${new URLSearchParams({ next: url }).toString()}` : '';
  return reply.redirect(`${inboxPath}/sign-in${next}`, 303);
}

export function showMissing({ reply, show }: Visit): Promise<FastifyReply> {
  reply.code(404);
  return show('trouble', { sentence: 'notFound' });
}
