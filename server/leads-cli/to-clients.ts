/** Exports the people behind leads in formats that other programs import. Junk and spam are left out. */
import { findTown } from '../../domain/typed/parse-address.ts';
import { writeCsv, type Cell } from '../lib/write-csv.ts';
import { toHeaderText } from '../lib/header-text.ts';
import type { Lead } from '../store/records.ts';
import { CommandError, type CommandParts } from './commands.ts';
import { warnOfSpooled } from './spooled.ts';

type Write = (leads: readonly Lead[]) => string;

const columns = { first: 'First name', last: 'Last name', company: 'Company name', email: 'Email' };
const place = { street: 'Street 1', city: 'City' };

/** Maps each client field to its heading, in column order. */
const toTable =
  (headings: Readonly<Record<string, string>>): Write =>
  (leads) =>
    writeCsv([
      Object.values(headings),
      ...leads.map(toClient).map((client) => Object.keys(headings).map((name) => client[name] ?? '')),
    ]);

const shapes: Record<string, Write> = {
  jobber: toTable({ ...columns, phone: 'Phone', ...place }),
  housecall: toTable({ ...columns, phone: 'Mobile Number', ...place, street: 'Street' }),
  contacts: (leads) => leads.map(toCard).join(''),
};

export async function* exportClients(
  { store, dataDir }: CommandParts,
  shape: string,
): AsyncGenerator<string> {
  const write = Object.hasOwn(shapes, shape) ? shapes[shape] : undefined;
  if (write === undefined) throw new CommandError(`--for must be one of: ${Object.keys(shapes).join(', ')}.`);
  const clients = new Map<string, Lead>();
  for await (const page of store.pageLeads())
    for (const { lead } of page) {
      const isClient = lead.judgement.verdict !== 'junk' && lead.status !== 'spam';
      // The newest request has the person's current address and number.
      if (isClient) clients.set(lead.fields.email.toLowerCase(), lead);
    }
  yield write([...clients.values()]);
  warnOfSpooled(dataDir);
}

function toClient({ phoneE164, fields }: Lead): Record<string, Cell> {
  const [first, last] = splitName(fields.name);
  const { company = '', email, phone = '', address = '' } = fields;
  return {
    first,
    last,
    company,
    email,
    phone: phoneE164 === null ? phone : { bare: phoneE164 },
    street: address.split(/[,\n]/, 1)[0] ?? '',
    city: findTown(address) ?? '',
  };
}

function splitName(name: string): [string, string] {
  const words = name.trim().split(/\s+/);
  return words.length === 1 ? [name, ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

/** Writes vCard 3.0, which phones of any age read. */
function toCard({ fields, phoneE164, reference }: Lead): string {
  const [first, last] = splitName(fields.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(last)};${escape(first)};;;`,
    `FN:${escape(fields.name)}`,
    ...(fields['company'] ? [`ORG:${escape(fields['company'])}`] : []),
    ...(phoneE164 || fields.phone ? [`TEL;TYPE=CELL:${escape(phoneE164 ?? fields.phone ?? '')}`] : []),
    `EMAIL:${escape(fields.email)}`,
    ...(fields.address ? [`ADR:;;${escape(fields.address)};;;;`] : []),
    `NOTE:${reference}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const escape = (text: string): string => toHeaderText(text).replace(/[\\,;]/g, (sign) => `\\${sign}`);
