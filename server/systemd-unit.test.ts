import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const unit = readFileSync(new URL('../deploy/plumb-and-true.service', import.meta.url), 'utf8');

test('the unit lets the server ask for the addresses of the machine, as it does with HOST=0.0.0.0', () => {
  const families = /^RestrictAddressFamilies=(.*)$/m.exec(unit)?.[1]?.split(' ');
  expect(families).toEqual(expect.arrayContaining(['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK']));
});

test('the unit waits longer than the server needs to close', () => {
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(15);
});
