import { expect, test } from 'vitest';
import { findRedirectFaults, toServed } from './check-redirects.ts';

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
])('accepts valid redirects: %j', (redirects) => {
  expect(judge(redirects)).toEqual([]);
});

test.each<[Record<string, string>, RegExp]>([
  [{ '/gone': '/nowhere' }, /^\/gone: There is no page \/nowhere: choose where \/gone leads\.$/],
  [{ '/a': '/b', '/b': '/nowhere' }, /^\/a: There is no page \/nowhere/],
  [{ '/self': '/self' }, /^\/self: This address leads to itself/],
  [{ '/self/': '/self#a' }, /^\/self\/: This address leads to itself/],
  [{ '/about': '/contact' }, /^\/about: The page \/about exists, and this row would hide it/],
  [{ '/about/': '/contact' }, /^\/about\/: The page \/about exists/],
  [{ '/caf%C3%A9': '/contact' }, /^\/caf%C3%A9: The page \/café exists/],
  [{ '/': '/about' }, /^\/: The page \/ exists/],
  [{ '/index.php?page_id=12': '/about' }, /the part before the “\?”: write it without “\?page_id=12”/],
  [{ '/?p=12': '/about' }, /write it without “\?p=12”/],
  [{ '/old#team': '/about' }, /Browsers do not send “#team”/],
  [{ '/blog/*': '/about' }, /“\*” is not a placeholder/],
  [{ '/blog/:year': '/about' }, /“\/:” is not a placeholder/],
  [{ '/old\\page': '/about' }, /“\\” is not a placeholder/],
  [{ '/healthz': '/about' }, /^\/healthz: The website itself answers \/healthz/],
])('reports an invalid redirect: %j', (redirects, sentence) => {
  expect(judge(redirects)[0]).toMatch(sentence);
});

test('reports every address of a redirect loop, and every address that leads into it', () => {
  expect(judge({ '/a': '/b', '/b': '/c', '/c': '/b/', '/d': '/about' })).toEqual([
    '/a: This is a redirect loop: /a → /b → /c → /b.',
    '/b: This is a redirect loop: /b → /c → /b.',
    '/c: This is a redirect loop: /c → /b → /c.',
  ]);
});

test('reports a duplicate address', () => {
  expect(judge({ '/%C3%BCber': '/about', '/über': '/contact' })).toEqual([
    '/über: This old address occurs twice: remove one of the two rows.',
  ]);
});

test('unescapes old addresses and escapes new ones', () => {
  expect(toServed({ '/caf%C3%A9 old': '/café?a b#ü', '/100%25': '/about' })).toEqual({
    '/café old': '/caf%C3%A9?a%20b#%C3%BC',
    '/100%': '/about',
  });
});
