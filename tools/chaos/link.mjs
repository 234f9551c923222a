/** A network path between two processes, on loopback, that can be cut. */
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';

export class Link {
  /** Both ends of every connection. @type {Set<import('node:net').Socket>} */
  #ends = new Set();
  #isSilent = false;

  /** @param {import('node:net').Server} server @param {number} port where it is reached */
  constructor(server, port) {
    this.server = server;
    this.port = port;
  }

  /** @param {number} target the loopback port it leads to @returns {Promise<Link>} */
  static async to(target) {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('there is no port');
    const link = new Link(server, address.port);
    server.on('connection', (near) => link.#join(near, createConnection(target, '127.0.0.1')));
    return link;
  }

  /** From now on nothing arrives, in either direction, and neither side learns of it. New connections are accepted and stay silent too. */
  silence() {
    this.#isSilent = true;
    for (const end of this.#ends) end.pause();
  }

  /** Breaks every connection, and refuses new ones from now on. */
  async cut() {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const end of this.#ends) end.destroy();
    await closed;
  }

  /** Closes every connection and accepts new ones. */
  async restore() {
    this.#isSilent = false;
    for (const end of this.#ends) end.destroy();
    if (this.server.listening) return;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close() {
    if (this.server.listening) await this.cut();
  }

  /** @param {import('node:net').Socket} near @param {import('node:net').Socket} far */
  #join(near, far) {
    for (const [from, to] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      this.#ends.add(from);
      from.on('data', (data) => to.write(data));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.once('close', () => {
        this.#ends.delete(from);
        to.destroy();
      });
      if (this.#isSilent) from.pause();
    }
  }
}
