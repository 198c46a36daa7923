import { expect, test } from 'vitest';
import { readCompany } from '../contract/read-words.ts';
import { readSettings, readSiteValues } from './site-values.ts';

test('accepts a lead server without a path, or none', () => {
  const read = (address?: string) => readSettings({ LEAD_SERVER: address }).leadServer;
  expect(read()).toBe('');
  expect(read(' ')).toBe('');
  expect(read('https://Leads.example.com/')).toBe('https://leads.example.com');
  expect(read('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  for (const wrong of [
    'leads.example.com',
    'ftp://leads.example.com',
    'https://leads.example.com/a',
    "https://a'; b",
    "https://a'b.example",
    'https://a;b.example',
  ])
    expect(() => read(wrong)).toThrow(/LEAD_SERVER must look like/);
});

test('counts if company.yaml or the build turns it on (COUNT-SWITCH)', () => {
  const read = (env: Record<string, string>, counting: boolean) =>
    readSettings(env, { ...readCompany(), counting }).isCounting;
  expect([read({}, false), read({}, true), read({ COUNTS: 'on' }, false)]).toEqual([false, true, true]);
  expect(() => read({ COUNTS: 'yes' }, true)).toThrow('COUNTS must be on or off');
});

test('reads every file of words', () => {
  const { language, words } = readSiteValues({});
  expect(language).toBe('en-US');
  expect(words.site.frame.logo).toBe('Plumb & True, home');
  expect(words.rates.rates).toBeDefined();
});
