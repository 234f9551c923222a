import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Truncates a network address to the network it belongs to: /24 for IPv4 (also when mapped into IPv6), /48 for IPv6.
 * @param address as Node reports it, with or without a zone (`fe80::1%eth0`)
 * @returns CIDR notation, or '' if the address is invalid
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const v4 = MAPPED.exec(bare)?.[1] ?? bare;
  if (isIP(v4) === 4) return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(bare) !== 6) return '';
  const [head = '', tail = ''] = bare.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = bare.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  const groups = [...before, ...zeros, ...after].slice(0, 3).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/48`;
}
