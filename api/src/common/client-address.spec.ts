import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientAddress } from './client-address';

function request(remoteAddress: string, forwarded?: string | string[]): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const made = new IncomingMessage(socket);
  if (forwarded !== undefined) made.headers['x-forwarded-for'] = forwarded;
  return made;
}

describe('clientAddress', () => {
  it('is the address of the peer if no proxy is trusted, whatever the headers contain', () => {
    expect(clientAddress(request('192.0.2.1', '203.0.113.9'), 0)).toBe('192.0.2.1');
  });

  it('is what the outermost trusted proxy saw, and not what the client put before it', () => {
    const made = request('10.0.0.1', '203.0.113.66, 203.0.113.9, 10.0.0.2');
    expect(clientAddress(made, 1)).toBe('10.0.0.2');
    expect(clientAddress(made, 2)).toBe('203.0.113.9');
  });

  it('is the first address if there are fewer proxies than trusted hops', () => {
    expect(clientAddress(request('10.0.0.1', ['203.0.113.9']), 3)).toBe('203.0.113.9');
    expect(clientAddress(request('10.0.0.1'), 1)).toBe('10.0.0.1');
  });
});
