/** Writes clients in formats that other programs import. */
import { createHash } from 'node:crypto';
import { findPhones, type TypedPhone } from '../../domain/typed/find-phones.ts';
import { parseAddress } from '../../domain/typed/parse-address.ts';
import { parseName } from '../../domain/typed/parse-name.ts';
import { toHeaderText } from '../../domain/header-text.ts';
import { toSearchText } from '../store/search-text.ts';
import { writeCsv, type Cell } from '../../domain/write-csv.ts';
import { listPhones, type Client, type ClientPlace } from './collect-clients.ts';

export const clientShapes = ['jobber', 'housecall', 'contacts'] as const;
export type ClientShape = (typeof clientShapes)[number];

/** Maps each cell to its heading in the program's import, in column order. */
const headings: Readonly<Record<Exclude<ClientShape, 'contacts'>, Readonly<Record<string, string>>>> = {
  jobber: {
    first: 'First name',
    last: 'Last name',
    company: 'Company name',
    email: 'Email',
    phone: 'Phone',
    street: 'Street 1',
    unit: 'Street 2',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    source: 'Lead source',
  },
  housecall: {
    first: 'First name',
    last: 'Last name',
    company: 'Company name',
    email: 'Email',
    phone: 'Mobile Number',
    street: 'Street',
    unit: 'Street line 2',
    city: 'City',
    state: 'State',
    zip: 'Zip',
    source: 'Lead Source',
  },
};

export function writeClients(shape: ClientShape, clients: readonly Client[]): string {
  if (shape === 'contacts') return clients.map(toCard).join('');
  const columns = headings[shape];
  const names = Object.keys(columns);
  const rows = clients.flatMap((client) => client.places.map((place) => toCells(client, place)));
  return writeCsv([Object.values(columns), ...rows.map((cells) => names.map((name) => cells[name] ?? ''))]);
}

function toCells(client: Client, { phone, address }: ClientPlace): Record<string, Cell> {
  const { first, last, suffix, company } = parseName(client.name);
  const { email, source } = client;
  return {
    first,
    last: [last, suffix].filter(Boolean).join(' '),
    company: client.company || company,
    email,
    phone: toPhoneCell(phone),
    ...parseAddress(address),
    source,
  };
}

/** Two numbers stay as typed, because the column has room for one. */
function toPhoneCell(typed: string): Cell {
  const [phone, ...others] = findPhones(typed);
  return phone === undefined || others.length > 0 ? typed : { bare: writeNumber(phone) };
}

/** Address books read " x12" whole; a comma or ";ext=" ends the number in some of them. */
const writeNumber = ({ e164, extension }: TypedPhone): string =>
  extension === undefined ? e164 : `${e164} x${extension}`;

const phoneTypes: Readonly<Record<NonNullable<TypedPhone['label']>, string>> = {
  cell: 'CELL',
  home: 'HOME',
  office: 'WORK',
};

/** Writes vCard 3.0, which phones of any age read. */
function toCard(client: Client): string {
  const { name, email, references, newestAtMs, places } = client;
  const { first, last, suffix, company } = parseName(name);
  const organization = client.company || company;
  const phones = listPhones(client);
  const addresses = new Set(places.map(({ address }) => address).filter(Boolean));
  // A number with an extension, two numbers or no number at all: what was typed is in the note.
  const typed = places.map(({ phone }) => phone).filter((phone) => !isPlain(phone));
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${makeUid(client)}`,
    `N:${[last, first, '', '', suffix].map(escape).join(';')}`,
    `FN:${escape(name)}`,
    ...(organization === '' ? [] : [`ORG:${escape(organization)}`]),
    ...phones.map((phone) => `TEL;TYPE=${phoneTypes[phone.label ?? 'cell']}:${escape(writeNumber(phone))}`),
    `EMAIL:${escape(email)}`,
    ...[...addresses].map(toAddressLine),
    `NOTE:${[references.join(' '), ...new Set(typed)].map(escape).join('\\n')}`,
    `REV:${new Date(newestAtMs).toISOString().replace(/\.\d+/, '')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function isPlain(typed: string): boolean {
  const [phone, ...others] = findPhones(typed);
  return typed === '' || (phone !== undefined && others.length === 0 && phone.extension === undefined);
}

/** Many programs skip the field for an apartment, which should be empty since vCard 4.0 (RFC 6350, section 6.3.1). */
function toAddressLine(typed: string): string {
  const { street, unit, city, state, zip } = parseAddress(typed);
  const door = [street, unit].filter(Boolean).join(' ');
  return `ADR;TYPE=HOME:${['', '', door, city, state, zip, ''].map(escape).join(';')}`;
}

/** The same for a person in every export, and made only of what the card says anyway. */
function makeUid({ email, name }: Client): string {
  const hex = createHash('sha256')
    .update(`storypole client ${email.toLowerCase()} ${toSearchText(name)}`)
    .digest('hex');
  // A UUID of version 8, RFC 9562.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const escape = (text: string): string => toHeaderText(text).replace(/[\\,;]/g, (sign) => `\\${sign}`);
