/** Calls of a signed-in person to the content process, for the screens that need it. */
import type { ContentAnswer, ContentCall } from '../../contract/content-calls.ts';
import type { Path } from '../../contract/values.ts';
import type { Session } from '../../server/store/records.ts';
import type { ContentProcess } from './content-process.ts';
import { wrapRoutes, type InboxRoutes, type Visit } from './guard.ts';
import { listTyped } from './read-form.ts';

declare module './screens.ts' {
  interface Screens {
    /** The content process refused or died. `typed`: words that were not stored. */
    'site-trouble': { message: string; typed: string };
  }
}

export type CallContent = (
  visit: Visit,
  fields: Pick<ContentCall, 'method' | 'name'> & Partial<ContentCall>,
) => Promise<ContentAnswer>;

export interface Refused {
  message: string;
  issues?: readonly { path: Path; message: string }[];
}

export const nameSession = ({ id, createdAtMs }: Pick<Session, 'id' | 'createdAtMs'>): string =>
  `${id}-${createdAtMs}`;

export const createCall =
  (content: ContentProcess): CallContent =>
  ({ session, person, request }, fields) =>
    content.call({
      query: new URL(request.url, 'http://office').search.slice(1),
      body: Buffer.alloc(0),
      type: request.headers['content-type'] ?? '',
      session: nameSession(session),
      device: session.device,
      personId: person.id,
      author: person.name,
      ...fields,
    });

interface Result<Value> {
  status: number;
  value?: Value;
  refused?: Refused;
}

export function toResult<Value>({ status, body }: ContentAnswer): Result<Value> {
  const parsed: unknown = JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
  return status === 200 ? { status, value: parsed as Value } : { status, refused: parsed as Refused };
}

class ContentTrouble extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function orThrow<Value>({ status, value, refused }: Result<Value>): Value {
  if (refused) throw new ContentTrouble(status, refused.message);
  return value as Value;
}

/** Shows why the content process refused, or that it died, with the words that a person typed. */
async function orTrouble(
  visit: Visit,
  handle: (visit: Visit) => ReturnType<Visit['show']>,
): ReturnType<Visit['show']> {
  try {
    return await handle(visit);
  } catch (error) {
    if (!(error instanceof ContentTrouble)) throw error;
    visit.reply.code(error.status);
    return visit.show('site-trouble', { message: error.message, typed: listTyped(visit.request) });
  }
}

/** Routes that show such trouble. `below`: the beginning of their paths. */
export const withTrouble = (routes: InboxRoutes, below = '') =>
  wrapRoutes(routes, below, (handle) => (visit) => orTrouble(visit, handle));

/** Calls with JSON. They throw what `withTrouble` shows. */
export const createAsk = (call: CallContent) => ({
  read: async <Value>(visit: Visit, name: string, query: Record<string, string> = {}) =>
    orThrow(
      toResult<Value>(
        await call(visit, { method: 'GET', name, query: new URLSearchParams(query).toString() }),
      ),
    ),
  write: async <Value>(visit: Visit, name: string, value: object) =>
    orThrow(toResult<Value>(await callWith(call, visit, name, value))),
});

/** A call that writes, with JSON. */
export const callWith = (call: CallContent, visit: Visit, name: string, value: object) =>
  call(visit, {
    method: 'POST',
    name,
    body: Buffer.from(JSON.stringify(value)),
    type: 'application/json',
  });
