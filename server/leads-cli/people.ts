/** Manages the people of the inbox from a terminal. */
import { parseEmail } from '../../domain/typed/email-address.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { roles, type Role } from '../../contract/roles.ts';
import { makeShownCode } from '../../office/frame/sign-in-codes.ts';
import { toHeaderText } from '../lib/header-text.ts';
import { createSigner } from '../signing/signer.ts';
import { planInvitation } from '../outbox/plan-deliveries.ts';
import type { Person } from '../store/records.ts';
import { CommandError, type CommandParts } from './commands.ts';

export async function* listPeople({ store }: CommandParts): AsyncGenerator<string> {
  const people = await store.listPeople();
  if (people.length === 0)
    yield 'Nobody yet. At the first sign-in, the addresses in MAIL_TO become owners.\n';
  for (const { email, name, role } of people) yield `${role.padEnd(7)} ${email}  ${toHeaderText(name)}\n`;
}

export async function addPerson(
  { store, nowMs, recipients, isMailConfigured }: CommandParts,
  typed: string,
  role: string,
  name?: string,
): Promise<void> {
  const email = parseEmail(typed);
  if (email === undefined) throw new CommandError(`${typed} is not an e-mail address.`);
  const person = { email, name: name ?? email, role: parseRole(role) };
  const deliveries = isMailConfigured ? [planInvitation(person, undefined, recipients())] : [];
  const added = await store.addPerson(person, nowMs, deliveries);
  if (added === undefined) throw new CommandError(`${email} can already sign in.`);
  console.log(`${email} can now sign in at ${inboxPath} as ${role}.`);
  if (isMailConfigured) console.log('The running server tells them by mail within half a minute.');
}

export async function changeRole(
  parts: CommandParts,
  [email, role]: readonly [string, string],
): Promise<void> {
  const { id, name } = await getPerson(parts, email);
  await parts.store.changePerson(id, { name, role: parseRole(role) });
  console.log(`${email} now has the role ${role}.`);
}

export async function removePerson(parts: CommandParts, email: string): Promise<void> {
  const { id } = await getPerson(parts, email);
  await parts.store.removePerson(id, { nowMs: Date.now(), by: { source: 'terminal', who: '' } });
  console.log(`Removed ${email} and ended all sessions. An address in MAIL_TO becomes an owner again.`);
}

/** Prints a code, for example when a stranger used up the codes of the day or mails do not leave. */
export async function showCode(parts: CommandParts, email: string): Promise<void> {
  const { store, nowMs } = parts;
  const person = await getPerson(parts, email);
  const code = await makeShownCode({ store, signer: createSigner(() => store.readSecret()) }, person, nowMs);
  console.log(`${code} signs in ${person.email} at ${inboxPath}/code. It works once, for half an hour.`);
}

async function getPerson({ store }: CommandParts, typed: string): Promise<Person> {
  const email = parseEmail(typed) ?? typed;
  const found = (await store.listPeople()).find((person) => person.email === email.toLowerCase());
  if (found === undefined) throw new CommandError(`Nobody signs in as ${email}.`);
  return found;
}

function parseRole(text: string): Role {
  const role = roles.find((one) => one === text);
  if (role === undefined) throw new CommandError(`ROLE must be one of: ${roles.join(', ')}.`);
  return role;
}
