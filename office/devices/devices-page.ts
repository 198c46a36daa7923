/** A person's devices: their sessions, and whether this device gets push messages. */
import type { FastifyInstance } from 'fastify';
import { nameLanguage } from '../../contract/language.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { isPushService } from '../../server/push/pusher.ts';
import { isPushKeys } from '../../domain/encrypt-push.ts';
import { may } from '../frame/access.ts';
import { isFromHere, showMissing, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    devices: Awaited<ReturnType<typeof readScreen>>;
  }
}

/** The result of a test message. */
type Test = 'sent' | 'refused';

const testWithinMs = 5_000;

async function readScreen(visit: Visit, { site, store, sessions, nowMs }: InboxParts, test?: Test) {
  const [found, device] = await Promise.all([sessions.list(visit.person), findDevice(visit, store)]);
  const devices = found.map(({ id, device: name, seenAtMs }) => ({
    id,
    name,
    seenAtMs,
    isThis: id === visit.session.id,
  }));
  /** `arrivedAtMs`: when the browser last confirmed a message. */
  const push = { isOn: device !== undefined, arrivedAtMs: device?.arrivedAtMs ?? null, test };
  const seesSite = may(visit.person, 'see-site');
  return { nowMs: nowMs(), devices, push, seesSite, languages: listLanguages(visit, site) };
}

/** The languages of the program, each in its own words; empty if there is only that of the site. */
function listLanguages({ person }: Visit, site: InboxParts['site']) {
  const { company, translations } = site.manifest();
  const tags = [company.language, ...Object.keys(translations)];
  if (tags.length === 1) return [];
  const chosen = person.language ?? company.language;
  return tags.map((tag) => ({ tag, name: nameLanguage(tag), isChosen: tag === chosen }));
}

const findDevice = async ({ session }: Visit, store: InboxParts['store']) =>
  (await store.listPushDevices()).find(({ sessionId }) => sessionId === session.id);

/** For the script of each page, which compares the browser's subscription with the server's. */
export async function readPushState(visit: Visit, { store }: InboxParts) {
  const [device, { publicKey }] = await Promise.all([findDevice(visit, store), store.readVapidKeys()]);
  return { publicKey, endpoint: device?.endpoint ?? null };
}

export function addDevices(routes: InboxRoutes, parts: InboxParts): void {
  const { site, store, sessions, push, siteUrl, pushHost } = parts;
  /** Sessions that wait for the answer to a test message. */
  const testing = new Set<number>();

  const show = async (visit: Visit, test?: Test) =>
    visit.show('devices', await readScreen(visit, parts, test));

  routes.get('/devices', 'everybody', (visit) => show(visit));

  routes.post('/devices/:id', 'everybody', async (visit) => {
    const id = Number(visit.param('id'));
    await sessions.end(visit.person, id);
    return visit.goTo(id === visit.session.id ? '/sign-in' : '/devices');
  });

  routes.post('/devices/language', 'everybody', async (visit) => {
    const { company, translations } = site.manifest();
    const language = visit.read('language');
    const isKnown = language === company.language || language in translations;
    if (!isKnown) return showMissing(visit);
    await store.setPersonLanguage(visit.person.id, language === company.language ? null : language);
    sessions.forget(visit.person.id);
    return visit.goTo('/devices');
  });

  routes.get('/devices/push', 'everybody', async (visit) =>
    visit.reply.send(await readPushState(visit, parts)),
  );

  routes.post('/devices/push', 'everybody', async (visit) => {
    const [endpoint, p256dh, auth] = ['endpoint', 'p256dh', 'auth'].map(visit.read) as [
      string,
      string,
      string,
    ];
    if (!isPushKeys({ p256dh, auth }) || endpoint.length > 1_000 || !isPushService(endpoint, pushHost))
      return show(visit, 'refused');
    await store.savePushDevice(visit.session.id, { endpoint, p256dh, auth });
    push.wake();
    return visit.goTo('/devices');
  });

  routes.post('/devices/push/off', 'everybody', async (visit) => {
    const device = await findDevice(visit, store);
    if (device) await store.removePushDevice(device.id);
    return visit.goTo('/devices');
  });

  routes.post('/devices/push/test', 'everybody', async (visit) => {
    const { id } = visit.session;
    // A push service that hangs must not hold several requests of one device.
    if (testing.has(id)) return show(visit, 'sent');
    testing.add(id);
    return sendTest(visit).finally(() => testing.delete(id));
  });

  async function sendTest(visit: Visit) {
    const device = await findDevice(visit, store);
    const { title, test } = site.manifest().words.mails.push;
    const message = { title, body: test, navigate: `${siteUrl()}${inboxPath}/devices`, tag: 'test' };
    const sent = device && push.pusher.send(device, message, AbortSignal.timeout(testWithinMs));
    const isSent = await (sent?.then(
      () => true,
      () => false,
    ) ?? false);
    return show(visit, isSent ? 'sent' : 'refused');
  }
}

/** The files that a browser needs to install the inbox. They contain nothing personal and need no session. */
export function addInstalled(app: FastifyInstance, parts: InboxParts): void {
  const { site, sessions, store, nowMs } = parts;

  app.get(`${inboxPath}/worker.js`, (_request, reply) =>
    reply
      .headers({
        'service-worker-allowed': inboxPath,
        'cache-control': 'no-cache',
        // The worker calls this site only.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .sendFile('templates/worker.js', site.folder()),
  );

  app.get(`${inboxPath}/manifest.webmanifest`, (_request, reply) => {
    const { company, words } = site.manifest();
    const { app: shortName } = words.mails.push;
    return reply.type('application/manifest+json').send({
      id: inboxPath,
      scope: inboxPath,
      start_url: inboxPath,
      display: 'standalone',
      name: `${company.name} ${shortName}`,
      short_name: shortName,
      icons: [{ src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }],
    });
  });

  // The service worker has no form token; its call only confirms that a push message arrived.
  app.post(`${inboxPath}/arrived`, { onRequest: app.rateLimit() }, async (request, reply) => {
    const session = isFromHere(request, parts) ? await sessions.find(request, reply) : undefined;
    if (session) await store.recordArrival(session.id, nowMs());
    return reply.code(204).send();
  });
}
