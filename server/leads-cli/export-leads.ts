/** Prints all leads for another program or a file. */
import { collectClients } from '../exports/collect-clients.ts';
import { clientShapes, writeClients } from '../exports/write-clients.ts';
import { writeLeads } from '../exports/write-leads.ts';
import { nameCount } from '../../domain/name-count.ts';
import { CommandError, type CommandParts } from './commands.ts';
import { warnOfSpooled } from './spooled.ts';

/** Exports the oldest leads first. */
export async function* exportLeads(
  { store, dataDir, timeZone }: CommandParts,
  { csv }: { csv: boolean },
): AsyncGenerator<string> {
  if (csv) yield* writeLeads(() => store.pageExport(), timeZone());
  else
    for await (const page of store.pageLeads())
      for (const { lead, files } of page) yield `${JSON.stringify({ ...lead, files })}\n`;
  warnOfSpooled(dataDir);
}

export async function* exportClients(
  { store, dataDir }: CommandParts,
  shape: string,
): AsyncGenerator<string> {
  const known = clientShapes.find((name) => name === shape);
  if (known === undefined) throw new CommandError(`--for must be one of: ${clientShapes.join(', ')}.`);
  const { clients, requests } = await collectClients(store.pageLeads());
  yield writeClients(known, clients);
  console.error(`${nameCount(clients.length, 'client')} from ${nameCount(requests, 'request')}.`);
  warnOfSpooled(dataDir);
}
