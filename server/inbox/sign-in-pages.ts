/**
 * The two screens before the inbox, both plain forms: one asks for the address, the other for the code from the mail.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCode } from '../../domain/typed/parse-code.ts';
import { parseEmail } from '../../domain/typed/email-address.ts';
import { inboxPath, type InboxScreen, type SignInProblem } from '../../contract/inbox.ts';
import { describeError } from '../lib/log.ts';
import { codeCookie, passCookie } from './cookies.ts';
import { isFromHere, listTyped, readValue, type GuardParts } from './guard.ts';
import { findStalledMails, renderInboxPage, sendTrouble } from './render-inbox-page.ts';
import { codeMs, type SignIn } from './sign-in.ts';

export interface SignInPages extends GuardParts {
  signIn: SignIn;
  /** True if the server sends no mail and shows the code nowhere. */
  isMailOff: boolean;
}

const passMs = 400 * 24 * 60 * 60_000;
const askPath = `${inboxPath}/sign-in`;
const codePath = `${inboxPath}/code`;

export function addSignInPages(app: FastifyInstance, parts: SignInPages): void {
  const { site, signIn, sessions, isMailOff } = parts;

  function addForm(
    url: string,
    toScreen: (next: string, problem?: SignInProblem) => InboxScreen,
    take: (request: FastifyRequest, reply: FastifyReply) => Promise<SignInProblem | undefined>,
    toNext: (next: string) => string,
  ): void {
    const show = async (request: FastifyRequest, reply: FastifyReply, screen: InboxScreen, status = 200) => {
      const stalled = isMailOff ? undefined : await findStalledMails(parts);
      return renderInboxPage(request, reply.code(status), site, { ...screen, stalled });
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
