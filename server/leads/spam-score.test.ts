import { expect, test } from 'vitest';
import { mailWords } from '../../contract/words/english-mails.ts';
import { scoreSpam as score, type Evidence } from './spam-score.ts';
import { checkFormToken, makeFormToken } from '../signing/form-token.ts';
import { createSigner } from '../signing/signer.ts';

const scoreSpam = (evidence: Evidence) => score(evidence, mailWords.lead.reasons);

const honest: Evidence = {
  fields: { name: 'Ada', email: 'ada@visitor.example', message: 'See https://ada.example, please.' },
  signals: { origin: 'https://plumb.example', fetchSite: 'same-origin' },
  token: 'fine',
  ownHosts: ['plumb.example'],
  recentFromAddress: 0,
};
const links = { ...honest.fields, message: 'http://a.example http://b.example www.c.example' };

const signs: Record<string, Partial<Evidence>> = {
  'a filled honeypot': { signals: { honeypot: 'x' } },
  'no token': { token: 'missing' },
  'a young token': { token: 'young' },
  'a forged token': { token: 'forged' },
  'three links': { fields: links },
  'a foreign origin': { signals: { origin: 'https://evil.example' } },
  'a cross-site request': { signals: { fetchSite: 'cross-site' } },
  'many from one address': { recentFromAddress: 5 },
};

test('scores an honest visitor zero', () => {
  expect(scoreSpam(honest)).toEqual({ verdict: 'clean', score: 0, reasons: [] });
  // A private window or a proxy hides the origin.
  expect(scoreSpam({ ...honest, signals: { origin: 'null' } }).score).toBe(0);
});

test.each(Object.entries(signs))('does not call a lead junk for %s alone', (_name, sign) => {
  const { verdict, score: points, reasons } = scoreSpam({ ...honest, ...sign });
  expect(verdict).not.toBe('junk');
  expect(points).toBeGreaterThan(0);
  expect(reasons).toHaveLength(1);
});

test('does not call a visitor without JavaScript junk when the browser filled the honeypot', () => {
  expect(scoreSpam({ ...honest, signals: { honeypot: 'Ada' }, token: 'missing' }).verdict).toBe('suspect');
});

test('calls a robot junk when its signals add up', () => {
  const robot = { ...honest, signals: { honeypot: 'x' }, token: 'missing', fields: links } as const;
  expect(scoreSpam(robot)).toMatchObject({ verdict: 'junk', score: 6 });
});

test('counts links in the text, not in the website field', () => {
  const website = 'http://a.example http://b.example http://c.example';
  expect(scoreSpam({ ...honest, fields: { ...honest.fields, website } }).score).toBe(0);
});

const signer = createSigner(async () => 'secret');

test('checks the form token', async () => {
  const token = await makeFormToken(signer, 1_000_000);
  const check = (text: string | undefined, atMs: number) => checkFormToken(signer, text, atMs);
  expect(await check(token, 1_001_999)).toBe('young');
  expect(await check(token, 1_002_000)).toBe('fine');
  expect(await check(token, 1_000_000 + 20 * 24 * 60 * 60_000)).toBe('fine');
  expect(await check(undefined, 0)).toBe('missing');
  for (const wrong of ['', 'x', `${token}x`, token.replace(/^\w/, 'z'), 'a.b.c', '.']) {
    expect([wrong, await check(wrong, 2_000_000)]).toEqual([wrong, 'forged']);
  }
});

test('adds no points while the secret is unreadable', async () => {
  const away = createSigner(() => Promise.reject(new Error('database down')));
  expect(await checkFormToken(away, 'a.b', 0)).toBe('unknown');
});

test('reads the secret again after a failure, and only once after a success', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('secret')];
  const late = createSigner(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(late.sign('a', 'b')).rejects.toThrow('away');
  const signature = await late.sign('a', 'b');
  expect(await late.isSigned('a', 'b', signature)).toBe(true);
  expect(await late.isSigned('other', 'b', signature)).toBe(false);
});
