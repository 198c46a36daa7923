import { expect, test } from 'vitest';
import { mustEncrypt } from './smtp.ts';

test.each([
  ['smtp://user:password@mail.example.com:587', true],
  ['smtp://mail.example.com', true],
  ['smtps://mail.example.com:465', true],
  ['smtp://mail.example.com?requireTLS=false', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://user:password@localhost:2525', false],
  ['smtp://[::1]:25', false],
])('sends to %s only encrypted: %s', (url, isRequired) => {
  expect(mustEncrypt(url)).toBe(isRequired);
});
