import type { Message, RoomEvent } from '@kinloom/contract';

/**
 * Reorders the events of each conversation by `seq` before they are emitted to the sockets of this process. Messages come from several
 * processes, and their notices may arrive out of order. `seq` has no gaps, so a missing number is detected at once: later events are
 * buffered until the missing one has arrived or was read from the store.
 */
export interface SequencerOptions {
  emit: (event: RoomEvent) => void;
  /** Reads the stored messages with `from <= seq <= to`, oldest first. */
  read: (conversationId: number, from: number, to: number) => Promise<Message[]>;
  /** Called when reading failed. The buffered events are then emitted with the gap. */
  onReadError: (error: unknown) => void;
  /** Milliseconds to wait for a missing notice before reading the message from the store. Default 200. */
  gapTimeoutMs?: number;
  /** Size of the LRU cache of conversation positions. Default 20,000. */
  maxConversations?: number;
}

/** Position and buffer of one conversation. */
interface ConversationQueue {
  nextSeq: number;
  buffered: Map<number, RoomEvent[]>;
  /** Serialized messages that were read from the store, by seq: their late notices are dropped as duplicates. */
  readFromStore: Map<number, string>;
  timer: NodeJS.Timeout | null;
}

/** Default of `gapTimeoutMs`. */
const GAP_TIMEOUT_MS = 200;

/** Orders the events of each conversation by `seq`, and fills gaps from the database. */
export class Sequencer {
  private readonly queues = new Map<number, ConversationQueue>();

  constructor(private readonly options: SequencerOptions) {}

  /** Emits the event now, or buffers it until the gap before it is filled. */
  accept(event: RoomEvent): void {
    if (event.event !== 'message' && event.event !== 'message:delta') {
      this.options.emit(event);
      return;
    }
    const { conversationId, seq } = event.payload;
    const queue = this.queueOf(conversationId, event.event === 'message' ? seq : seq + 1);
    if (seq < queue.nextSeq) {
      if (!isDuplicate(queue, event)) this.options.emit(event);
    } else {
      const events = queue.buffered.get(seq) ?? [];
      events.push(event);
      queue.buffered.set(seq, events);
      this.release(queue);
      if (queue.buffered.size > 0)
        queue.timer ??= setTimeout(
          () => void this.fillGap(conversationId, queue),
          this.options.gapTimeoutMs ?? GAP_TIMEOUT_MS,
        );
    }
  }

  /** Sets the position of a conversation: a client has loaded it up to this seq. */
  setPosition(conversationId: number, seq: number): void {
    const queue = this.queueOf(conversationId, seq + 1);
    if (seq < queue.nextSeq) return;
    for (const early of [...queue.buffered.keys()].filter((key) => key <= seq).sort((a, b) => a - b))
      this.emitBuffered(queue, early);
    queue.nextSeq = seq + 1;
    this.release(queue);
  }

  /** Drops a deleted conversation with its buffered events. */
  forget(conversationId: number): void {
    const timer = this.queues.get(conversationId)?.timer;
    if (timer) clearTimeout(timer);
    this.queues.delete(conversationId);
  }

  /** Drops all conversations; buffered events are not emitted. */
  close(): void {
    for (const { timer } of this.queues.values()) if (timer) clearTimeout(timer);
    this.queues.clear();
  }

  private queueOf(conversationId: number, nextSeq: number): ConversationQueue {
    const known = this.queues.get(conversationId);
    // LRU cache: re-inserting keeps the map in order of last use.
    if (known) this.queues.delete(conversationId);
    const queue = known ?? {
      nextSeq,
      buffered: new Map<number, RoomEvent[]>(),
      readFromStore: new Map<number, string>(),
      timer: null,
    };
    this.queues.set(conversationId, queue);
    if (this.queues.size > (this.options.maxConversations ?? 20_000)) this.evictOldest();
    return queue;
  }

  private evictOldest(): void {
    for (const [id, { buffered }] of this.queues) {
      if (buffered.size > 0) continue;
      this.queues.delete(id);
      return;
    }
  }

  private release(queue: ConversationQueue): void {
    for (
      let events = queue.buffered.get(queue.nextSeq);
      events?.some(isMessage);
      events = queue.buffered.get(queue.nextSeq)
    ) {
      this.emitBuffered(queue, queue.nextSeq);
      queue.nextSeq += 1;
    }
    if (queue.buffered.size === 0 && queue.timer) {
      clearTimeout(queue.timer);
      queue.timer = null;
    }
  }

  /** Emits the message before its deltas, regardless of their order of arrival. */
  private emitBuffered(queue: ConversationQueue, seq: number): void {
    const events = queue.buffered.get(seq) ?? [];
    queue.buffered.delete(seq);
    for (const event of [...events.filter(isMessage), ...events.filter((event) => !isMessage(event))])
      this.options.emit(event);
  }

  private async fillGap(conversationId: number, queue: ConversationQueue): Promise<void> {
    const to = Math.max(...queue.buffered.keys());
    try {
      const stored = await this.options.read(conversationId, queue.nextSeq, to);
      const events = [...queue.buffered.values()].flat();
      // If only deltas are buffered, their room (clients that have the conversation open) gets the message.
      const room = (events.find(isMessage) ?? events[0])?.room;
      for (const message of stored) {
        if (room === undefined || message.seq < queue.nextSeq || queue.buffered.get(message.seq)?.some(isMessage))
          continue;
        const events = queue.buffered.get(message.seq) ?? [];
        queue.readFromStore.set(message.seq, JSON.stringify(message));
        queue.buffered.set(message.seq, [{ room, event: 'message', payload: message }, ...events]);
      }
    } catch (error) {
      this.options.onReadError(error);
    }
    for (const seq of [...queue.buffered.keys()].filter((key) => key <= to).sort((a, b) => a - b))
      this.emitBuffered(queue, seq);
    queue.nextSeq = Math.max(queue.nextSeq, to + 1);
    queue.timer = null;
    this.release(queue);
    if (queue.buffered.size > 0)
      queue.timer = setTimeout(
        () => void this.fillGap(conversationId, queue),
        this.options.gapTimeoutMs ?? GAP_TIMEOUT_MS,
      );
  }
}

/** Whether this is the late notice of a message that was already read from the store with the same content. */
function isDuplicate(queue: ConversationQueue, event: RoomEvent): boolean {
  if (!isMessage(event) || queue.readFromStore.get(event.payload.seq) !== JSON.stringify(event.payload)) return false;
  queue.readFromStore.delete(event.payload.seq);
  return true;
}

function isMessage(event: RoomEvent): event is Extract<RoomEvent, { event: 'message' }> {
  return event.event === 'message';
}
