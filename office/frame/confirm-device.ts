/**
 * Asks for a new code before the first change of the site from a device, so that a stolen session changes nothing. The
 * screen carries the whole form, and the code sends it again. A script gets the question as JSON.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeQuestion } from '../../contract/content-calls.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { parseCode } from '../../domain/typed/parse-code.ts';
import { codeCookie, passCookie } from './cookies.ts';
import type { InboxParts } from './inbox-parts.ts';
import { readForm } from './read-form.ts';
import { confirmFields, formTokenField, formTokenHeader, type Screens } from './screens.ts';
import type { FoundSession } from './sessions.ts';
import { codeMs, findMailOff } from './sign-in-codes.ts';

declare module './screens.ts' {
  interface Screens {
    /** Before a code is sent, its `address` is empty. */
    confirm: CodeQuestion & {
      /** The address that takes the form with the code. */
      action: string;
      /** The fields of the form. */
      hidden: Readonly<Record<string, string>>;
    };
  }
}

/** A part of guard.ts's `Visit`. */
interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  session: FoundSession;
  read(name: string): string;
  show(screen: 'confirm', props: Screens['confirm']): Promise<FastifyReply>;
}

const ownFields: readonly string[] = [formTokenField, ...Object.values(confirmFields)];
/** This address leads on to the field `next`, for forms with files, which cannot be sent again. */
export const confirmPath = '/site/device';
/** So long after signing in, its code is new enough. */
const freshMs = 15 * 60_000;
/** Precondition Required. */
const codeNeeded = 428;

/** Returns whether it asked, and so the change must wait. A reply cannot be the result: awaited, it is undefined. */
export async function confirmDevice(asked: Asked, parts: InboxParts): Promise<boolean> {
  const { request, reply, session, read } = asked;
  if (await isTrusted(session, parts)) return false;
  const code = parseCode(String(request.headers[confirmFields.header] ?? read(confirmFields.code)));
  const isSending = code === '' || read(confirmFields.again) !== '';
  const problem = isSending ? await sendCode(asked, parts) : await enterCode(asked, code, parts);
  if (!isSending && problem === undefined) return false;
  reply.code(problem === 'tooMany' ? 429 : codeNeeded);
  const isMailOff = findMailOff(parts);
  const address = session.person.email;
  if (request.headers[formTokenHeader] !== undefined)
    void reply.send({ needsCode: { address, isMailOff, problem } satisfies CodeQuestion });
  else await showForm(asked, { address, isMailOff, problem });
  return true;
}

async function showForm(asked: Asked, question: CodeQuestion): Promise<void> {
  const { request } = asked;
  const url = new URL(request.url, 'http://office');
  const fields = Object.entries(readForm(request)).map(([name, value]) => [name, String(value)] as const);
  // Files cannot be in hidden fields.
  const hidden =
    fields.length === 0
      ? { next: url.pathname }
      : Object.fromEntries(fields.filter(([name]) => !ownFields.includes(name)));
  const action = fields.length === 0 ? inboxPath + confirmPath : url.pathname;
  await asked.show('confirm', { action, hidden, ...question });
}

/** Asks before somebody fills in a form with files. */
export async function askFirst(asked: Asked, parts: InboxParts): Promise<boolean> {
  if (await isTrusted(asked.session, parts)) return false;
  const hidden = { next: asked.request.url };
  const question = { address: '', isMailOff: findMailOff(parts), problem: undefined };
  await asked.show('confirm', { action: inboxPath + confirmPath, hidden, ...question });
  return true;
}

async function isTrusted({ id, isTrusted: isConfirmed, createdAtMs }: FoundSession, parts: InboxParts) {
  if (isConfirmed) return true;
  const ageMs = parts.nowMs() - createdAtMs;
  if (ageMs < 0 || ageMs > freshMs) return false;
  await parts.sessions.trust(id);
  return true;
}

async function sendCode({ request, reply, session: { person } }: Asked, { signIn }: InboxParts) {
  const [token, pass] = [codeCookie.read(request), passCookie.read(request)];
  const sent = await signIn.askCode(person.email, { remoteAddress: request.ip, token, pass });
  if (sent === undefined) return 'tooMany';
  codeCookie.write(request, reply, sent, codeMs);
  return undefined;
}

async function enterCode({ request, reply, session }: Asked, code: string, { signIn, sessions }: InboxParts) {
  const person = await signIn.enterCode(codeCookie.read(request) ?? '', code, request.ip);
  if (person === 'too-many') return 'tooMany';
  if (person === 'wrong' || person.id !== session.person.id) return 'wrongCode';
  codeCookie.clear(request, reply);
  await sessions.trust(session.id);
  return undefined;
}
