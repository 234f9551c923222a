import { useSyncExternalStore } from 'react';
import { io, type Socket } from 'socket.io-client';
import { POLLING, type ClientEvents, type ServerEvents } from '@kinloom/contract';

/** `idle`: not asked for yet. `connecting`: the first try is under way. `away`: it failed, broke or takes long, and polls take over. */
export type Connection = 'idle' | 'connecting' | 'live' | 'away';

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

/** Milliseconds to wait for the server's acknowledgement before going another way. */
const ACK_TIMEOUT = 5_000;

type Asked = keyof ClientEvents;
type Answer<E extends Asked> = Parameters<Parameters<ClientEvents[E]>[1]>[0];

/** Asks the server something and waits for its acknowledgement; throws if none comes in time. */
export async function ask<E extends Asked>(event: E, payload: Parameters<ClientEvents[E]>[0]): Promise<Answer<E>> {
  // The library loses the answer's type behind a timeout; what each event is answered with stands in the contract.
  const untyped: { emitWithAck(event: string, payload: unknown): Promise<unknown> } = socket.timeout(ACK_TIMEOUT);
  return (await untyped.emitWithAck(event, payload)) as Answer<E>;
}

/** How long to wait before knocking again after the server itself closed the door; socket.io does not do this. */
const REFUSED_AGAIN = 5_000;

let state: Connection = 'idle';
let again: ReturnType<typeof setTimeout> | undefined;
let slow: ReturnType<typeof setTimeout> | undefined;
let onRefused: () => void = () => undefined;
const listeners = new Set<() => void>();
const arrivals = new Set<(missed: boolean) => void>();

function become(next: Connection): void {
  state = next;
  for (const listener of listeners) listener();
}

function knockLater(): void {
  clearTimeout(again);
  again = setTimeout(() => socket.connect(), REFUSED_AGAIN);
}

socket.on('connect', () => {
  const missed = state === 'away';
  become('live');
  for (const arrival of arrivals) arrival(missed);
});
socket.on('disconnect', (reason) => {
  if (state === 'idle') return;
  become('away');
  if (reason === 'io server disconnect') {
    onRefused();
    knockLater();
  }
});
socket.on('connect_error', () => {
  if (state === 'idle') return;
  become('away');
  if (!socket.active) {
    onRefused();
    knockLater();
  }
});

/** Opens the connection. `refused` is called when the server itself would not have us: the session may have ended. */
export function openSocket(refused: () => void): void {
  onRefused = refused;
  if (state === 'idle') become('connecting');
  // A door that neither opens nor shuts: polls take over, and the knocking goes on.
  clearTimeout(slow);
  slow = setTimeout(() => state === 'connecting' && become('away'), POLLING.messages);
  socket.connect();
}

export function closeSocket(): void {
  clearTimeout(again);
  clearTimeout(slow);
  become('idle');
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

export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
