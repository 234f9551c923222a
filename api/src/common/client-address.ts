import type { IncomingMessage } from 'node:http';

/**
 * Client network address of a request that Express does not process (socket handshake).
 * @param hops number of trusted reverse proxies (`TRUST_PROXY`)
 * @returns the address that the outermost trusted proxy saw; empty if the connection is closed
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
