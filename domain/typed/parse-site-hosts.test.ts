import { expect, test } from 'vitest';
import { parseSiteHosts } from './parse-site-hosts.ts';

test.each([
  ['palmetto.example', 'palmetto.example'],
  ['palmetto.example, www.palmetto.example', 'palmetto.example www.palmetto.example'],
  ['a.example b.example', 'a.example b.example'],
  ['a.example,b.example', 'a.example b.example'],
  ['a.example;\tb.example,', 'a.example b.example'],
  [' https://A.example/ ', 'a.example'],
  ['HTTPS://a.example, https://www.a.example/', 'a.example www.a.example'],
  ['a.example, a.example.', 'a.example'],
  ['localhost', 'localhost'],
  ['192.0.2.7', '192.0.2.7'],
  ['xn--mller-kva.example', 'xn--mller-kva.example'],
])('reads %j', (text, hosts) => {
  expect(parseSiteHosts(text)).toEqual({ hosts: hosts.split(' ') });
});

test.each([
  ['http://a.example', 'http://a.example'],
  [':80', ':80'],
  ['a.example:8443', 'a.example:8443'],
  ['a.example/path', 'a.example/path'],
  ['a.example, *.a.example', '*.a.example'],
  ['a_b.example', 'a_b.example'],
  ['müller.example', 'müller.example'],
  ['https://', 'https://'],
  ['{$HOME}', '{$HOME}'],
  ['me@a.example', 'me@a.example'],
  [', ,', ', ,'],
])('finds the fault of %j', (text, fault) => {
  expect(parseSiteHosts(text)).toEqual({ fault });
});
