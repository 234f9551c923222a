import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below this, no system assigns ephemeral ports, so a free port stays free. */
const HANDED_OUT = 32_768;
const LOWEST = 20_000;

/** @returns a free loopback port for another process */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HANDED_OUT);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
