/**
 * Stores the requests with the program in the current folder, which may be another version, so that every column is as
 * that version writes it. `node bench/inbox/fill-store.ts REQUESTS` takes DATA_DIR and DATABASE_URL.
 */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { makeCounts, makeRequests } from './make-requests.ts';

/** The methods that all versions of the store have. */
interface AnyStore {
  saveLead(lead: object, deliveries: readonly object[]): Promise<unknown>;
  changeLead(reference: string, change: object): Promise<unknown>;
  addCounts(counts: readonly object[]): Promise<void>;
  close(): Promise<void>;
}
interface StoreModule {
  openStore(place: { databaseUrl: string | undefined; dataDir: string }): AnyStore;
}

const atOnce = 250;
const answeredAfterMs = 3 * 60 * 60_000;

const module = pathToFileURL(path.resolve('server/store/open-store.ts')).href;
const { openStore } = (await import(module)) as StoreModule;
const store = openStore({
  databaseUrl: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? '',
});

type Request = ReturnType<typeof makeRequests> extends Iterable<infer T> ? T : never;

async function save({ lead, deliveries, status, note }: Request): Promise<void> {
  await store.saveLead(lead, deliveries);
  if (status === 'new') return;
  const nowMs = lead.receivedAtMs + answeredAfterMs;
  const events = [{ kind: 'note', value: '', text: note }];
  if (status === 'won') await store.changeLead(lead.reference, { nowMs, status: 'quoted' });
  await store.changeLead(lead.reference, { nowMs, status, events });
}

const requests = [...makeRequests(Number(process.argv[2]))];
for (let from = 0; from < requests.length; from += atOnce)
  await Promise.all(requests.slice(from, from + atOnce).map(save));
for (const counts of makeCounts()) await store.addCounts(counts);
await store.close();
