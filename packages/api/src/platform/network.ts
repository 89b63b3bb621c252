import { isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * The network by which attempts are limited: an IPv4 address, or the /64 of an IPv6 address, since a subscriber has a
 * whole /64 and could use another address for each attempt.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [left = [], right] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = right ? Array<string>(GROUPS - left.length - right.length).fill('0') : [];
  const network = [...left, ...zeros, ...(right ?? [])].slice(0, GROUPS / 2);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
