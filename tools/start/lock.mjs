import { rm, stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { codeOf } from './refusal.mjs';

/**
 * A lock on a folder that the operating system releases when its holder exits in any way: a listening local
 * socket. Linux has abstract sockets and Windows has pipes, both without a file that could be left behind; elsewhere
 * a socket file is used, and a file without a listener is removed.
 *
 * The name is made of the folder's device and number, so that two paths to one folder are one lock.
 * The holder's note is returned to processes that find the lock taken.
 *
 * @typedef {{ held: true, release: () => Promise<void> }} Held
 * @typedef {{ held: false, note: string }} Taken
 */

/**
 * @param {string} purpose letters only
 * @param {string} folder must exist
 * @param {string} note one line about the holder
 * @returns {Promise<Held | Taken>}
 */
export async function lockFolder(purpose, folder, note) {
  const address = await addressOf(purpose, folder);
  for (let attempt = 1; ; attempt += 1) {
    const server = await listen(address, note);
    if (server !== undefined) {
      return {
        held: true,
        release: () => new Promise((resolve) => void server.close(() => resolve())),
      };
    }
    const answer = await ask(address);
    if (answer !== undefined) return { held: false, note: answer };
    if (attempt === 3) throw new Error(`The lock ${purpose} of ${folder} is neither held nor free.`);
    if (path.isAbsolute(address) && process.platform !== 'win32') await rm(address, { force: true });
  }
}

/**
 * @param {string} purpose
 * @param {string} folder
 */
async function addressOf(purpose, folder) {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `kinloom-${purpose}-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // A socket's path may be only about 100 bytes long, so the folder itself, which may be deep, is no place for it.
  return path.join('/tmp', `${name}.sock`);
}

/**
 * @param {string} address
 * @param {string} note
 * @returns {Promise<net.Server | undefined>} undefined if another process holds it
 */
function listen(address, note) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      // The client may disconnect before the response; that must not stop the holder.
      socket.on('error', () => socket.destroy());
      socket.end(note);
    });
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen({ path: address }, () => {
      server.unref();
      resolve(server);
    });
  });
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>} the holder's note, or undefined without an answer
 */
function ask(address) {
  return new Promise((resolve) => {
    let note = '';
    const socket = net.connect({ path: address });
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (note += chunk));
    socket.once('end', () => resolve(note));
    socket.once('error', () => resolve(note || undefined));
  });
}
