import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { DomainError } from '@kinloom/contract';

/**
 * Addresses that no request is sent to: link-local ones, among them the metadata services of clouds, and those that are no host. Loopback and
 * private networks are allowed, because only operators enter addresses and models usually run there.
 */
const REFUSED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 3],
  // Metadata service of Alibaba Cloud.
  ['100.100.100.200', 32],
] as const)
  REFUSED.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 128],
  ['fe80::', 10],
  ['ff00::', 8],
  // NAT64 addresses contain any IPv4 address.
  ['64:ff9b::', 96],
  // Metadata service of AWS.
  ['fd00:ec2::254', 128],
] as const)
  REFUSED.addSubnet(network, prefix, 'ipv6');

/** Whether requests to an IP address are refused. */
export function isRefusedIp(address: string): boolean {
  const family = isIP(address);
  return family === 0 || REFUSED.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The host of a URL without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Whether a URL names this machine itself. */
export function isLoopback(url: URL): boolean {
  const host = hostOf(url);
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Networks that are not routed on the internet. */
const PRIVATE_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, prefix, 'ipv4');
PRIVATE_NETWORKS.addAddress('::1', 'ipv6');
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
/** Names that public resolvers do not know; a name without a dot is one of the local network or of a container. */
const LOCAL_NAME = /^[^.]+$|\.(?:local|lan|home|internal|localhost)$/;

/** Whether a URL names a server on this machine or in its network, as far as its text tells. */
export function isLocalServer(url: URL): boolean {
  const host = hostOf(url);
  const family = isIP(host);
  return family === 0 ? LOCAL_NAME.test(host) : PRIVATE_NETWORKS.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Parses the address of a model server.
 * @throws DomainError model_address_refused for an address that is not http or https, contains a user name, or is a refused IP address
 */
export function parseServerUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isHttp || url.username !== '' || url.password !== '') throw new DomainError('model_address_refused');
  assertHost(url);
  return url;
}

/** @throws DomainError model_address_refused for a refused IP address; names are checked when they are resolved */
export function assertHost(url: URL): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && isRefusedIp(host)) throw new DomainError('model_address_refused');
}

/** Resolves names for a connection, and refuses those with a refused address, so that what was checked is what is connected to. */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.some(({ address }) => isRefusedIp(address))) {
      return callback(new DomainError('model_address_refused'), '', 0);
    }
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family ?? 0);
  });
};
