import { useSyncExternalStore } from 'react';
import type { ClientEvents } from '@kinloom/contract';

/**
 * `idle`: not opened yet. `connecting`: first attempt in progress. `away`: failed, lost or slow; polling takes over.
 */
export type Connection = 'idle' | 'connecting' | 'live' | 'away';

/**
 * The part of the socket that emits with an acknowledgement. The library leaves it untyped behind a timeout; the
 * contract types each event's answer.
 */
export interface AckTransport {
  timeout(ms: number): { emitWithAck(event: string, payload: unknown): Promise<unknown> };
}

type EventName = keyof ClientEvents;
type Answer<E extends EventName> = Parameters<Parameters<ClientEvents[E]>[1]>[0];

/** Milliseconds to wait for the server's acknowledgement. */
const ACK_TIMEOUT_MS = 5_000;

let state: Connection = 'idle';
let currentTransport: AckTransport | undefined;
let tooManyWindows = false;
const listeners = new Set<() => void>();

/**
 * Publishes the connection state and the transport. Called only by `./socket`, which is loaded after the first screen.
 * @param refused whether the server refused because the account has too many connected windows
 */
export function setConnection(next: Connection, transport: AckTransport, refused = false): void {
  state = next;
  currentTransport = transport;
  tooManyWindows = refused;
  for (const listener of listeners) listener();
}

export const getConnection = (): Connection => state;

/**
 * Emits an event and waits for its acknowledgement.
 * @throws Error without a connection, or without an acknowledgement in time
 */
export async function emitWithAck<E extends EventName>(
  event: E,
  payload: Parameters<ClientEvents[E]>[0],
): Promise<Answer<E>> {
  if (!currentTransport) throw new Error('There is no connection yet.');
  return (await currentTransport.timeout(ACK_TIMEOUT_MS).emitWithAck(event, payload)) as Answer<E>;
}

export function useConnection(): Connection {
  return useSyncExternalStore(listen, () => state);
}

/** Whether this window is refused because the account has too many connected windows. */
export function useHasTooManyWindows(): boolean {
  return useSyncExternalStore(listen, () => tooManyWindows);
}

/** Registers a listener for changes of the connection. @returns unsubscribes */
export function onConnectionChange(listener: () => void): () => void {
  return listen(listener);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
