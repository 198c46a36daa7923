/** The commands of `npm run leads`: arguments, usage text and function of each. */
import { shelves } from '../../contract/lead-status.ts';
import { roles } from '../../contract/roles.ts';
import * as commands from './commands.ts';
import type { CommandParts } from './commands.ts';
import { addPerson, changeRole, listPeople, removePerson, showCode } from './people.ts';
import { exportClients, exportLeads, listLeads, showLead } from './read-leads.ts';
import { saveFiles } from './save-files.ts';

/** The arguments do not form a command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

interface Options {
  csv: boolean;
  show: string;
  failed?: boolean | undefined;
  find?: string | undefined;
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
  list: {
    needs: [],
    usage: {
      '': `the open requests, as in the inbox; --show ${shelves.filter((name) => name !== 'open').join(', ')}`,
      '--find TEXT': 'every request that holds a name, an e-mail address or part of a phone number',
    },
    read: (parts, _operands, options) => listLeads(parts, options),
  },
  show: {
    needs: ['REF'],
    usage: { REF: 'one request with its files and deliveries, as JSON' },
    read: (parts, [reference]) => showLead(parts, reference),
  },
  files: {
    needs: ['REF', 'DIR'],
    usage: { 'REF DIR': 'save its photographs and plans to a folder' },
    run: (parts, [reference, folder]) => saveFiles(parts, reference, folder),
  },
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
  'people list': {
    needs: [],
    usage: { '': 'everyone who can sign in to the inbox' },
    read: listPeople,
  },
  'people add': {
    needs: ['EMAIL', 'ROLE'],
    usage: { 'EMAIL ROLE': `add a person as ${roles.join(', ')}; --name NAME` },
    run: (parts, [email, role], { name }) => addPerson(parts, email, role, name),
  },
  'people role': {
    needs: ['EMAIL', 'ROLE'],
    usage: { 'EMAIL ROLE': "change a person's role" },
    run: changeRole,
  },
  'people code': {
    needs: ['EMAIL'],
    usage: { EMAIL: 'show a code with which a person signs in' },
    run: (parts, [email]) => showCode(parts, email),
  },
  'people remove': {
    needs: ['EMAIL'],
    usage: { EMAIL: 'remove a person and end all sessions' },
    run: (parts, [email]) => removePerson(parts, email),
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
  '\nlist, show and export write to a file with --to FILE.',
].join('\n');

function parseKeep(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError(`--keep must be a number from 1 to 99999, not "${text}".`);
  return Number(text);
}
