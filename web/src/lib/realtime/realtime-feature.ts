import type { QueryClient } from '@tanstack/react-query';
import type { ServerEventName, ServerEventPayloads } from '@kinloom/contract';

/** Handlers of server events, by event name. Each applies the payload to the feature's own queries. */
export type EventHandlers<Event extends ServerEventName> = {
  readonly [E in Event]: (client: QueryClient, payload: ServerEventPayloads[E]) => void;
};

/** How a feature follows the server; the dispatcher in `app/realtime` composes all of them. */
export interface RealtimeFeature<Event extends ServerEventName = never> {
  readonly handlers: EventHandlers<Event>;
  /**
   * First elements of the query keys that are refetched with every connection, because they may have been read before
   * the socket delivered events.
   */
  readonly refetchOnConnect: readonly string[];
  /** As `refetchOnConnect`, but only if the window was disconnected and may have missed events. */
  readonly refetchAfterGap?: readonly string[];
}

/** Checks the handlers of a feature and infers which events it handles. */
export function defineRealtime<Event extends ServerEventName>(feature: RealtimeFeature<Event>): RealtimeFeature<Event> {
  return feature;
}
