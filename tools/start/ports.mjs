import net from 'node:net';
import { Refusal, codeOf, wordsOf } from './refusal.mjs';

/**
 * Binds a port and releases it.
 * @param {string} host
 * @param {number} port 0 for any free one
 * @returns {Promise<number>} the port that was bound
 */
function tryPort(host, port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : port));
    });
  });
}

/**
 * Ends the start with one line if the app's address is not available.
 * @param {string} host
 * @param {number} port
 */
export async function requirePort(host, port) {
  try {
    await tryPort(host, port);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      const other = port < 65535 ? port + 1 : port - 1;
      throw new Refusal(
        `PORT ${port} on ${host} is in use by another program: stop that one, or choose another port, such as PORT=${other} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new Refusal(
        `PORT ${port} may not be used by this account: choose one above 1023, such as PORT=3000 npm start`,
      );
    }
    throw new Refusal(
      `HOST ${host} cannot be listened on (${wordsOf(error)}): use 127.0.0.1 or an address of this machine.`,
    );
  }
}

/**
 * A loopback port for the database: the preferred one if it is free, else any.
 * @param {number | undefined} preferred
 */
export async function loopbackPort(preferred) {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  return tryPort('127.0.0.1', 0);
}

/** @param {number} port */
export async function isFree(port) {
  try {
    await tryPort('127.0.0.1', port);
    return true;
  } catch (error) {
    if (['EADDRINUSE', 'EACCES'].includes(codeOf(error))) return false;
    throw error;
  }
}
