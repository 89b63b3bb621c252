import { isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * Who is counted where attempts are limited: an address, or of one with eight groups the first four. The rest of those
 * belongs to whoever has the line, who could come from another one each time.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [left = [], right] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = right ? Array<string>(GROUPS - left.length - right.length).fill('0') : [];
  const network = [...left, ...zeros, ...(right ?? [])].slice(0, GROUPS / 2);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
