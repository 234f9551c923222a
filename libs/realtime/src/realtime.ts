import type { Message, RoomEvent } from '@kinloom/contract';
import type { Server } from 'socket.io';

/** What travels between the processes' servers. */
const EVENTS = 'kinloom:events';
const SESSION_ENDED = 'kinloom:session-ended';
const TURN_STOPPED = 'kinloom:turn-stopped';
const PERSON_TYPING = 'kinloom:person-typing';
const GONE = 'kinloom:gone';
const LISTENS = 'kinloom:listens';
const LISTENS_TOO = 'kinloom:listens-too';

/** Milliseconds between the times a process tells that it has sockets. */
const ANNOUNCED = 5_000;

/** Ids in one notice of what is gone. */
const GONE_AT_ONCE = 500;

/** Bytes of events in one notice: what fits goes inline (see the adapter), what does not goes alone, by reference. */
const NOTICE_BYTES = 7_000;

/** What was deleted, by its ids. */
export interface ForgottenNotice {
  souls: readonly number[];
  conversations: readonly number[];
}

/**
 * The publisher: used by api and worker alike, it brings events to every window that should have them, whichever process holds its
 * socket. In a process with sockets, `attach` names who puts them in order and hands them out.
 */
export class Realtime {
  private server: Server | null = null;
  private deliver: ((event: RoomEvent) => void) | null = null;
  private sessionEnded: ((sessionId: string) => void) | null = null;
  private readonly listeners = new Set<(event: RoomEvent) => void>();
  private readonly personTyping = new Set<(conversationId: number, active: boolean) => void>();
  private readonly turnStopped = new Set<(turnId: number) => void>();
  private readonly gone = new Set<(what: ForgottenNotice) => void>();
  /** Whether another process has sockets: as long as none has said so, nothing needs to leave this one. */
  private othersListen = false;
  private announcing: NodeJS.Timeout | null = null;
  private gathered: RoomEvent[] = [];

  /**
   * @param server this process's Socket.IO server, with the cluster adapter
   * @param local what to do with events that reach this process; none in a process without sockets
   */
  attach(
    server: Server,
    local?: { deliver: (event: RoomEvent) => void; sessionEnded: (sessionId: string) => void },
  ): void {
    this.server = server;
    const root = server.of('/');
    root.on(TURN_STOPPED, (turnId: number) => this.turnStopped.forEach((listener) => listener(turnId)));
    root.on(PERSON_TYPING, (conversationId: number, active: boolean) =>
      this.personTyping.forEach((listener) => listener(conversationId, active)),
    );
    root.on(GONE, (what: ForgottenNotice) => this.gone.forEach((listener) => listener(what)));
    if (!local) return;
    const deliver = (event: RoomEvent) => {
      local.deliver(event);
      this.listeners.forEach((listener) => listener(event));
    };
    this.deliver = deliver;
    this.sessionEnded = local.sessionEnded;
    root.on(EVENTS, (events: RoomEvent[]) => events.forEach(deliver));
    root.on(SESSION_ENDED, (sessionId: string) => local.sessionEnded(sessionId));
    root.on(LISTENS_TOO, () => (this.othersListen = true));
    root.on(LISTENS, () => {
      if (!this.othersListen) root.serverSideEmit(LISTENS_TOO);
      this.othersListen = true;
    });
  }

  /** Tells the other processes that this one has sockets, again and again, for a notice may be lost; to be called when it hears them. */
  announce(): void {
    const tell = () => void this.server?.of('/').serverSideEmit(LISTENS);
    tell();
    this.announcing ??= setInterval(tell, ANNOUNCED);
  }

  /** Says no more of itself. */
  leave(): void {
    if (this.announcing) clearInterval(this.announcing);
    this.announcing = null;
  }

  /** Sends events on their way, in this order. Those of one moment share a notice to the other processes. */
  publish(...events: RoomEvent[]): void {
    if (this.deliver) {
      events.forEach(this.deliver);
      if (!this.othersListen) return;
    }
    if (this.gathered.length === 0) setImmediate(() => this.flush());
    this.gathered.push(...events);
  }

  /** A session is over: every process closes its sockets and forgets what it knew of it. */
  endSession(sessionId: string): void {
    this.sessionEnded?.(sessionId);
    this.server?.of('/').serverSideEmit(SESSION_ENDED, sessionId);
  }

  /** In a process with sockets: hears every event that reaches it, in the order it came. @returns how to stop listening */
  listen(listener: (event: RoomEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The person wants to hear no more of a turn: whichever process answers it is told. That it is so stands in the store already. */
  stopTurn(turnId: number): void {
    this.turnStopped.forEach((listener) => listener(turnId));
    this.server?.of('/').serverSideEmit(TURN_STOPPED, turnId);
  }

  /** Calls `listener` when a turn is to be broken off, for good. */
  onTurnStopped(listener: (turnId: number) => void): void {
    this.turnStopped.add(listener);
  }

  /** Souls and conversations were deleted, for good: every process forgets what it holds of them. */
  publishForgotten({ souls = [], conversations = [] }: Partial<ForgottenNotice>): void {
    for (let from = 0; from < Math.max(souls.length, conversations.length); from += GONE_AT_ONCE) {
      const some = (ids: readonly number[]) => ids.slice(from, from + GONE_AT_ONCE);
      const what: ForgottenNotice = { souls: some(souls), conversations: some(conversations) };
      this.gone.forEach((listener) => listener(what));
      this.server?.of('/').serverSideEmit(GONE, what);
    }
  }

  /** Calls `listener` when souls or conversations are gone, for good. */
  onForgotten(listener: (what: ForgottenNotice) => void): void {
    this.gone.add(listener);
  }

  /** The person is writing in a conversation, or no more. Lost, it costs nothing but a moment's patience. */
  publishPersonTyping(conversationId: number, active: boolean): void {
    this.personTyping.forEach((listener) => listener(conversationId, active));
    this.server?.of('/').serverSideEmit(PERSON_TYPING, conversationId, active);
  }

  /** Calls `listener` when a person begins or ends to write, for good. */
  onPersonTyping(listener: (conversationId: number, active: boolean) => void): void {
    this.personTyping.add(listener);
  }

  private flush(): void {
    const events = this.gathered;
    this.gathered = [];
    let notice: RoomEvent[] = [];
    let bytes = 0;
    for (const event of events) {
      const size = sizeOf(event);
      if (notice.length > 0 && bytes + size > NOTICE_BYTES) {
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

/** Bytes of an event in a notice, at the most: the longest text counted as if every character took three, and all else as it is. */
function sizeOf({ event, payload }: RoomEvent): number {
  if (event === 'message') return 700 + payload.content.length * 3 + extrasOf(payload);
  if (event === 'message:delta') return 300 + payload.text.length * 3;
  return Buffer.byteLength(JSON.stringify(payload)) + 200;
}

/** Bytes of what few messages have. */
function extrasOf({ recalled, files, why, notices }: Message): number {
  if (recalled.length === 0 && files.length === 0 && why === null && notices.length === 0) return 0;
  return Buffer.byteLength(JSON.stringify([recalled, files, why, notices]));
}
