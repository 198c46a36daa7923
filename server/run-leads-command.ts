/** Runs one command of `npm run leads` and explains errors on stderr. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, parseConfig, type Config } from './core/config.ts';
import { BackupError } from './exports/backup-error.ts';
import { knownCommands, usage, UsageError } from './leads-cli/command-table.ts';
import { CommandError, type CommandParts } from './leads-cli/commands.ts';
import { writeOutput } from './leads-cli/write-output.ts';
import { findReference } from './leads/find-reference.ts';
import { chooseRecipients } from './outbox/plan-deliveries.ts';
import { readSpooled } from './spool/read-spooled.ts';
import { openSite, SiteError } from './website/open-site.ts';
import { NotEmptyError } from './store/dump.ts';
import { UnreadableRowError } from './store/read-rows.ts';
import { NotWipedError } from './store/lead-store.ts';
import { openStore } from './store/open-store.ts';
import { getDatabaseFile } from './store/data-paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the exit code. */
export async function runCommand(args: readonly string[], env: Environment): Promise<0 | 1> {
  try {
    await run(args, env);
    return 0;
  } catch (error) {
    const isExplained = explained.some((kind) => error instanceof kind);
    if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
    else console.error(isExplained ? (error as Error).message : `Reading the leads failed: ${String(error)}`);
    return 1;
  }
}

async function run(args: readonly string[], env: Environment): Promise<void> {
  const { positionals, values } = readArguments(args);
  if (values.help) return console.log(usage);
  if (positionals.length === 0) throw new UsageError('Missing command.');
  // A command is one word or two, such as "people add".
  const name = [2, 1]
    .map((words) => positionals.slice(0, words).join(' '))
    .find((typed) => Object.hasOwn(knownCommands, typed));
  const command = name && knownCommands[name];
  if (!name || !command) throw new UsageError(`Unknown command "${positionals[0]}".`);
  const typed = positionals.slice(name.split(' ').length);
  const needs = command.unless !== undefined && values[command.unless] !== undefined ? [] : command.needs;
  const isReference = needs[0] === 'REF';
  // A reference may have spaces: `resend PT 3JGS 6K3D`.
  const operands = isReference && typed.length > 0 ? [typed.join(' ')] : typed;
  const missing = needs[operands.length];
  if (missing !== undefined) throw new UsageError(`"${name}" is missing ${missing}.`);
  if (operands.length > needs.length) {
    throw new UsageError(`"${name}" does not accept: ${operands.slice(needs.length).join(' ')}`);
  }
  const [first = '', second = ''] = operands;
  const config = parseConfig(env);
  if (values.to !== undefined && command.read === undefined)
    throw new UsageError(`"${name}" does not accept --to.`);
  await withStore(config, name === 'restore', async (parts) => {
    const operand = isReference ? await findLead(parts, first) : first;
    await command.run?.(parts, [operand, second], values);
    if (command.read) await writeOutput(command.read(parts, [operand, second], values), values.to);
  });
}

/** The reference of the lead that is meant, or else the typed text. */
async function findLead({ store, dataDir }: CommandParts, typed: string): Promise<string> {
  const spooled = (await readSpooled(dataDir)).map(({ lead }) => lead.reference);
  return (await findReference(store, typed, spooled)) ?? typed.toUpperCase();
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        failed: { type: 'boolean' },
        for: { type: 'string' },
        name: { type: 'string' },
        into: { type: 'string' },
        to: { type: 'string' },
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
      `No lead database at ${file}. The server creates it on its first start, in the folder DATA_DIR.`,
    );
  }
  const store = openStore(config);
  store.onUnreadable((problem) => console.error(`WARNING: ${problem}`));
  const { siteDir, webhook } = config;
  try {
    const findEmail = () => openSite(siteDir).manifest().company.email;
    await work({
      ...config,
      store,
      recipients: () => chooseRecipients({ ...config, webhookUrl: webhook?.url }, findEmail()),
      timeZone: () => findTimeZone(siteDir),
      nowMs: Date.now(),
    });
  } finally {
    await store.close();
  }
}

/** The office's time zone, or UTC if the site is not built. */
function findTimeZone(siteDir: string): string {
  try {
    return openSite(siteDir).manifest().company.hours.timeZone;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    console.error('WARNING: The site is not built here (SITE_DIR), so times are in UTC.');
    return 'UTC';
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
