/** Maps an address to its network: a household has one IPv4 address but a whole IPv6 /64. */
import ipaddr from 'ipaddr.js';

/** All invalid addresses share one name, so that made-up ones get no limit of their own. */
const unknown = 'unknown';

export function toNetwork(address: string): string {
  // Some proxies append the port: 192.0.2.1:5001 or [2001:db8::1]:5001.
  const bare = address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  if (!ipaddr.IPv6.isValid(bare)) return unknown;
  const parsed = ipaddr.IPv6.parse(bare);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
