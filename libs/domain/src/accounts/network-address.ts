import { isIPv4, isIPv6 } from 'node:net';

/** Counted together: requests whose address could not be read. */
const UNKNOWN = 'unknown';

/**
 * The network address under which attempts are counted: an IPv4 address as it is, an IPv6 address as its /64, because a single
 * subscriber usually holds a whole /64 and could use another address of it for every attempt. IPv4-mapped IPv6 is IPv4.
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

/** The eight groups of a valid IPv6 address. The URL parser brings every notation into one, with at most one `::`. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [left, right] = [numbers(head), numbers(tail ?? '')];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
