import type { IncomingMessage } from 'node:http';

/**
 * The network address a request comes from, for requests that Express does not see (the handshake of a socket).
 * @param hops proxies in front whose forwarded addresses are believed, as `TRUST_PROXY` says
 * @returns the address that the outermost believed proxy saw; empty where the connection is gone
 */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const addresses = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .reverse();
  return [socket.remoteAddress ?? '', ...addresses][Math.min(hops, addresses.length)] ?? '';
}
