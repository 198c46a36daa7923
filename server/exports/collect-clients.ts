/**
 * Collects the people behind leads. A client is a person, not an address: a couple with one mailbox is two clients, and
 * so are two estimators of one office.
 */
import { findPhones, type TypedPhone } from '../../domain/typed/find-phones.ts';
import { toSearchText } from '../store/search-text.ts';
import { nameSource } from '../../domain/lead-source.ts';
import type { Lead, LeadSummary } from '../store/records.ts';

/** A phone field and an address of the same request, as typed; empty if the requests have none. */
export interface ClientPlace {
  phone: string;
  address: string;
}

export interface Client {
  /** The name and the e-mail address of the newest request, as typed. */
  name: string;
  email: string;
  /** Empty if no request names one. */
  company: string;
  places: ClientPlace[];
  references: string[];
  newestAtMs: number;
  /** The source of the first request; empty if it is unknown. */
  source: string;
}

export interface Collected {
  clients: Client[];
  /** The number of requests behind them. */
  requests: number;
}

/** Leaves out junk and spam. `pages` are in order of arrival. */
export async function collectClients(pages: AsyncIterable<LeadSummary[]>): Promise<Collected> {
  const clients = new Map<string, Client>();
  let requests = 0;
  for await (const page of pages)
    for (const { lead } of page) {
      if (lead.judgement.verdict === 'junk' || lead.status === 'spam') continue;
      requests++;
      addLead(clients, lead);
    }
  return { clients: [...clients.values()], requests };
}

function addLead(clients: Map<string, Client>, { fields, reference, receivedAtMs, source }: Lead): void {
  const { name, email, company = '', phone = '', address = '' } = fields;
  const key = `${email.toLowerCase()} ${toSearchText(name)}`;
  const known = clients.get(key);
  const client = known ?? { places: [], references: [], source: source ? nameSource(source) : '' };
  clients.set(key, {
    ...client,
    name,
    email,
    // A newer request that leaves a field empty erases nothing.
    company: company || (known?.company ?? ''),
    places: addPlace(client.places, { phone, address }),
    references: [...client.references, reference],
    newestAtMs: receivedAtMs,
  });
}

const isSamePhone = (one: string, other: string): boolean => foldPhone(one) === foldPhone(other);
const foldPhone = (typed: string): string =>
  findPhones(typed)
    .map(({ e164, extension = '' }) => `${e164},${extension}`)
    .join(' ') || toSearchText(typed);

const isCompatible = (one: ClientPlace, other: ClientPlace): boolean =>
  (one.phone === '' || other.phone === '' || isSamePhone(one.phone, other.phone)) &&
  (one.address === '' || other.address === '' || toSearchText(one.address) === toSearchText(other.address));

/** Another number or another house is another place. */
function addPlace(places: readonly ClientPlace[], added: ClientPlace): ClientPlace[] {
  const at = places.findIndex((place) => isCompatible(place, added));
  const place = places[at];
  if (place === undefined) return [...places, added];
  const merged = { phone: added.phone || place.phone, address: added.address || place.address };
  return places.with(at, merged);
}

/** Every number of a client once, in the order of the requests. */
export function listPhones({ places }: Client): TypedPhone[] {
  const phones = places.flatMap(({ phone }) => findPhones(phone));
  return [...new Map(phones.map((phone) => [`${phone.e164},${phone.extension ?? ''}`, phone])).values()];
}
