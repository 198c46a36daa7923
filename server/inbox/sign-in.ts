/**
 * Codes that open the inbox: six digits by mail, valid for ten minutes, once, and only in the browser that asked. An
 * unknown address gets the same answer after the same work, because the mail is queued after the answer.
 */
import { randomInt } from 'node:crypto';
import { createAddressLimit } from '../lib/address-limit.ts';
import { describeError, type Log } from '../lib/log.ts';
import { planMail, type Recipients } from '../outbox/plan-deliveries.ts';
import type { Signer } from '../signing/signer.ts';
import type { Person } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { hashToken, makeToken } from './sessions.ts';

export interface SignInParts {
  companyName: () => string;
  store: Store;
  signer: Signer;
  recipients: Recipients;
  nowMs: () => number;
  log: Log;
  /** Called after a mail is queued. */
  onPlanned: () => void;
  /** Set only on this machine without a mail server: prints the code in the server's terminal. */
  showCode: ((code: string) => void) | undefined;
}

export interface SignIn {
  /** Returns a token for the browser, or undefined if the network or the address has reached its limit. */
  askCode(email: string, remoteAddress: string): Promise<string | undefined>;
  enterCode(token: string, code: string, remoteAddress: string): Promise<Person | 'wrong' | 'too-many'>;
}

export const codeMs = 10 * 60_000;
const mostTries = 5;
const dayMs = 24 * 60 * 60_000;
/** Ten codes allow fifty guesses a day at one in a million, and the owner gets ten mails about it. */
const mostCodesPerDay = 10;
/** Local parts of addresses that name no person. */
const sharedAddresses = [
  'hello',
  'hi',
  'info',
  'mail',
  'office',
  'contact',
  'sales',
  'admin',
  'team',
  'quotes',
];
const mostAsksOfNetwork = 10;
const mostTriesOfNetwork = 30;

export function createSignIn(parts: SignInParts): SignIn {
  const { companyName, store, signer, recipients, nowMs } = parts;
  const asks = createAddressLimit(mostAsksOfNetwork);
  const tries = createAddressLimit(mostTriesOfNetwork);
  const hashCode = (tokenHash: string, code: string) => signer.sign('inbox code', `${tokenHash} ${code}`);

  return {
    async askCode(typed, remoteAddress) {
      if (!asks.take(remoteAddress, nowMs())) return undefined;
      const email = typed.toLowerCase();
      const token = makeToken();
      const tokenHash = hashToken(token);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const { isAllowed, person } = await store.saveCode({
        tokenHash,
        addressHash: await signer.sign('inbox address', email),
        codeHash: await hashCode(tokenHash, code),
        email,
        owners: nameOwners(recipients.ownerAddresses, companyName()),
        nowMs: nowMs(),
        sinceMs: nowMs() - dayMs,
        mostCodes: mostCodesPerDay,
      });
      if (!isAllowed) return undefined;
      if (person) setImmediate(() => void deliverCode(person, code, parts));
      return token;
    },

    async enterCode(token, code, remoteAddress) {
      if (!tries.take(remoteAddress, nowMs())) return 'too-many';
      const tokenHash = hashToken(token);
      const codeHash = await hashCode(tokenHash, code);
      const person = await store.useCode({ tokenHash, codeHash, sinceMs: nowMs() - codeMs, mostTries });
      return person ?? 'wrong';
    },
  };
}

/** Names until an owner types others: "Marcus" of marcus@…, and the company for the one address that names no person. */
function nameOwners(addresses: readonly string[], company: string) {
  const toLocal = (address: string) => address.slice(0, address.indexOf('@')).toLowerCase();
  const shared = addresses.filter((address) => sharedAddresses.includes(toLocal(address)));
  return addresses.map((email) => {
    const local = toLocal(email);
    const isCompany = shared.length === 1 && shared[0] === email;
    return { email, name: isCompany ? company : local.charAt(0).toUpperCase() + local.slice(1) };
  });
}

async function deliverCode(person: Person, code: string, parts: SignInParts): Promise<void> {
  const { store, recipients, nowMs, log, onPlanned, showCode } = parts;
  if (showCode) return showCode(code);
  try {
    const payload = { code, untilMs: nowMs() + codeMs };
    await store.addDeliveries([planMail('sign-in', person.email, payload, recipients)], nowMs());
    onPlanned();
  } catch (error) {
    log.error(describeError(error), 'Mailing a sign-in code failed');
  }
}
