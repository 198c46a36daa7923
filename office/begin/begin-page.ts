/**
 * The first screen of a new site. Its address contains a key that only the server's terminal or log shows, so nobody
 * but the person who started the server can become the owner. It works once.
 */
import { execFile } from 'node:child_process';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inboxPath } from '../../contract/endpoints.ts';
import { parseEmail } from '../../domain/typed/email-address.ts';
import { describeError } from '../../domain/log.ts';
import type { Person } from '../../server/store/records.ts';
import { isFromHere } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { listTyped, readValue } from '../frame/read-form.ts';
import { renderScreen, sendTrouble } from '../frame/render-screen.ts';
import type { Problem } from '../frame/screens.ts';

interface Fields {
  name: string;
  email: string;
}

declare module '../frame/screens.ts' {
  interface Screens {
    begin: Fields & { problem: Problem | undefined };
  }
}

const maker = fileURLToPath(new URL('../content/make-site.ts', import.meta.url));
const mostMs = 60_000;
const longestName = 100;

const makeSite = (folder: string, email: string) =>
  promisify(execFile)(process.execPath, [maker, folder, email], {
    // Nothing else of the server's environment, because its settings contain passwords.
    env: { NODE_ENV: 'production' },
    timeout: mostMs,
  });

/** `onMade` is called once the site's files exist. */
export function addBegin(
  app: FastifyInstance,
  parts: InboxParts,
  onMade: (owner: Pick<Person, 'name' | 'email'>) => void,
): void {
  const { begin, site, store, sessions, nowMs } = parts;
  if (begin === undefined) return;
  // As text, because several texts decode to the same bytes.
  const key = Buffer.from(randomBytes(32).toString('base64url'));
  let isOver = false;

  const isOurs = (request: FastifyRequest): boolean => {
    const typed = Buffer.from((request.params as { key: string }).key);
    return !isOver && typed.length === key.length && timingSafeEqual(typed, key);
  };

  /** Returns the problem with the fields. */
  async function claim(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, email }: Fields,
  ): Promise<Problem | undefined> {
    const address = parseEmail(email);
    if (name === '' || name.length > longestName) return 'noName';
    if (address === undefined) return 'noAddress';
    // From here on, a second request finds nothing.
    isOver = true;
    try {
      await makeSite(begin?.folder ?? '', address);
    } catch (error) {
      isOver = false;
      request.log.error(describeError(error), 'The new site could not be made');
      return 'noFolder';
    }
    const added = await store.addPerson({ email: address, name, role: 'owner' }, nowMs());
    const person = added ?? (await store.listPeople()).find((one) => one.email === address);
    if (person) await sessions.begin(request, reply, person);
    onMade({ name, email: address });
    return undefined;
  }

  app.route({
    method: ['GET', 'POST'],
    url: `${inboxPath}/begin/:key`,
    onRequest: app.rateLimit(),
    handler: async (request, reply) => {
      if (!isOurs(request)) return sendTrouble(request, reply, site, 404, { sentence: 'notFound' });
      const show = (fields: Fields, problem?: Problem) =>
        renderScreen(request, reply.code(problem ? 422 : 200), site, {
          screen: 'begin',
          props: { ...fields, problem },
        });
      if (request.method === 'GET') return show({ name: '', email: '' });
      if (!isFromHere(request, parts))
        return sendTrouble(request, reply, site, 403, { sentence: 'foreignForm' });
      const fields = { name: readValue(request, 'name'), email: readValue(request, 'email') };
      try {
        const problem = await claim(request, reply, fields);
        return problem ? await show(fields, problem) : reply.redirect(`${inboxPath}/site/first-steps`, 303);
      } catch (error) {
        if (!store.isUnavailable(error)) throw error;
        return sendTrouble(request, reply, site, 503, { sentence: 'down', typed: listTyped(request) });
      }
    },
  });
  begin.show(`${inboxPath}/begin/${key.toString()}`);
}
