/** The commands of `npm run leads`: arguments, usage text and function of each. */
import { roles, shelves } from '../../contract/inbox.ts';
import * as commands from './commands.ts';
import type { CommandParts } from './commands.ts';
import { addPerson, changeRole, listPeople, removePerson } from './people.ts';
import { exportLeads, listLeads, showLead } from './read-leads.ts';
import { saveFiles } from './save-files.ts';
import { exportClients } from './to-clients.ts';

/** The typed text is no command. */
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
  /** Its arguments, as the usage text names them. */
  needs: readonly string[];
  /** The option that replaces them. */
  unless?: 'into' | 'failed';
  /** Its description for each form of arguments and options. */
  usage: Readonly<Record<string, string>>;
  run?(parts: CommandParts, operands: readonly [string, string], options: Options): Promise<void>;
  /** Makes text, which `--to` writes into a file. */
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
    usage: { 'REF DIR': 'save its photographs and plans in a folder' },
    run: (parts, [reference, folder]) => saveFiles(parts, reference, folder),
  },
  export: {
    needs: [],
    usage: {
      '': 'every lead as JSON, one a line',
      '--csv': 'every lead as a table for a spreadsheet',
      '--for jobber': 'people for Jobber; also housecall, and contacts of a phone (vCard)',
    },
    read: (parts, _operands, options) =>
      options.for === undefined ? exportLeads(parts, options) : exportClients(parts, options.for),
  },
  resend: {
    needs: ['REF'],
    unless: 'failed',
    usage: { REF: 'tell the owners again', '--failed': 'try everything again that was given up' },
    run: (parts, [reference], { failed }) =>
      failed ? commands.resendFailed(parts) : commands.resend(parts, reference),
  },
  'people list': {
    needs: [],
    usage: { '': 'everybody who may sign in to the inbox' },
    read: listPeople,
  },
  'people add': {
    needs: ['EMAIL', 'ROLE'],
    usage: { 'EMAIL ROLE': `a person as ${roles.join(', ')}; --name NAME` },
    run: (parts, [email, role], { name }) => addPerson(parts, email, role, name),
  },
  'people role': {
    needs: ['EMAIL', 'ROLE'],
    usage: { 'EMAIL ROLE': 'another role' },
    run: changeRole,
  },
  'people remove': {
    needs: ['EMAIL'],
    usage: { EMAIL: 'no inbox any more, on no device' },
    run: (parts, [email]) => removePerson(parts, email),
  },
  erase: {
    needs: ['REF'],
    usage: { REF: 'remove one lead without a trace' },
    run: (parts, [reference]) => commands.erase(parts, reference),
  },
  purge: {
    needs: [],
    usage: { '': 'remove what is beyond its retention' },
    run: (parts) => commands.purge(parts),
  },
  backup: {
    needs: ['FILE'],
    unless: 'into',
    usage: {
      FILE: 'write a backup while the server works',
      '--into DIR --keep 30': 'the same, named by its time; removes all but the newest 30',
    },
    run: (parts, [file], { into, keep }) =>
      into === undefined ? commands.backup(parts, file) : commands.backupInto(parts, into, parseKeep(keep)),
  },
  restore: {
    needs: ['FILE'],
    usage: { FILE: 'put a backup into an empty database' },
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
  '\nlist, show and export write into a file with --to FILE.',
].join('\n');

function parseKeep(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError(`--keep takes a number from 1, not "${text}".`);
  return Number(text);
}
