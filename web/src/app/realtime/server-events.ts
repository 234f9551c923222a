import type { QueryClient } from '@tanstack/react-query';
import type { ServerEventName } from '@kinloom/contract';
import { agentsRealtime } from '../../features/agents/realtime';
import { anchorsRealtime } from '../../features/anchors/realtime';
import { careRealtime } from '../../features/care/realtime';
import { conversationsRealtime } from '../../features/conversations/realtime';
import { insightRealtime } from '../../features/insight/realtime';
import { memoriesRealtime } from '../../features/memories/realtime';
import { offeringsRealtime } from '../../features/offerings/realtime';
import { settingsRealtime } from '../../features/settings/realtime';
import { soulprintsRealtime } from '../../features/soulprints/realtime';
import { soulsRealtime } from '../../features/souls/realtime';
import type { RealtimeFeature } from '../../lib/realtime/realtime-feature';
import { refetch } from '../../lib/realtime/refetch';
import { onReconnect, onServerEvent } from '../../lib/realtime/socket';

const FEATURES = [
  soulsRealtime,
  careRealtime,
  anchorsRealtime,
  memoriesRealtime,
  conversationsRealtime,
  soulprintsRealtime,
  offeringsRealtime,
  insightRealtime,
  agentsRealtime,
  settingsRealtime,
] as const;

type EventsOf<Feature> = Feature extends RealtimeFeature<infer Event> ? Event : never;
type AllHandled<Unhandled extends never> = Unhandled;
/** Does not compile if no feature handles one of the contract's events. */
export type UnhandledEvent = AllHandled<Exclude<ServerEventName, EventsOf<(typeof FEATURES)[number]>>>;

/** A handler without the type of its payload, which follows from the event's name. */
type UntypedHandler = (client: QueryClient, payload: unknown) => void;

/** The handlers of all features by event name, in the order of `FEATURES`. */
const HANDLERS = new Map<string, UntypedHandler[]>();
for (const { handlers } of FEATURES) {
  for (const [event, handler] of Object.entries(handlers) as [string, UntypedHandler][]) {
    HANDLERS.set(event, [...(HANDLERS.get(event) ?? []), handler]);
  }
}

/** Applies a server event to the query cache of each feature that handles it. Unknown events are ignored. */
export function applyServerEvent(client: QueryClient, event: string, payload: unknown): void {
  for (const handler of HANDLERS.get(event) ?? []) handler(client, payload);
}

/** Keeps the query cache up to date from server events. @returns unsubscribes */
export function subscribeToServerEvents(client: QueryClient): () => void {
  const stopEvents = onServerEvent((event, payload) => applyServerEvent(client, event, payload));
  const stopConnections = onReconnect((missed) => {
    for (const { refetchOnConnect, refetchAfterGap = [] } of FEATURES as readonly RealtimeFeature[]) {
      for (const kind of [...refetchOnConnect, ...(missed ? refetchAfterGap : [])]) refetch(client, [kind]);
    }
  });
  return () => {
    stopEvents();
    stopConnections();
  };
}
