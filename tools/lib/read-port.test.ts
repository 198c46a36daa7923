import { expect, test } from 'vitest';
import { readPort } from './read-port.ts';

test('without PORT, or with an empty one, the usual port is taken', () => {
  expect(readPort({}, 4331)).toBe(4331);
  expect(readPort({ PORT: '' }, 4331)).toBe(4331);
  expect(readPort({ PORT: '8080' }, 4331)).toBe(8080);
});

test.each(['80x', '-1', '65536', '4331.5'])('PORT=%s is refused with what it wants', (PORT) => {
  expect(() => readPort({ PORT }, 4331)).toThrow(
    `PORT is "${PORT}"; it wants a whole number from 0 to 65535.`,
  );
});
