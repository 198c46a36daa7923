/** Parses the two body types that forms send. Fastify answers all others with 415. */
import type { FastifyInstance } from 'fastify';
import { maxBodyBytes } from '../../contract/endpoints.ts';
import { listFieldsOfType } from '../../contract/lead-forms.ts';
import type { ReadBody } from './read-submission.ts';

class MalformedBodyError extends Error {
  readonly statusCode = 400;
}

export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const;
  app.addContentTypeParser('application/json', options, async (_request: unknown, body: Buffer) =>
    parseJsonBody(body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (_request: unknown, body: Buffer) => parseFormBody(body),
  );
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function parseJsonBody(body: Buffer): ReadBody {
  let values: unknown;
  try {
    values = JSON.parse(strictUtf8.decode(body));
  } catch {
    throw new MalformedBodyError('The body is not JSON');
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new MalformedBodyError('The body is not a JSON object');
  }
  return { values: { ...values }, isForm: false };
}

const repeated = new Set(listFieldsOfType('choices').map(({ name }) => name));

/** If a name occurs twice, the first value counts; for multiple choices, each value becomes a line. */
function parseFormBody(body: Buffer): ReadBody {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
    const before = values[name];
    if (before !== undefined && repeated.has(name)) values[name] = `${before}\n${value}`;
    else values[name] ??= value;
  }
  return { values, isForm: true };
}
