import { io, type Socket } from 'socket.io-client';
import { POLLING, type ClientEvents, type ServerEvents } from '@kinloom/contract';
import { setConnection, connectionNow } from './connection';

/** The one connection of this window. It is opened when somebody is signed in, and reconnects by itself. */
export const socket: Socket<ServerEvents, ClientEvents> = io({
  path: '/socket.io',
  withCredentials: true,
  autoConnect: false,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  // With the library's own randomness, 125–375 ms: an api that is restarted sends its windows to another one, which nobody should notice.
  reconnectionDelay: 250,
  reconnectionDelayMax: 5_000,
  timeout: 5_000,
});

/** How long to wait before knocking again after the server itself closed the door; socket.io does not do this. */
const REFUSED_AGAIN = 5_000;
/** The same where the account has too many windows connected: at least so long, and up to twice as long, so that windows do not come together. */
const TOO_MANY_AGAIN = 20_000;

let again: ReturnType<typeof setTimeout> | undefined;
let slow: ReturnType<typeof setTimeout> | undefined;
let onRefused: () => void = () => undefined;
const arrivals = new Set<(missed: boolean) => void>();

function connectLater(ms = REFUSED_AGAIN): void {
  clearTimeout(again);
  again = setTimeout(() => socket.connect(), ms);
}

const isTooMany = (error: Error & { data?: { code?: string } }): boolean => error.data?.code === 'too_many_sockets';

socket.on('connect', () => {
  const missed = connectionNow() === 'away';
  setConnection('live', socket);
  for (const arrival of arrivals) arrival(missed);
});
socket.on('disconnect', (reason) => {
  if (connectionNow() === 'idle') return;
  setConnection('away', socket);
  if (reason === 'io server disconnect') {
    onRefused();
    connectLater();
  }
});
socket.on('connect_error', (error) => {
  if (connectionNow() === 'idle') return;
  const tooMany = isTooMany(error);
  setConnection('away', socket, tooMany);
  if (tooMany) connectLater(TOO_MANY_AGAIN * (1 + Math.random()));
  else if (!socket.active) {
    onRefused();
    connectLater();
  }
});

/** Opens the connection. `refused` is called when the server itself would not have us: the session may have ended. */
export function openSocket(refused: () => void): void {
  onRefused = refused;
  if (connectionNow() === 'idle') setConnection('connecting', socket);
  // A door that neither opens nor shuts: polls take over, and the knocking goes on.
  clearTimeout(slow);
  slow = setTimeout(() => connectionNow() === 'connecting' && setConnection('away', socket), POLLING.messages);
  socket.connect();
}

/** Tries at once to connect, where the next try would be later. */
export function connectNow(): void {
  if (connectionNow() === 'away' && !socket.active) {
    clearTimeout(again);
    socket.connect();
  }
}

export function closeSocket(): void {
  clearTimeout(again);
  clearTimeout(slow);
  setConnection('idle', socket);
  socket.disconnect();
}

/**
 * Hears of every connection made; `missed` tells that the window had to do without for a while: what was said then was told to nobody
 * here, also where no connection stood before. Answers how to stop hearing.
 */
export function onReconnect(heard: (missed: boolean) => void): () => void {
  arrivals.add(heard);
  return () => arrivals.delete(heard);
}
