import { useSyncExternalStore } from 'react';
import type { ClientEvents } from '@kinloom/contract';

/** `idle`: not asked for yet. `connecting`: the first try is under way. `away`: it failed, broke or takes long, and polls take over. */
export type Connection = 'idle' | 'connecting' | 'live' | 'away';

/** What asks the server, as the library has it: untyped behind a timeout. What each event is answered with stands in the contract. */
export interface Carrier {
  timeout(ms: number): { emitWithAck(event: string, payload: unknown): Promise<unknown> };
}

type Asked = keyof ClientEvents;
type Answer<E extends Asked> = Parameters<Parameters<ClientEvents[E]>[1]>[0];

/** Milliseconds to wait for the server's acknowledgement before going another way. */
const ACK_TIMEOUT = 5_000;

let state: Connection = 'idle';
let carrier: Carrier | undefined;
let tooManyWindows = false;
const listeners = new Set<() => void>();

/**
 * What the connection is now, and over what it goes: said by `./socket` alone, which is loaded after the first screen.
 * @param refused whether it is away because the account has as many windows connected as it may
 */
export function setConnection(next: Connection, over: Carrier, refused = false): void {
  state = next;
  carrier = over;
  tooManyWindows = refused;
  for (const listener of listeners) listener();
}

export const connectionNow = (): Connection => state;

/** Asks the server something and waits for its acknowledgement; throws if there is no connection, or no answer in time. */
export async function emitWithAck<E extends Asked>(
  event: E,
  payload: Parameters<ClientEvents[E]>[0],
): Promise<Answer<E>> {
  if (!carrier) throw new Error('There is no connection yet.');
  return (await carrier.timeout(ACK_TIMEOUT).emitWithAck(event, payload)) as Answer<E>;
}

export function useConnection(): Connection {
  return useSyncExternalStore(listen, () => state);
}

/** Whether this window is not connected because the account has as many windows connected as it may. */
export function useHasTooManyWindows(): boolean {
  return useSyncExternalStore(listen, () => tooManyWindows);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
