/** `npm run leads -- list | show REF | export [--csv]`: reads what visitors sent, without a running server. */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from './config.ts';
import { toCsv } from './leads-cli/to-csv.ts';
import { describeLead } from './leads-cli/describe-lead.ts';
import { drawTable } from './leads-cli/draw-table.ts';
import { findDatabaseFile, findSpoolFolder } from './store/places.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';

const usage = `Usage:
  npm run leads -- list           the newest 50 leads; --all for every one
  npm run leads -- show REF       everything about one lead, for example PT-7K3F-9QX2
  npm run leads -- export         every lead as JSON, one a line
  npm run leads -- export --csv   every lead as a table for a spreadsheet`;

class UsageError extends Error {
  override name = 'UsageError';
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  const [command, reference, ...rest] = positionals;
  if (rest.length > 0 || (reference !== undefined && command !== 'show')) {
    throw new UsageError(`This is too much: ${positionals.slice(1).join(' ')}`);
  }
  if (values.help) return console.log(usage);
  const config = parseConfig(process.env);
  const file = findDatabaseFile(config.dataDir);
  switch (command) {
    case 'list':
      await withStore(file, async (store) => {
        await printList(store, values.all ? undefined : 50);
        await printWarnings(store, config.dataDir, config.smtpUrl !== undefined);
      });
      return;
    case 'show':
      if (reference === undefined) throw new UsageError('Say which lead: its reference is missing.');
      await withStore(file, (store) => printLead(store, reference.toUpperCase()));
      return;
    case 'export':
      await withStore(file, async (store) => printExport(store, values.csv));
      return;
    case undefined:
      throw new UsageError('Say what to do.');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function withStore(file: string, work: (store: Store) => Promise<void>): Promise<void> {
  if (!existsSync(file)) {
    throw new ConfigError(
      `There is no lead database at ${file}. The server makes it when it first starts; DATA_DIR says where to look.`,
    );
  }
  const store = openSqliteStore(file);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function printList(store: Store, limit: number | undefined): Promise<void> {
  const leads = await store.listLeads(limit);
  console.log(leads.length === 0 ? 'No leads yet.' : drawTable(leads));
}

async function printWarnings(store: Store, dataDir: string, isMailConfigured: boolean): Promise<void> {
  const { pending, sending, dead } = await store.countMails();
  const waiting = pending + sending;
  const spool = findSpoolFolder(dataDir);
  const spooled = existsSync(spool) ? readdirSync(spool).filter((name) => name.endsWith('.json')).length : 0;
  if (!isMailConfigured) {
    console.log(`\nWARNING: SMTP_URL is not set here, so nothing is mailed; mails that wait: ${waiting}.`);
  } else if (waiting > 0) console.log(`\nMails that wait to be sent: ${waiting}.`);
  if (dead > 0) console.log(`\nWARNING: mails that could not be delivered: ${dead}. "show REF" says why.`);
  if (spooled > 0) console.log(`\nWARNING: leads that wait outside the database, in ${spool}: ${spooled}.`);
}

async function printLead(store: Store, reference: string): Promise<void> {
  const found = await store.findLead(reference);
  if (found === undefined) throw new ConfigError(`There is no lead ${reference}.`);
  console.log(describeLead(found));
}

async function printExport(store: Store, isCsv: boolean): Promise<void> {
  const leads = (await store.listLeads()).reverse().map(({ lead }) => lead);
  if (isCsv) return void process.stdout.write(toCsv(leads));
  for (const lead of leads) console.log(JSON.stringify(lead));
}

// `… | head` closes the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
try {
  await run();
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else
    console.error(
      error instanceof ConfigError ? error.message : `The leads cannot be read: ${String(error)}`,
    );
  process.exitCode = 1;
}
