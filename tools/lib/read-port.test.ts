import { expect, test } from 'vitest';
import { readPort } from './read-port.ts';

test('uses the default port if PORT is unset or empty', () => {
  expect(readPort({}, 4331)).toBe(4331);
  expect(readPort({ PORT: '' }, 4331)).toBe(4331);
  expect(readPort({ PORT: '8080' }, 4331)).toBe(8080);
});

test.each(['80x', '-1', '65536', '4331.5'])('refuses PORT=%s and names what it accepts', (PORT) => {
  expect(() => readPort({ PORT }, 4331)).toThrow(
    `PORT is "${PORT}"; it must be a whole number from 0 to 65535.`,
  );
});
