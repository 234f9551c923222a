import { io, type Socket } from 'socket.io-client';
import { POLLING, type ClientEvents, type ServerEvents } from '@kinloom/contract';
import { setConnection, getConnection } from './connection';

/** The window's only socket. Opened after sign-in; reconnects automatically. */
export const socket: Socket<ServerEvents, ClientEvents> = io({
  path: '/socket.io',
  withCredentials: true,
  autoConnect: false,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  // With the library's jitter 125–375 ms, so that a restart of one api process goes unnoticed.
  reconnectionDelay: 250,
  reconnectionDelayMax: 5_000,
  timeout: 5_000,
});

/** Milliseconds before reconnecting after the server closed the connection; socket.io does not retry then. */
const RECONNECT_AFTER_REFUSAL_MS = 5_000;
/**
 * Minimum milliseconds before reconnecting with too many connected windows; with jitter up to twice as long, to avoid
 * simultaneous retries.
 */
const RECONNECT_AFTER_TOO_MANY_MS = 20_000;

let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
let slowConnectTimer: ReturnType<typeof setTimeout> | undefined;
let onRefused: () => void = () => undefined;
const connectListeners = new Set<(missed: boolean) => void>();

function scheduleReconnect(ms = RECONNECT_AFTER_REFUSAL_MS): void {
  clearTimeout(reconnectTimer);
  reconnectTimer = setTimeout(() => socket.connect(), ms);
}

const isTooManySockets = (error: Error & { data?: { code?: string } }): boolean =>
  error.data?.code === 'too_many_sockets';

socket.on('connect', () => {
  const missed = getConnection() === 'away';
  setConnection('live', socket);
  for (const listener of connectListeners) listener(missed);
});
socket.on('disconnect', (reason) => {
  if (getConnection() === 'idle') return;
  setConnection('away', socket);
  if (reason === 'io server disconnect') {
    onRefused();
    scheduleReconnect();
  }
});
socket.on('connect_error', (error) => {
  if (getConnection() === 'idle') return;
  const tooMany = isTooManySockets(error);
  setConnection('away', socket, tooMany);
  if (tooMany) scheduleReconnect(RECONNECT_AFTER_TOO_MANY_MS * (1 + Math.random()));
  else if (!socket.active) {
    onRefused();
    scheduleReconnect();
  }
});

/**
 * Opens the connection.
 * @param refused called when the server refuses the connection: the session may have ended
 */
export function openSocket(refused: () => void): void {
  onRefused = refused;
  if (getConnection() === 'idle') setConnection('connecting', socket);
  // If the first attempt hangs, polling takes over while it continues.
  clearTimeout(slowConnectTimer);
  slowConnectTimer = setTimeout(
    () => getConnection() === 'connecting' && setConnection('away', socket),
    POLLING.messages,
  );
  socket.connect();
}

/** Connects immediately instead of waiting for the next scheduled attempt. */
export function connectNow(): void {
  if (getConnection() === 'away' && !socket.active) {
    clearTimeout(reconnectTimer);
    socket.connect();
  }
}

export function closeSocket(): void {
  clearTimeout(reconnectTimer);
  clearTimeout(slowConnectTimer);
  setConnection('idle', socket);
  socket.disconnect();
}

/**
 * Registers a listener for every established connection.
 * @param listener receives `missed`: whether events may have been missed because the window was disconnected before
 * @returns unsubscribes
 */
export function onReconnect(listener: (missed: boolean) => void): () => void {
  connectListeners.add(listener);
  return () => connectListeners.delete(listener);
}

/**
 * Registers a listener for every server event.
 * @param listener receives the event's name and payload
 * @returns unsubscribes
 */
export function onServerEvent(listener: (event: string, payload: unknown) => void): () => void {
  socket.onAny(listener);
  return () => socket.offAny(listener);
}
