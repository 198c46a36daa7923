/** `npm run leads -- …`: reads and keeps what visitors sent, beside a running server or without one. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, parseConfig, type Config } from './config.ts';
import { BackupError } from './leads-cli/backup.ts';
import * as commands from './leads-cli/commands.ts';
import { CommandError, type CommandParts } from './leads-cli/commands.ts';
import { saveFiles } from './leads-cli/save-files.ts';
import { chooseRecipients } from './outbox/plan-deliveries.ts';
import { openSite, SiteError } from './website/open-site.ts';
import { NotEmptyError } from './store/dump.ts';
import { UnreadableRowError } from './store/rows.ts';
import { NotWipedError } from './store/store.ts';
import { openStore } from './store/open-store.ts';
import { getDatabaseFile } from './store/paths.ts';

const usage = `Usage:
  npm run leads -- list             the newest 50 leads; --all for every one, --junk for junk
  npm run leads -- list --find TEXT those that hold it: a name, an e-mail address, part of a phone number
  npm run leads -- show REF         everything about one lead, for example PT-7K3F-9QX2
  npm run leads -- files REF DIR    save its photographs and plans in a folder
  npm run leads -- export           every lead as JSON, one a line
  npm run leads -- export --csv     every lead as a table for a spreadsheet
  npm run leads -- mark REF STATUS  new, called, quoted, not-a-fit, spam or withdrawn
  npm run leads -- resend REF       tell the owners again
  npm run leads -- resend --failed  try everything again that was given up
  npm run leads -- erase REF        remove one lead without a trace
  npm run leads -- purge            remove what is beyond its retention
  npm run leads -- backup FILE      write a backup while the server works
  npm run leads -- backup --into DIR --keep 30   the same, named by its time; removes all but the newest 30
  npm run leads -- restore FILE     put a backup into an empty database`;

class UsageError extends Error {
  override name = 'UsageError';
}

interface Options {
  all: boolean;
  csv: boolean;
  junk: boolean;
  failed?: boolean | undefined;
  find?: string | undefined;
  into?: string | undefined;
  keep: string;
}

interface Command {
  /** Its arguments, as the usage text names them. */
  needs: readonly string[];
  /** The option that replaces them. */
  unless?: 'into' | 'failed';
  run(parts: CommandParts, operands: readonly [string, string], options: Options): Promise<void>;
}

const known: Readonly<Record<string, Command>> = {
  list: { needs: [], run: (parts, _operands, options) => commands.printList(parts, options) },
  show: { needs: ['REF'], run: (parts, [reference]) => commands.printLead(parts, reference) },
  files: {
    needs: ['REF', 'DIR'],
    run: (parts, [reference, folder]) => saveFiles(parts, reference, folder),
  },
  export: { needs: [], run: (parts, _operands, options) => commands.printExport(parts, options) },
  mark: {
    needs: ['REF', 'STATUS'],
    run: (parts, [reference, status]) => commands.mark(parts, reference, status),
  },
  resend: {
    needs: ['REF'],
    unless: 'failed',
    run: (parts, [reference], { failed }) =>
      failed ? commands.resendFailed(parts) : commands.resend(parts, reference),
  },
  erase: { needs: ['REF'], run: (parts, [reference]) => commands.erase(parts, reference) },
  purge: { needs: [], run: (parts) => commands.purge(parts) },
  backup: {
    needs: ['FILE'],
    unless: 'into',
    run: (parts, [file], { into, keep }) =>
      into === undefined ? commands.backup(parts, file) : commands.backupInto(parts, into, parseKeep(keep)),
  },
  restore: { needs: ['FILE'], run: (parts, [file]) => commands.restore(parts, file) },
};

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  if (values.help) return console.log(usage);
  const [name, ...operands] = positionals;
  if (name === undefined) throw new UsageError('Say what to do.');
  const command = Object.hasOwn(known, name) ? known[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  const needs = command.unless !== undefined && values[command.unless] !== undefined ? [] : command.needs;
  const missing = needs[operands.length];
  if (missing !== undefined) throw new UsageError(`"${name}" also needs ${missing}.`);
  if (operands.length > needs.length) {
    throw new UsageError(`This is too much: ${operands.slice(needs.length).join(' ')}`);
  }
  const [first = '', second = ''] = operands;
  const operand = needs[0] === 'REF' ? first.toUpperCase() : first;
  const config = parseConfig(process.env);
  await withStore(config, name === 'restore', (parts) => command.run(parts, [operand, second], values));
}

function parseKeep(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError(`--keep takes a number from 1, not "${text}".`);
  return Number(text);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        junk: { type: 'boolean', default: false },
        failed: { type: 'boolean' },
        find: { type: 'string' },
        into: { type: 'string' },
        keep: { type: 'string', default: '30' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function withStore(
  config: Config,
  mayCreate: boolean,
  work: (parts: CommandParts) => Promise<void>,
): Promise<void> {
  const file = getDatabaseFile(config.dataDir);
  if (config.databaseUrl === undefined && !mayCreate && !existsSync(file)) {
    throw new ConfigError(
      `There is no lead database at ${file}. The server makes it when it first starts; DATA_DIR says where to look.`,
    );
  }
  const store = openStore(config);
  store.onUnreadable((problem) => console.error(`WARNING: ${problem}`));
  const { dataDir, siteDir, smtpUrl, mailFrom, mailTo, alertTo, webhook } = config;
  const { retentionDays, junkRetentionDays } = config;
  try {
    await work({
      store,
      dataDir,
      isMailConfigured: smtpUrl !== undefined,
      retention: { retentionDays, junkRetentionDays },
      recipients: () =>
        chooseRecipients(
          { mailFrom, mailTo, alertTo, webhookUrl: webhook?.url },
          openSite(siteDir).manifest().company.email,
        ),
      nowMs: Date.now(),
    });
  } finally {
    await store.close();
  }
}

const explained = [
  ConfigError,
  SiteError,
  CommandError,
  BackupError,
  NotEmptyError,
  NotWipedError,
  UnreadableRowError,
];

// What is written here is personal data: for nobody else on this machine.
process.umask(0o077);
// `… | head` closes the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
try {
  await run();
} catch (error) {
  const isExplained = explained.some((kind) => error instanceof kind);
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else
    console.error(isExplained ? (error as Error).message : `The leads cannot be reached: ${String(error)}`);
  process.exitCode = 1;
}
