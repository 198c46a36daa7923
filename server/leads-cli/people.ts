/** Who may sign in to the inbox, for an owner with a terminal. */
import { isEmailAddress } from '../../contract/email-address.ts';
import { roles, type Role } from '../../contract/inbox.ts';
import { toHeaderText } from '../lib/header-text.ts';
import type { Person } from '../store/records.ts';
import { CommandError, type CommandParts } from './commands.ts';

export async function* listPeople({ store }: CommandParts): AsyncGenerator<string> {
  const people = await store.listPeople();
  if (people.length === 0)
    yield 'Nobody yet. The addresses of MAIL_TO become owners when somebody first signs in.\n';
  for (const { email, name, role } of people) yield `${role.padEnd(7)} ${email}  ${toHeaderText(name)}\n`;
}

export async function addPerson(
  { store, nowMs }: CommandParts,
  email: string,
  role: string,
  name = email,
): Promise<void> {
  if (!isEmailAddress(email)) throw new CommandError(`${email} is no e-mail address.`);
  const added = await store.addPerson({ email, name, role: parseRole(role) }, nowMs);
  if (added === undefined) throw new CommandError(`${email} has an inbox already.`);
  console.log(`${email} signs in at /inbox as ${role}.`);
}

export async function changeRole(
  parts: CommandParts,
  [email, role]: readonly [string, string],
): Promise<void> {
  const { id, name } = await getPerson(parts, email);
  await parts.store.changePerson(id, { name, role: parseRole(role) });
  console.log(`${email} is ${role} now.`);
}

export async function removePerson(parts: CommandParts, email: string): Promise<void> {
  const { id } = await getPerson(parts, email);
  await parts.store.removePerson(id);
  console.log(`${email} is removed and signed out everywhere. An address of MAIL_TO comes back as an owner.`);
}

async function getPerson({ store }: CommandParts, email: string): Promise<Person> {
  const found = (await store.listPeople()).find((person) => person.email === email.toLowerCase());
  if (found === undefined) throw new CommandError(`Nobody has the address ${email}.`);
  return found;
}

function parseRole(text: string): Role {
  const role = roles.find((one) => one === text);
  if (role === undefined) throw new CommandError(`A role is one of: ${roles.join(', ')}.`);
  return role;
}
