import { expect, test } from 'vitest';
import { leaveOutLinks } from './leave-out-links.ts';

const isGone = (path: string) => path === '/blog';
const leaveOut = <Value>(value: Value) => leaveOutLinks(value, isGone);

test('returns content unchanged if its links lead elsewhere', () => {
  const page = {
    sections: [{ kind: 'Hero', actions: [{ label: 'Ask', path: '/contact' }] }],
    path: '/blogger',
  };
  expect(leaveOut(page)).toBe(page);
});

test('removes an item along with its link, and a submenu along with its last item', () => {
  const about = { label: 'About', path: '/about' };
  const menu = [
    about,
    { label: 'Blog', path: '/blog#new' },
    { label: 'More', items: [{ label: 'B', path: '/blog' }] },
  ];
  expect(leaveOut(menu)).toEqual([about]);
  expect(
    leaveOut({ footerAdvice: { text: 'Read', link: { label: 'B', path: '/blog' } }, quote: about }),
  ).toEqual({
    quote: about,
  });
});

test('keeps a section without its button, but removes a call to action', () => {
  const action = { label: 'Blog', path: '/blog' };
  const sections = [
    { kind: 'CallToAction', title: 'Read', action },
    { kind: 'Introduction', title: 'Us', action },
  ];
  expect(leaveOut({ sections })).toEqual({ sections: [{ kind: 'Introduction', title: 'Us' }] });
});

test('keeps the words of a removed link in a sentence', () => {
  expect(leaveOut({ text: ['See [the blog](/blog?page=2) or [us](/about).'] })).toEqual({
    text: ['See the blog or [us](/about).'],
  });
});
