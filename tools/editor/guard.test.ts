import { expect, test } from 'vitest';
import { chooseHost, createGuard } from './guard.ts';

const guard = createGuard(4331, 'secret');
const own = { host: '127.0.0.1:4331', 'x-form-token': 'secret' };
const origin = 'http://127.0.0.1:4331';

test("lets the editor's own page read and write", () => {
  expect(guard.refuse({ method: 'GET', headers: own }, false)).toBeUndefined();
  expect(guard.refuse({ method: 'POST', headers: { ...own, origin } }, false)).toBeUndefined();
  expect(guard.refuse({ method: 'GET', headers: { host: 'localhost:4331' } }, true)).toBeUndefined();
});

test.each([
  ['another host', { ...own, host: 'evil.example:4331', origin }],
  ['another port', { ...own, host: '127.0.0.1:80', origin }],
  ['another origin', { ...own, origin: 'https://evil.example' }],
  ['no origin', own],
  ['a request across sites', { ...own, origin, 'sec-fetch-site': 'cross-site' }],
  ['no token', { host: own.host, origin }],
  ['a wrong token', { ...own, origin, 'x-form-token': 'secreT' }],
])('refuses a change with %s and says why', (_, headers) => {
  expect(guard.refuse({ method: 'POST', headers }, false)).toMatch(/\.$/);
});

test('refuses writes to read-only paths without a token', () => {
  expect(guard.refuse({ method: 'POST', headers: { ...own, origin } }, true)).toBe('This path is read-only.');
});

test('makes a new token at each start', () => {
  expect(createGuard(1).token).not.toBe(createGuard(1).token);
  expect(createGuard(1).token.length).toBeGreaterThan(40);
});

test('listens on this machine only', () => {
  expect(chooseHost({})).toBe('127.0.0.1');
  expect(chooseHost({ HOST: 'localhost' })).toBe('127.0.0.1');
  for (const host of ['0.0.0.0', '::', '192.168.1.5', ''])
    expect(() => chooseHost({ HOST: host })).toThrow(`remove HOST=${host}.`);
});
