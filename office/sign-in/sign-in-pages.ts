/**
 * The two screens before the inbox, both plain forms: one asks for the address, the other for the code from the mail.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCode } from '../../domain/typed/parse-code.ts';
import { parseEmail } from '../../domain/typed/email-address.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { describeError } from '../../domain/log.ts';
import { codeCookie, passCookie } from '../frame/cookies.ts';
import { isFromHere } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { listTyped, readValue } from '../frame/read-form.ts';
import { findStalledMails, renderScreen, sendTrouble } from '../frame/render-screen.ts';
import type { Problem, Screen } from '../frame/screens.ts';
import { codeMs, findMailOff } from '../frame/sign-in-codes.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    'sign-in': { problem?: Problem | undefined; next: string };
    code: { problem?: Problem | undefined; next: string; isMailOff: boolean };
  }
}

const passMs = 400 * 24 * 60 * 60_000;
const askPath = `${inboxPath}/sign-in`;
const codePath = `${inboxPath}/code`;

export function addSignInPages(app: FastifyInstance, parts: InboxParts): void {
  const { site, sessions, signIn } = parts;
  const isMailOff = findMailOff(parts);

  function addForm(
    url: string,
    toScreen: (next: string, problem?: Problem) => Screen,
    take: (request: FastifyRequest, reply: FastifyReply) => Promise<Problem | undefined>,
    toNext: (next: string) => string,
  ): void {
    const show = async (request: FastifyRequest, reply: FastifyReply, screen: Screen, status = 200) => {
      const stalled = isMailOff ? undefined : await findStalledMails(parts);
      return renderScreen(request, reply.code(status), site, { ...screen, stalled });
    };
    app.route({
      method: ['GET', 'POST'],
      url,
      onRequest: app.rateLimit(),
      handler: async (request, reply) => {
        const next = readNext(request);
        if (request.method === 'GET') return show(request, reply, toScreen(next));
        if (!isFromHere(request, parts))
          return sendTrouble(request, reply, site, 403, { sentence: 'foreignForm' });
        try {
          const problem = await take(request, reply);
          if (problem === undefined) return reply.redirect(toNext(next), 303);
          return await show(request, reply, toScreen(next, problem), problem === 'tooMany' ? 429 : 422);
        } catch (error) {
          request.log.error(describeError(error), 'Sign-in failed');
          return sendTrouble(request, reply, site, 503, { sentence: 'down', typed: listTyped(request) });
        }
      },
    });
  }

  addForm(
    askPath,
    (next, problem) => ({ screen: 'sign-in', props: { next, problem } }),
    async (request, reply) => {
      const email = parseEmail(readValue(request, 'email'));
      if (email === undefined) return 'noAddress';
      const token = await signIn.askCode(email, {
        remoteAddress: request.ip,
        token: codeCookie.read(request),
        pass: passCookie.read(request),
      });
      if (token === undefined) return 'tooMany';
      codeCookie.write(request, reply, token, codeMs);
      return undefined;
    },
    (next) => `${codePath}?${new URLSearchParams({ next }).toString()}`,
  );

  addForm(
    codePath,
    (next, problem) => ({ screen: 'code', props: { next, problem, isMailOff } }),
    async (request, reply) => {
      const code = parseCode(readValue(request, 'code'));
      const person = await signIn.enterCode(codeCookie.read(request) ?? '', code, request.ip);
      if (person === 'too-many') return 'tooMany';
      if (person === 'wrong') return 'wrongCode';
      codeCookie.clear(request, reply);
      passCookie.write(request, reply, await signIn.makePass(person.email), passMs);
      await sessions.begin(request, reply, person);
      return undefined;
    },
    (next) => next,
  );
}

/** Accepts only addresses of the inbox, to prevent an open redirect. */
function readNext(request: FastifyRequest): string {
  const next = readValue(request, 'next');
  return /^\/inbox(?:[/?][\w\-/?=&.%+]*)?$/.test(next) ? next : inboxPath;
}
