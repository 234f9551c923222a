import type { Message, RoomEvent } from '@kinloom/contract';
import type { Server } from 'socket.io';

/** Names of the events between processes. */
const EVENTS = 'kinloom:events';
const SESSION_ENDED = 'kinloom:session-ended';
const TURN_STOPPED = 'kinloom:turn-stopped';
const TURNS_OFFERED = 'kinloom:turns-offered';
const PERSON_TYPING = 'kinloom:person-typing';
const FORGOTTEN = 'kinloom:gone';
const MODELS_CHANGED = 'kinloom:models-changed';
const HAS_SOCKETS = 'kinloom:listens';
const HAS_SOCKETS_TOO = 'kinloom:listens-too';

/** Milliseconds between announcements of a process that has sockets. */
const ANNOUNCE_INTERVAL_MS = 30_000;

/** Ids per notice of deleted objects. */
const IDS_PER_NOTICE = 500;

/** Turns per notice of new turns. */
const TURNS_PER_NOTICE = 200;

/** Bytes of events per notice. Larger events are sent alone and by reference (see the cluster adapter). */
const MAX_NOTICE_BYTES = 7_000;

/** A turn that waits for a worker. */
export interface TurnOffer {
  turnId: number;
  conversationId: number;
}

/** Ids of deleted souls and conversations, for cache invalidation. */
export interface ForgottenNotice {
  souls: readonly number[];
  conversations: readonly number[];
}

/**
 * Event bus: publishes events to clients, in whichever process their sockets are. Used by api and worker. In a process with sockets, `attach` sets
 * the receiver, which orders the events and emits them to sockets. Delivery is best effort: the store is authoritative, and clients catch up from it.
 */
export class Realtime {
  private server: Server | null = null;
  private deliver: ((event: RoomEvent) => void) | null = null;
  private sessionEnded: ((sessionId: string) => void) | null = null;
  private readonly listeners = new Set<(event: RoomEvent) => void>();
  private readonly typingListeners = new Set<(conversationId: number, active: boolean) => void>();
  private readonly turnStoppedListeners = new Set<(turnId: number) => void>();
  private readonly turnsOfferedListeners = new Set<(offers: readonly TurnOffer[]) => void>();
  private readonly forgottenListeners = new Set<(what: ForgottenNotice) => void>();
  private readonly modelsListeners = new Set<() => void>();
  /** Whether another process has announced sockets. Until then, events of a process with sockets stay local. */
  private othersHaveSockets = false;
  private announceTimer: NodeJS.Timeout | null = null;
  private batch: RoomEvent[] = [];

  /**
   * @param server this process's Socket.IO server, with the cluster adapter
   * @param local receives events for the sockets of this process; omitted in processes without sockets
   */
  attach(
    server: Server,
    local?: { deliver: (event: RoomEvent) => void; sessionEnded: (sessionId: string) => void },
  ): void {
    this.server = server;
    const root = server.of('/');
    root.on(TURN_STOPPED, (turnId: number) => this.turnStoppedListeners.forEach((listener) => listener(turnId)));
    root.on(TURNS_OFFERED, (offers: TurnOffer[]) => this.turnsOfferedListeners.forEach((listener) => listener(offers)));
    root.on(PERSON_TYPING, (conversationId: number, active: boolean) =>
      this.typingListeners.forEach((listener) => listener(conversationId, active)),
    );
    root.on(MODELS_CHANGED, () => this.modelsListeners.forEach((listener) => listener()));
    root.on(FORGOTTEN, (what: ForgottenNotice) => this.forgottenListeners.forEach((listener) => listener(what)));
    if (!local) return;
    const deliver = (event: RoomEvent) => {
      local.deliver(event);
      this.listeners.forEach((listener) => listener(event));
    };
    this.deliver = deliver;
    this.sessionEnded = local.sessionEnded;
    root.on(EVENTS, (events: RoomEvent[]) => events.forEach(deliver));
    root.on(SESSION_ENDED, (sessionId: string) => local.sessionEnded(sessionId));
    root.on(HAS_SOCKETS_TOO, () => (this.othersHaveSockets = true));
    root.on(HAS_SOCKETS, () => {
      if (!this.othersHaveSockets) root.serverSideEmit(HAS_SOCKETS_TOO);
      this.othersHaveSockets = true;
    });
  }

  /** Announces to the other processes that this one has sockets, and repeats it because notices may be lost. Call it once the adapter is ready. */
  announce(): void {
    const announce = () => void this.server?.of('/').serverSideEmit(HAS_SOCKETS);
    announce();
    this.announceTimer ??= setInterval(announce, ANNOUNCE_INTERVAL_MS);
  }

  /** Stops the announcements. */
  stopAnnouncing(): void {
    if (this.announceTimer) clearInterval(this.announceTimer);
    this.announceTimer = null;
  }

  /** Publishes events in this order. Events of one event-loop turn are batched into shared notices. */
  publish(...events: RoomEvent[]): void {
    if (this.deliver) {
      events.forEach(this.deliver);
      if (!this.othersHaveSockets) return;
    }
    if (this.batch.length === 0) setImmediate(() => this.flush());
    this.batch.push(...events);
  }

  /** Ends a session in every process: its sockets are closed and caches of it are invalidated. */
  endSession(sessionId: string): void {
    this.sessionEnded?.(sessionId);
    this.server?.of('/').serverSideEmit(SESSION_ENDED, sessionId);
  }

  /** Subscribes to all events that reach this process, in order of arrival. Only in processes with sockets. @returns a function that unsubscribes */
  subscribe(listener: (event: RoomEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Offers turns to all workers. The turns must have been stored first. A notice may be lost: the caller checks whether a worker has taken them. */
  offerTurns(offers: readonly TurnOffer[]): void {
    this.turnsOfferedListeners.forEach((listener) => listener(offers));
    for (let from = 0; from < offers.length; from += TURNS_PER_NOTICE)
      this.server?.of('/').serverSideEmit(TURNS_OFFERED, offers.slice(from, from + TURNS_PER_NOTICE));
  }

  /** Registers a permanent listener for turns that wait for a worker. */
  onTurnsOffered(listener: (offers: readonly TurnOffer[]) => void): void {
    this.turnsOfferedListeners.add(listener);
  }

  /** Cancels a turn in the process that answers it. The caller must have stored the cancellation first. */
  stopTurn(turnId: number): void {
    this.turnStoppedListeners.forEach((listener) => listener(turnId));
    this.server?.of('/').serverSideEmit(TURN_STOPPED, turnId);
  }

  /** Registers a permanent listener for cancelled turns. */
  onTurnStopped(listener: (turnId: number) => void): void {
    this.turnStoppedListeners.add(listener);
  }

  /** Invalidates the caches of all processes for deleted souls and conversations. */
  publishForgotten({ souls = [], conversations = [] }: Partial<ForgottenNotice>): void {
    for (let from = 0; from < Math.max(souls.length, conversations.length); from += IDS_PER_NOTICE) {
      const slice = (ids: readonly number[]) => ids.slice(from, from + IDS_PER_NOTICE);
      const what: ForgottenNotice = { souls: slice(souls), conversations: slice(conversations) };
      this.forgottenListeners.forEach((listener) => listener(what));
      this.server?.of('/').serverSideEmit(FORGOTTEN, what);
    }
  }

  /** Registers a permanent listener for deleted souls and conversations. */
  onForgotten(listener: (what: ForgottenNotice) => void): void {
    this.forgottenListeners.add(listener);
  }

  /** Publishes that the model settings changed. The caller must have stored them first. */
  publishModelsChanged(): void {
    this.modelsListeners.forEach((listener) => listener());
    this.server?.of('/').serverSideEmit(MODELS_CHANGED);
  }

  /** Registers a permanent listener for changed model settings. */
  onModelsChanged(listener: () => void): void {
    this.modelsListeners.add(listener);
  }

  /** Publishes that the user started or stopped typing. A lost notice only delays or hastens the replies of a group. */
  publishPersonTyping(conversationId: number, active: boolean): void {
    this.typingListeners.forEach((listener) => listener(conversationId, active));
    this.server?.of('/').serverSideEmit(PERSON_TYPING, conversationId, active);
  }

  /** Registers a permanent listener for typing notices. */
  onPersonTyping(listener: (conversationId: number, active: boolean) => void): void {
    this.typingListeners.add(listener);
  }

  private flush(): void {
    const events = this.batch;
    this.batch = [];
    let notice: RoomEvent[] = [];
    let bytes = 0;
    for (const event of events) {
      const size = sizeOf(event);
      if (notice.length > 0 && bytes + size > MAX_NOTICE_BYTES) {
        this.send(notice);
        notice = [];
        bytes = 0;
      }
      notice.push(event);
      bytes += size;
    }
    if (notice.length > 0) this.send(notice);
  }

  private send(notice: RoomEvent[]): void {
    this.server?.of('/').serverSideEmit(EVENTS, notice);
  }
}

/** Upper bound of an event's bytes in a notice: 3 bytes per UTF-16 unit of long texts; other payloads are serialized and measured. */
function sizeOf({ event, payload }: RoomEvent): number {
  if (event === 'message') return 700 + payload.content.length * 3 + extrasOf(payload);
  if (event === 'message:delta') return 300 + payload.text.length * 3;
  return Buffer.byteLength(JSON.stringify(payload)) + 200;
}

/** Bytes of fields that few messages have. */
function extrasOf({ recalled, files, why, notices }: Message): number {
  if (recalled.length === 0 && files.length === 0 && why === null && notices.length === 0) return 0;
  return Buffer.byteLength(JSON.stringify([recalled, files, why, notices]));
}
