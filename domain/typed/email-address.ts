/** Validates e-mail addresses, both in the page and on the server. */
import { cleanTyped } from './clean-typed.ts';

/** One @, no spaces, a host with a dot: stricter than `type="email"`, which accepts `ann@gmail`. */
const pattern = /^[^\s@<>()[\]\\,;:"]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export const isEmailAddress = (text: string): boolean => pattern.test(cleanTyped('email', text));

/** The hosts of most private addresses in the United States. */
const usualHosts = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'bellsouth.net',
  'att.net',
  'verizon.net',
];
/** Real hosts that are one letter away from one of those. */
const realHosts = ['ymail.com', 'mail.com', 'email.com', 'att.com'];

/** Suggests the intended address, for example for `ann@gmial.com`; undefined if the host looks right. */
export function suggestAddress(text: string): string | undefined {
  const [, name, host = ''] = /^(.+)@([^@]+)$/.exec(text.trim()) ?? [];
  const typed = host.toLowerCase();
  if (name === undefined || usualHosts.includes(typed) || realHosts.includes(typed)) return undefined;
  const meant = usualHosts.find((usual) => isOneSlip(typed, usual) || isOneSlip(`${typed}.com`, usual));
  return meant && `${name}@${meant}`;
}

/** True if one letter is missing, added or wrong, or two neighbors are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [restTyped, restMeant] = [typed.slice(start), meant.slice(start)];
  const [a = '', b = ''] = restTyped;
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1) ||
    b + a + restTyped.slice(2) === restMeant
  );
}
