/**
 * Codes that open the inbox: six digits by mail, valid for half an hour, once, and only in the browser that asked. A
 * browser may hold several, because a mail server that meets a sender for the first time may delay the mail. An unknown
 * address gets the same answer after the same work: its mail is queued as well, and dropped when it is due.
 */
import { randomInt } from 'node:crypto';
import { nameOfEmail } from '../../domain/typed/name-of-email.ts';
import { createAddressLimit } from '../../server/plugins/address-limit.ts';
import { toNetwork } from '../../server/plugins/visitor-network.ts';
import { planMail } from '../../server/outbox/plan-deliveries.ts';
import type { Signer } from '../../server/signing/signer.ts';
import type { Person } from '../../server/store/records.ts';
import type { Core } from '../../server/core/core.ts';
import { hashToken, makeToken } from './sessions.ts';

type SignInParts = Pick<Core, 'store' | 'signer' | 'recipients' | 'nowMs' | 'mailer' | 'showCode'> & {
  site: Pick<Core['site'], 'manifest'>;
  outbox: Pick<Core['outbox'], 'wake'>;
};

/** What a browser brings along. */
interface Asker {
  remoteAddress: string;
  /** The token of codes that it asked for before. */
  token?: string | undefined;
  /** Proves that somebody signed in with an address in this browser before. */
  pass?: string | undefined;
}

export type SignIn = ReturnType<typeof createSignIn>;

export const codeMs = 30 * 60_000;
const mostTries = 5;
const dayMs = 24 * 60 * 60_000;
/**
 * The codes of an address in a day: for browsers that signed in before, for one network, and for all networks. So a
 * stranger locks nobody out of their own browser, and gets fifty guesses a day at one in a million.
 */
const mostCodes = { ofPass: 10, ofNetwork: 5, ofNetworks: 10 };
/** The mail leaves after a random pause, so that its work tells nobody whether the address has access. */
const pauseMs = { least: 500, most: 3_000 };
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
/** A code that a screen or the terminal shows is not bound to a browser, and so it is longer. */
const shownDigits = 12;

const makeDigits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('');
const hashCode = (signer: Signer, tokenHash: string, code: string) =>
  signer.sign('inbox code', `${tokenHash} ${code}`);
const hashAddress = (signer: Signer, email: string) => signer.sign('inbox address', email);
const hashShown = (signer: Signer, code: string) => signer.sign('inbox shown code', code);

/** The server sends no mail and shows the code nowhere. */
export const findMailOff = ({ mailer, showCode }: Pick<Core, 'mailer' | 'showCode'>): boolean =>
  mailer === undefined && showCode === undefined;

export function createSignIn(parts: SignInParts) {
  const { site, store, signer, recipients, nowMs } = parts;
  const asks = createAddressLimit(mostAsksOfNetwork);
  const tries = createAddressLimit(mostTriesOfNetwork);

  async function findPool(email: string, { remoteAddress, pass = '' }: Asker): Promise<string> {
    if (await signer.isSigned('inbox browser', email, pass)) return 'pass';
    return signer.sign('inbox network', toNetwork(remoteAddress));
  }

  return {
    /** Returns a token for the browser, or undefined if a limit is reached. */
    async askCode(typed: string, asker: Asker): Promise<string | undefined> {
      if (!asks.take(asker.remoteAddress, nowMs())) return undefined;
      const email = typed.toLowerCase();
      const token = isToken(asker.token) ? asker.token : makeToken();
      const tokenHash = hashToken(token);
      const code = makeDigits(6);
      const pool = await findPool(email, asker);
      const { isAllowed, person } = await store.saveCode({
        tokenHash,
        addressHash: await hashAddress(signer, email),
        pool,
        codeHash: await hashCode(signer, tokenHash, code),
        email,
        owners: nameOwners(recipients.ownerAddresses, site.manifest().company.name),
        nowMs: nowMs(),
        sinceMs: nowMs() - dayMs,
        mayAsk: (taken) => isBelowLimit(pool, taken),
      });
      if (!isAllowed) return undefined;
      await deliverCode(email, code, person !== undefined, parts);
      return token;
    },

    async enterCode(token: string, code: string, remoteAddress: string) {
      if (!tries.take(remoteAddress, nowMs())) return 'too-many' as const;
      const tokenHash = code.length === shownDigits ? await hashShown(signer, code) : hashToken(token);
      const codeHash = await hashCode(signer, tokenHash, code);
      const span = { sinceMs: nowMs() - codeMs, nowMs: nowMs() };
      return (await store.useCode({ tokenHash, codeHash, ...span, mostTries })) ?? ('wrong' as const);
    },

    makePass: (email: string) => signer.sign('inbox browser', email),
  };
}

/** Makes a code for a person whose mail does not arrive; somebody with the right to manage people shows it to them. */
export async function makeShownCode(
  { store, signer }: Pick<Core, 'store' | 'signer'>,
  { email }: Person,
  nowMs: number,
): Promise<string> {
  const code = makeDigits(shownDigits);
  const tokenHash = await hashShown(signer, code);
  await store.saveCode({
    tokenHash,
    addressHash: await hashAddress(signer, email),
    pool: 'shown',
    codeHash: await hashCode(signer, tokenHash, code),
    email,
    owners: [],
    nowMs,
    sinceMs: nowMs,
    mayAsk: () => true,
  });
  return code.replace(/(\d{4})(?=\d)/g, '$1 ');
}

const isToken = (token: string | undefined): token is string => /^[\w-]{43}$/.test(token ?? '');

function isBelowLimit(pool: string, taken: ReadonlyMap<string, number>): boolean {
  const amount = taken.get(pool) ?? 0;
  if (pool === 'pass') return amount < mostCodes.ofPass;
  const ofNetworks = [...taken].filter(([name]) => name !== 'pass' && name !== 'shown');
  const sum = ofNetworks.reduce((total, [, each]) => total + each, 0);
  return amount < mostCodes.ofNetwork && sum < mostCodes.ofNetworks;
}

/** Names until an owner types others: "Marcus" of marcus@…, and the company for the one address that names no person. */
function nameOwners(addresses: readonly string[], company: string) {
  const toLocal = (address: string) => address.slice(0, address.indexOf('@')).toLowerCase();
  const shared = addresses.filter((address) => sharedAddresses.includes(toLocal(address)));
  return addresses.map((email) => {
    const isCompany = shared.length === 1 && shared[0] === email;
    return { email, name: isCompany ? company : nameOfEmail(email) };
  });
}

async function deliverCode(
  email: string,
  code: string,
  hasAccess: boolean,
  parts: SignInParts,
): Promise<void> {
  const { store, recipients, nowMs, mailer, outbox, showCode } = parts;
  if (hasAccess && showCode) showCode(code);
  if (mailer === undefined) return;
  // A code of the past is dropped when it is due.
  const payload = { code, untilMs: hasAccess ? nowMs() + codeMs : 0 };
  const dueAtMs = nowMs() + randomInt(pauseMs.least, pauseMs.most);
  await store.addDeliveries([planMail('sign-in', email, payload, recipients)], nowMs(), dueAtMs);
  outbox.wake();
}
