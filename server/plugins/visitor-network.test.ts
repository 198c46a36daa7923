import { expect, test } from 'vitest';
import { toNetwork } from './visitor-network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.1:5001', '192.0.2.1'],
  ['[2001:db8:1:2::9]:5001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['::ffff:c633:6401', '198.51.100.1'],
  ['nonsense', 'unknown'],
  ['192.0.2.999', 'unknown'],
  ['0x7f.1', 'unknown'],
  ['', 'unknown'],
])('counts %s as the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
