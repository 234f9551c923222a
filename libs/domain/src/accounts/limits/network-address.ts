import { isIPv4, isIPv6 } from 'node:net';

/** Shared counter key of requests without a readable address. */
const UNKNOWN = 'unknown';

/**
 * Network address used as a rate limit key: IPv4 as it is, IPv6 as its /64 prefix, because one subscriber usually controls a whole /64.
 * IPv4-mapped IPv6 counts as IPv4.
 * @param address as Express reports it, which honours TRUST_PROXY
 * @returns `192.0.2.1`, `2001:db8:0:1::/64`, or `unknown`
 */
export function countedAddress(address: string): string {
  const plain = address.trim().replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return UNKNOWN;
  const groups = groupsOf(plain);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 0xff]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address; the URL parser normalizes the notation. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [left, right] = [numbers(head), numbers(tail ?? '')];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
