/**
 * Guesses a code a hundred thousand times, each time from another network, while a code is valid.
 */
import { expect, test, vi } from 'vitest';
import { chooseRecipients } from '../../server/outbox/plan-deliveries.ts';
import { createSigner } from '../../server/signing/signer.ts';
import { fixtureManifest } from '../../server/testing/fixture-site.ts';
import { openTestStore } from '../../server/testing/open-test-store.ts';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { createSignIn } from './sign-in-codes.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 300_000 });

const owner = 'owner@plumb.example';
const nothing = { mailFrom: undefined, mailTo: undefined, alertTo: undefined, webhookUrl: undefined };

test('withstands a hundred thousand guesses from as many networks', async () => {
  const store = openTestStore({ dataDir: makeTestFolder() });
  const codes: string[] = [];
  const signIn = createSignIn({
    site: { manifest: () => fixtureManifest },
    store,
    signer: createSigner(() => store.readSecret()),
    recipients: chooseRecipients(nothing, owner),
    nowMs: () => 1_000_000_000,
    mailer: undefined,
    outbox: { wake: () => undefined },
    showCode: (code) => void codes.push(code),
  });
  const tokens: string[] = [];
  for (let asked = 0; asked < 20; asked++)
    tokens.push((await signIn.askCode(owner, { remoteAddress: `192.0.2.${asked}` })) ?? '');
  // Strangers get at most ten codes a day for an address.
  expect(tokens.filter((token) => token !== '')).toHaveLength(10);
  await vi.waitFor(() => expect(codes).toHaveLength(10));
  const toNetwork = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  let inside = 0;
  for (let guess = 0; guess < 100_000; guess++) {
    const code = String(guess).padStart(6, '0');
    const token = tokens[guess % 10] ?? '';
    if (codes[guess % 10] === code && guess < 50) continue;
    if (typeof (await signIn.enterCode(token, code, toNetwork(guess))) === 'object') inside++;
  }
  expect(inside).toBe(0);
  // After five wrong guesses the right code is void, too.
  expect(await signIn.enterCode(tokens[0] ?? '', codes[0] ?? '', '203.0.113.1')).toBe('wrong');
});
