/** Requests of people whom other programs tend to garble, in order of arrival. Real readers and our tests share them. */
import { findPhoneE164 } from '../../domain/typed/find-phones.ts';
import type { LeadFields, NewLead } from '../store/records.ts';
import { makeLeadAt } from './seed-leads.ts';

const startMs = Date.parse('2026-11-25T17:06:53.000Z');

const written: readonly (Partial<LeadFields> & { name: string })[] = [
  {
    name: 'Rosa Vance',
    email: 'vances@example.org',
    phone: '843-555-0103',
    address: '9 Elm Ct, Ladson, SC 29456',
  },
  {
    name: 'Tom Vance',
    email: 'Vances@example.org',
    phone: '843-555-0104',
    address: '77 Birch Ln, Goose Creek, SC 29445',
  },
  {
    name: 'Dana Whitfield',
    email: 'dana@example.org',
    phone: '843-555-0101 ext 12',
    address: '410 Oak Grove Rd, Apt 4B, Summerville, SC 29483',
  },
  // The same person again, without an address, and then with a second house.
  { name: 'DANA WHITFIELD', email: 'dana@example.org', phone: '(843) 555-0101 x12', message: 'Hello?' },
  { name: 'Dana Whitfield', email: 'dana@example.org', address: '5 Broad St, Isle of Palms, SC 29451' },
  {
    name: 'Lee Park',
    email: 'lee@example.org',
    phone: '843.555.0145 / 843.555.0146',
    address: 'Apt 7, 22 Cedar St, Charleston SC 29401',
  },
  { name: 'Jan van der Berg, Jr.', email: 'jan@example.org', phone: '843-555-0150', zip: '02903' },
  { name: 'O’Brien, Pat', email: 'pat@example.org', phone: 'ask at the desk', address: 'Summerville, SC' },
  { name: 'Hale & Sons, Inc.', email: 'hale@example.org', phone: '843-555-0160', project: '5/8' },
];

export const sampleClients: readonly NewLead[] = written.map(({ name, email = '', ...rest }, index) =>
  makeLeadAt(startMs + index * 60_000, {
    reference: `PT-TEST-000${index + 2}`,
    fields: { name, email, ...rest },
    phoneE164: findPhoneE164(rest.phone),
    source: { landing: '/drywall', utm_source: 'Google', utm_campaign: 'spring', gclid: 'AAA111' },
  }),
);
