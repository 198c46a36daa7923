/** The commands of `npm run leads`: arguments, usage text and function of each. */
import { roles } from '../../contract/roles.ts';
import * as commands from './commands.ts';
import type { CommandParts } from './commands.ts';
import { exportClients, exportLeads } from './export-leads.ts';
import { addPerson, showCode } from './people-command.ts';

/** The arguments do not form a command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

interface Options {
  csv: boolean;
  failed?: boolean | undefined;
  for?: string | undefined;
  name?: string | undefined;
  into?: string | undefined;
  to?: string | undefined;
  keep: string;
}

interface Command {
  /** The arguments, as the usage text names them. */
  needs: readonly string[];
  /** The option that replaces the arguments. */
  unless?: 'into' | 'failed';
  /** A description for each form of arguments and options. */
  usage: Readonly<Record<string, string>>;
  run?(parts: CommandParts, operands: readonly [string, string], options: Options): Promise<void>;
  /** Yields text that `--to` writes to a file. */
  read?(parts: CommandParts, operands: readonly [string, string], options: Options): AsyncIterable<string>;
}

export const knownCommands: Readonly<Record<string, Command>> = {
  export: {
    needs: [],
    usage: {
      '': 'all leads as JSON, one per line',
      '--csv': 'all leads as a table for a spreadsheet',
      '--for jobber': 'clients for Jobber; also housecall, and contacts for a phone (vCard)',
    },
    read: (parts, _operands, options) =>
      options.for === undefined ? exportLeads(parts, options) : exportClients(parts, options.for),
  },
  resend: {
    needs: ['REF'],
    unless: 'failed',
    usage: { REF: 'notify the owners again', '--failed': 'retry all failed deliveries' },
    run: (parts, [reference], { failed }) =>
      failed ? commands.resendFailed(parts) : commands.resend(parts, reference),
  },
  'people add': {
    needs: ['EMAIL', 'ROLE'],
    usage: { 'EMAIL ROLE': `add a person as ${roles.join(', ')}; --name NAME` },
    run: (parts, [email, role], { name }) => addPerson(parts, email, role, name),
  },
  'people code': {
    needs: ['EMAIL'],
    usage: { EMAIL: 'show a code with which a person signs in' },
    run: (parts, [email]) => showCode(parts, email),
  },
  erase: {
    needs: ['REF'],
    usage: { REF: 'remove one lead without a trace' },
    run: (parts, [reference]) => commands.erase(parts, reference),
  },
  purge: {
    needs: [],
    usage: { '': 'remove leads past their retention period' },
    run: (parts) => commands.purge(parts),
  },
  backup: {
    needs: ['FILE'],
    unless: 'into',
    usage: {
      FILE: 'write a backup, even while the server is running',
      '--into DIR --keep 30': 'the same, named by time; keeps the newest 30',
    },
    run: (parts, [file], { into, keep }) =>
      into === undefined ? commands.backup(parts, file) : commands.backupInto(parts, into, parseKeep(keep)),
  },
  restore: {
    needs: ['FILE'],
    usage: { FILE: 'restore a backup into an empty database' },
    run: (parts, [file]) => commands.restore(parts, file),
  },
};

export const usage = [
  'Usage:',
  ...Object.entries(knownCommands).flatMap(([name, command]) =>
    Object.entries(command.usage).map(
      ([typed, what]) => `  npm run leads -- ${`${name} ${typed}`.padEnd(28)} ${what}`,
    ),
  ),
  '\nexport writes to a file with --to FILE.',
].join('\n');

function parseKeep(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError(`--keep must be a number from 1 to 99999, not "${text}".`);
  return Number(text);
}
