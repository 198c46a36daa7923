/** Lets the first person in, and anyone whose code does not arrive. All else about people is in the inbox. */
import { parseEmail } from '../../domain/typed/email-address.ts';
import { nameOfEmail } from '../../domain/typed/name-of-email.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { roles, type Role } from '../../contract/roles.ts';
import { makeShownCode } from '../../office/frame/sign-in-codes.ts';
import { createSigner } from '../signing/signer.ts';
import { planInvitation } from '../outbox/plan-deliveries.ts';
import { CommandError, type CommandParts } from './commands.ts';

export async function addPerson(
  { store, nowMs, recipients, smtpUrl }: CommandParts,
  typed: string,
  role: string,
  name?: string,
): Promise<void> {
  const email = parseEmail(typed);
  if (email === undefined) throw new CommandError(`${typed} is not an e-mail address.`);
  const person = { email, name: name ?? nameOfEmail(email), role: parseRole(role) };
  const deliveries = smtpUrl ? [planInvitation(person, undefined, recipients())] : [];
  const added = await store.addPerson(person, nowMs, deliveries);
  if (added === undefined) throw new CommandError(`${email} can already sign in.`);
  console.log(`${email} can now sign in at ${inboxPath} as ${role}.`);
  if (smtpUrl) console.log('The running server tells them by mail within half a minute.');
}

/** Prints a code, for example when a stranger used up the codes of the day or mails do not leave. */
export async function showCode({ store, nowMs }: CommandParts, typed: string): Promise<void> {
  const email = parseEmail(typed) ?? typed;
  const person = (await store.listPeople()).find((one) => one.email === email.toLowerCase());
  if (person === undefined) throw new CommandError(`Nobody signs in as ${email}.`);
  const code = await makeShownCode({ store, signer: createSigner(() => store.readSecret()) }, person, nowMs);
  console.log(`${code} signs in ${person.email} at ${inboxPath}/code. It works once, for half an hour.`);
}

function parseRole(text: string): Role {
  const role = roles.find((one) => one === text);
  if (role === undefined) throw new CommandError(`ROLE must be one of: ${roles.join(', ')}.`);
  return role;
}
