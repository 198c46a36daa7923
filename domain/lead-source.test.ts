/** COUNT-SOURCE */
import { expect, test } from 'vitest';
import { isLanding, nameSource, readSource } from './lead-source.ts';

const own = ['palmetto.example'];
const read = (path: string, referrer?: string) =>
  readSource(new URL(`https://palmetto.example${path}`), referrer, own);

test.each([
  ['/contact?UTM_SOURCE=Google', undefined, 'google'],
  ['/contact?utm_source=yelp?utm_medium=cpc', undefined, 'yelp'],
  ['/contact?utm_source=www.yelp.com', undefined, 'yelp'],
  ['/contact?utm_source=Yard+Sign', undefined, 'yard sign'],
  ['/contact', 'https://l.facebook.com/', 'facebook'],
  ['/contact?fbclid=1', 'https://m.facebook.com/', 'facebook'],
  ['/contact', 'https://lm.facebook.com/l.php', 'facebook'],
  ['/contact', 'android-app://com.google.android.googlequicksearchbox/', 'google'],
  ['/contact', 'https://www.google.co.uk/', 'google'],
  ['/contact', 'https://out.reddit.com/', 'reddit'],
  ['/contact', 'https://t.co/abc', 'x'],
  ['/contact', 'https://mail.google.example/', 'mail.google.example'],
  ['/contact', 'https://notfacebook.com/', 'notfacebook.com'],
  ['/contact?GCLID=A1', 'https://www.google.com/', 'google ads'],
  ['/contact?gbraid=A1', undefined, 'google ads'],
  ['/contact', 'https://neighbor.example/links', 'neighbor.example'],
  ['/contact', 'https://palmetto.example/', 'direct'],
  ['/contact', undefined, 'direct'],
  ['/contact?utm_source=ann%40example.org', undefined, 'direct'],
])('%s from %s is %s', (path, referrer, name) => {
  expect(nameSource(read(path, referrer))).toBe(name);
});

test('keeps medium and campaign behind a second question mark, and no e-mail address', () => {
  expect(read('/a?utm_source=yelp?utm_medium=cpc&utm_content=ann%40example.org&utm_term=%2540')).toEqual({
    landing: '/a',
    utm_source: 'yelp',
    utm_medium: 'cpc',
  });
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site', referer: 'https://palmetto.example/' }, true],
  [{ referer: 'https://palmetto.example/about' }, false],
  [{ referer: 'https://www.google.com/' }, true],
  [{}, true],
])('%j is a landing: %s', (headers, is) => {
  expect(isLanding(headers, own)).toBe(is);
});
