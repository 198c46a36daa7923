import { expect, test } from 'vitest';
import { cleanValues } from './clean-values.ts';

const site = {
  origins: ['https://www.palmetto.example'],
  isPage: (path: string) => ['/contact', '/drywall'].includes(path),
};
const clean = (value: unknown, file = 'pages/about.yaml') => cleanValues(file, value, site);

// EDIT-PASTE
test.each([
  [{ path: 'contact' }, { path: '/contact' }],
  [{ path: 'https://www.palmetto.example/contact#form' }, { path: '/contact#form' }],
  [{ canonical: 'Drywall' }, { canonical: '/drywall' }],
  [{ path: '#prices' }, { path: '#prices' }],
  [{ path: 'contract' }, { path: 'contract' }],
  [{ path: '843-555-0142' }, { path: '843-555-0142' }],
  [{ url: 'www.facebook.example/palmetto' }, { url: 'https://www.facebook.example/palmetto' }],
  [{ url: 'https://www.palmetto.example' }, { url: 'https://www.palmetto.example' }],
  [{ url: 'soon' }, { url: 'soon' }],
  [['Text\u000b[us](contact) now'], ['Text [us](/contact) now']],
  [
    '[call](843-555-0142) or [call](tel:(843) 555-0142)',
    '[call](tel:+18435550142) or [call](tel:+18435550142)',
  ],
  ['[write](office@palmetto.example)', '[write](mailto:office@palmetto.example)'],
  ['[FEMA](www.fema.example/help)', '[FEMA](https://www.fema.example/help)'],
  ['[levels](/drywall#level-5), [note](see below)', '[levels](/drywall#level-5), [note](see below)'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
])('reads %j as it is meant', (typed, value) => {
  expect(clean(typed)).toEqual(value);
});

test('gives both addresses of a redirect their slash', () => {
  const typed = {
    'old.html': 'contact',
    'https://www.palmetto.example/about-us': 'https://www.palmetto.example/contact',
    '/kept': '/contact',
    'www.other.example/page': 'nowhere',
  };
  expect(clean(typed, 'redirects.yaml')).toEqual({
    '/old.html': '/contact',
    '/about-us': '/contact',
    '/kept': '/contact',
    'www.other.example/page': 'nowhere',
  });
});
