/** The editor's error responses. */
import { isFields, type Fields, type Path } from '../../contract/values.ts';
import type { Issue } from './check.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly issues: readonly Issue[];

  constructor(status: number, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}

export const notFound = (): Refusal => new Refusal(404, 'The editor has nothing with this name.');

export const changedMeanwhile = (): Refusal =>
  new Refusal(409, 'Somebody else changed this meanwhile. Nothing was saved, and nothing is lost.');

const unreadable = (what: string): Refusal => new Refusal(400, `The ${what} cannot be read.`);

/** The fields of a request's body; none if it is empty. */
export function readFields(body: Uint8Array): Fields {
  const value = readJson(Buffer.from(body).toString('utf8') || '{}');
  if (!isFields(value)) throw unreadable('body of the request');
  return value;
}

/** Keys and indexes, written as JSON. */
export function readPath(text: string): Path {
  const value = readJson(text);
  const isPath = Array.isArray(value) && value.every((key) => ['string', 'number'].includes(typeof key));
  if (!isPath) throw unreadable('place of the field');
  return value as Path;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadable('body of the request');
  }
}

/** A form with files. */
export const readForm = (body: Uint8Array, type: string): Promise<FormData> =>
  new Response(Buffer.from(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable('form');
  });
