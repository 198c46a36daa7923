import { expect, test } from 'vitest';
import { nameOfEmail } from './name-of-email.ts';

test.each([
  ['marcus@plumb.example', 'Marcus'],
  ['Ann.LEE+site@plumb.example', 'Ann Lee'],
  ['luis_o-neil@plumb.example', 'Luis O Neil'],
  ["ann.o'brien@plumb.example", "Ann O'Brien"],
  ['_@plumb.example', '_@plumb.example'],
])('names the person of %s', (email, name) => {
  expect(nameOfEmail(email)).toBe(name);
});
