import { expect, test } from 'vitest';
import { findRedirectFaults, toServed } from './redirects.ts';

const pages = ['/', '/about', '/contact', '/café'];
const site = {
  hasPage: (path: string) => [...pages, '/left-out'].includes(path),
  showsPage: (path: string) => pages.includes(path),
  isTaken: (path: string) => path === '/healthz' || path === '/feed.xml',
};
const judge = (redirects: Record<string, string>) =>
  findRedirectFaults(redirects, site).map(({ path, message }) => `${path.join()}: ${message}`);

test.each([
  [{ '/old': '/about' }],
  [{ '/old/': '/about/' }],
  [{ '/old page.html': '/about#team' }],
  [{ '/Über uns': '/contact?subject=walls' }],
  [{ '/caf%C3%A9-menu': '/caf%C3%A9' }],
  [{ '/100%25-off': '/about' }],
  [{ '/100%-off': '/about' }],
  [{ '/OLD': '/about', '/old': '/contact' }],
  [{ '/a': '/b', '/b': '/about' }],
  [{ '/about/': '/about', '/about.html': '/about' }],
  [{ '/left-out': '/about' }],
  [{ '/old': '/left-out' }],
  [{ '/index': '/' }],
  [{ '/feed': '/feed.xml' }],
])('takes what works: %j', (redirects) => {
  expect(judge(redirects)).toEqual([]);
});

test.each<[Record<string, string>, RegExp]>([
  [{ '/gone': '/nowhere' }, /^\/gone: There is no page \/nowhere: choose where \/gone leads\.$/],
  [{ '/a': '/b', '/b': '/nowhere' }, /^\/a: There is no page \/nowhere/],
  [{ '/self': '/self' }, /^\/self: This address leads to itself/],
  [{ '/self/': '/self#a' }, /^\/self\/: This address leads to itself/],
  [{ '/about': '/contact' }, /^\/about: There is a page \/about, which nobody could open any more/],
  [{ '/about/': '/contact' }, /^\/about\/: There is a page \/about/],
  [{ '/caf%C3%A9': '/contact' }, /^\/caf%C3%A9: There is a page \/café/],
  [{ '/': '/about' }, /^\/: There is a page \/,/],
  [{ '/index.php?page_id=12': '/about' }, /the part before the “\?” only: write it without “\?page_id=12”/],
  [{ '/?p=12': '/about' }, /write it without “\?p=12”/],
  [{ '/old#team': '/about' }, /A browser keeps “#team” to itself/],
  [{ '/blog/*': '/about' }, /“\*” is no placeholder in it/],
  [{ '/blog/:year': '/about' }, /“\/:” is no placeholder in it/],
  [{ '/old\\page': '/about' }, /“\\” is no placeholder in it/],
  [{ '/healthz': '/about' }, /^\/healthz: The website itself answers \/healthz/],
])('names what cannot work: %j', (redirects, sentence) => {
  expect(judge(redirects)[0]).toMatch(sentence);
});

test('names every address of a circle, and every one that leads into it', () => {
  expect(judge({ '/a': '/b', '/b': '/c', '/c': '/b/', '/d': '/about' })).toEqual([
    '/a: This leads round in a circle: /a → /b → /c → /b.',
    '/b: This leads round in a circle: /b → /c → /b.',
    '/c: This leads round in a circle: /c → /b → /c.',
  ]);
});

test('names an address that is written twice', () => {
  expect(judge({ '/%C3%BCber': '/about', '/über': '/contact' })).toEqual([
    '/über: This old address is there twice: remove one of the two rows.',
  ]);
});

test('serves old addresses without escapes, and leads to new ones with them', () => {
  expect(toServed({ '/caf%C3%A9 old': '/café?a b#ü', '/100%25': '/about' })).toEqual({
    '/café old': '/caf%C3%A9?a%20b#%C3%BC',
    '/100%': '/about',
  });
});
