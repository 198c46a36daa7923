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

export interface Refused {
  message: string;
  issues?: readonly { path: Path; message: string }[];
}

export const nameSession = ({ id, createdAtMs }: Pick<Session, 'id' | 'createdAtMs'>): string =>
  `${id}-${createdAtMs}`;

interface Result<Value> {
  status: number;
  value?: Value;
  refused?: Refused;
}

function toResult<Value>({ status, body }: ContentAnswer): Result<Value> {
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
    const { status, message } = error;
    return visit.show('site-trouble', { message, typed: listTyped(visit.request) }, status);
  }
}

/** Routes that show such trouble. `below`: the beginning of their paths. */
export const withTrouble = (routes: InboxRoutes, below = '') =>
  wrapRoutes(routes, below, (handle) => (visit) => orTrouble(visit, handle));

export type ContentCalls = ReturnType<typeof createCalls>;

export function createCalls(content: ContentProcess) {
  const call = (
    { session, person, request }: Visit,
    fields: Pick<ContentCall, 'method' | 'name'> & Partial<ContentCall>,
  ): Promise<ContentAnswer> =>
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
  /** Writes the body of the request. */
  const post = async <Value>(visit: Visit, name: string, fields: Partial<ContentCall>) =>
    toResult<Value>(await call(visit, { method: 'POST', name, query: '', ...fields }));
  const tryToWrite = <Value>(visit: Visit, name: string, value: object) =>
    post<Value>(visit, name, { body: Buffer.from(JSON.stringify(value)), type: 'application/json' });
  return {
    ...{ call, post, tryToWrite },
    /** These throw what `withTrouble` shows. */
    async read<Value>(visit: Visit, name: string, query: Record<string, string> = {}) {
      const fields = { method: 'GET', name, query: new URLSearchParams(query).toString() } as const;
      return orThrow(toResult<Value>(await call(visit, fields)));
    },
    write: async <Value>(visit: Visit, name: string, value: object) =>
      orThrow(await tryToWrite<Value>(visit, name, value)),
  };
}
