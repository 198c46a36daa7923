/**
 * The door of every screen behind the sign-in: a session, a role, and for each change an origin and a form of this site. A
 * screen is added through it and cannot be reached past it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  formTokenField,
  inboxPath,
  type InboxScreen,
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
import { privateHeaders, renderInboxPage } from './render-inbox-page.ts';
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
  nowMs: () => number;
}

const toFormToken = (signer: Signer, { tokenHash }: FoundSession) => signer.sign('inbox form', tokenHash);

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
  const isChange = request.method === 'POST';
  try {
    const session = await sessions.find(request, reply);
    if (session === undefined) return goToSignIn(request, reply);
    const visit = await openVisit(request, reply, session, parts);
    if (session.isRemembered) return await showDown(visit, parts);
    if (right && !may(session.person, right)) return await showMissing(visit);
    const isOurs =
      isFromHere(request, parts) &&
      (await signer.isSigned('inbox form', session.tokenHash, visit.read(formTokenField)));
    if (isChange && !isOurs) {
      reply.code(403);
      return await visit.show('trouble', { sentence: 'foreignForm', typed: '' });
    }
    return await handle(visit);
  } catch (error) {
    // With a database that works it is a mistake of this program.
    if (await canWrite(parts)) throw error;
    request.log.error(describeError(error), 'The inbox could not be read or written');
    const typed = ['note', 'text'].map((name) => readValue(request, name)).join('');
    const page = { screen: 'trouble', props: { sentence: 'down', typed } } satisfies InboxScreen;
    return renderInboxPage(request, reply.code(503).header('retry-after', '60'), site, page);
  }
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

async function openVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  session: FoundSession,
  { site, signer }: GuardParts,
): Promise<Visit> {
  const { person } = session;
  const frame = {
    person: { name: person.name, role: person.role },
    formToken: session.isRemembered ? '' : await toFormToken(signer, session),
  };
  return {
    request,
    reply,
    person,
    session,
    param: (name) => (request.params as Record<string, string>)[name] ?? '',
    read: (name) => readValue(request, name),
    show: (screen, props) =>
      renderInboxPage(request, reply, site, { screen, props, frame } as InboxScreen & {
        frame: typeof frame;
      }),
    goTo: (path) => reply.redirect(inboxPath + path, 303),
  };
}

/** After signing in, they go on to where they wanted to go. */
function goToSignIn({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const next =
    method === 'GET' && url !== inboxPath ? `?${new URLSearchParams({ next: url }).toString()}` : '';
  return reply.redirect(`${inboxPath}/sign-in${next}`, 303);
}

export function showMissing(visit: Visit): Promise<FastifyReply> {
  visit.reply.code(404);
  return visit.show('trouble', { sentence: 'notFound', typed: '' });
}

async function showDown(visit: Visit, { dataDir, nowMs }: GuardParts): Promise<FastifyReply> {
  visit.reply.code(503).header('retry-after', '60');
  const typed = visit.read('note') + visit.read('text');
  if (!may(visit.person, 'see-all')) return visit.show('trouble', { sentence: 'down', typed });
  const spooled = await readSpooled(dataDir);
  const waiting = spooled.map(({ lead: { reference, fields, receivedAtMs } }) => ({
    reference,
    name: fields.name,
    phone: fields.phone ?? '',
    receivedAtMs,
  }));
  return visit.show('spool', { nowMs: nowMs(), waiting, typed });
}
