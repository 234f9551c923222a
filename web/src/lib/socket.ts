import { io, type Socket } from 'socket.io-client';
import { POLLING, type ClientEvents, type ServerEvents } from '@kinloom/contract';
import { become, connectionNow } from './connection';

/** The one connection of this window. It is opened when somebody is signed in, and reconnects by itself. */
export const socket: Socket<ServerEvents, ClientEvents> = io({
  path: '/socket.io',
  withCredentials: true,
  autoConnect: false,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelayMax: 5_000,
  timeout: 5_000,
});

/** How long to wait before knocking again after the server itself closed the door; socket.io does not do this. */
const REFUSED_AGAIN = 5_000;

let again: ReturnType<typeof setTimeout> | undefined;
let slow: ReturnType<typeof setTimeout> | undefined;
let onRefused: () => void = () => undefined;
const arrivals = new Set<(missed: boolean) => void>();

function knockLater(): void {
  clearTimeout(again);
  again = setTimeout(() => socket.connect(), REFUSED_AGAIN);
}

socket.on('connect', () => {
  const missed = connectionNow() === 'away';
  become('live', socket);
  for (const arrival of arrivals) arrival(missed);
});
socket.on('disconnect', (reason) => {
  if (connectionNow() === 'idle') return;
  become('away', socket);
  if (reason === 'io server disconnect') {
    onRefused();
    knockLater();
  }
});
socket.on('connect_error', () => {
  if (connectionNow() === 'idle') return;
  become('away', socket);
  if (!socket.active) {
    onRefused();
    knockLater();
  }
});

/** Opens the connection. `refused` is called when the server itself would not have us: the session may have ended. */
export function openSocket(refused: () => void): void {
  onRefused = refused;
  if (connectionNow() === 'idle') become('connecting', socket);
  // A door that neither opens nor shuts: polls take over, and the knocking goes on.
  clearTimeout(slow);
  slow = setTimeout(() => connectionNow() === 'connecting' && become('away', socket), POLLING.messages);
  socket.connect();
}

export function closeSocket(): void {
  clearTimeout(again);
  clearTimeout(slow);
  become('idle', socket);
  socket.disconnect();
}

/**
 * Hears of every connection made; `missed` tells that the window had to do without for a while: what was said then was told to nobody
 * here, also where no connection stood before. Answers how to stop hearing.
 */
export function onArrival(heard: (missed: boolean) => void): () => void {
  arrivals.add(heard);
  return () => arrivals.delete(heard);
}
