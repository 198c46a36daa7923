import { expect, test } from 'vitest';
import { writeTunnel } from './ssh-tunnel.ts';

test.each([
  ['192.0.2.1 50000 192.0.2.7 22', 'ssh -L 4331:127.0.0.1:4331 lee@192.0.2.7'],
  ['192.0.2.1 50000 192.0.2.7 2222', 'ssh -p 2222 -L 4331:127.0.0.1:4331 lee@192.0.2.7'],
  [undefined, undefined],
])('for the connection “%s”, suggests the command “%s”', (connection, line) => {
  expect(writeTunnel(4331, connection, 'lee')).toBe(line);
});
