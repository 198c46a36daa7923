import { expect, test } from 'vitest';
import { readLeadServer } from './read-lead-server.ts';

test('accepts an address without a path, or none', () => {
  expect(readLeadServer({})).toBe('');
  expect(readLeadServer({ LEAD_SERVER: ' ' })).toBe('');
  expect(readLeadServer({ LEAD_SERVER: 'https://Leads.example.com/' })).toBe('https://leads.example.com');
  for (const wrong of [
    'leads.example.com',
    'ftp://leads.example.com',
    'https://leads.example.com/a',
    "https://a'; b",
  ])
    expect(() => readLeadServer({ LEAD_SERVER: wrong })).toThrow(/LEAD_SERVER must look like/);
});
