/** The fields of a posted form. */
import type { FastifyRequest } from 'fastify';
import { cleanText } from '../../domain/typed/clean-text.ts';
import type { Values } from '../../server/leads/parse-lead.ts';
import { confirmFields, formTokenField } from './screens.ts';

/** By name; empty if the body is of another type. */
export function readForm({ body }: FastifyRequest): Values {
  const { values = {} } = (body ?? {}) as { values?: Values };
  return values;
}

/** A field or a query parameter, cleaned; empty if missing. */
export function readValue(request: FastifyRequest, name: string): string {
  const values = readForm(request);
  const query = request.query as Values;
  const from = Object.hasOwn(values, name) ? values : Object.hasOwn(query, name) ? query : {};
  return cleanText(from[name]);
}

/** Every filled field that a person typed, one below the other. */
export function listTyped(request: FastifyRequest): string {
  return Object.entries(readForm(request))
    .filter(([name]) => !hiddenFields.includes(name))
    .map(([, value]) => cleanText(value))
    .filter((value) => value !== '')
    .join('\n');
}
const hiddenFields = [
  formTokenField,
  confirmFields.code,
  confirmFields.again,
  'version',
  'next',
  'template',
  'file',
  'path',
];
