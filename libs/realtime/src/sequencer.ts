import type { Message, RoomEvent } from '@kinloom/contract';

/**
 * Puts the events of each conversation in the order of `seq` on their way to the sockets of this process. Messages come from several
 * processes, and the order in which their notices arrive is not the order in which they were stored; but seq has no gaps, so a missing
 * number is seen at once. What comes early is held until what belongs before it has come, or has been read from the store.
 */
export interface SequencerOptions {
  emit: (event: RoomEvent) => void;
  /** Reads the stored messages with `from <= seq <= to`, oldest first. */
  read: (conversationId: number, from: number, to: number) => Promise<Message[]>;
  /** Told when reading failed; what was held has then been let go as it stood. */
  failed: (error: unknown) => void;
  /** Milliseconds to wait for a missing notice before reading what it would have said. */
  patience?: number;
  /** Conversations whose place is remembered. */
  remembered?: number;
}

interface Lane {
  next: number;
  held: Map<number, RoomEvent[]>;
  /** What was read from the store because its notice did not come: should that come after all, it is old. */
  read: Map<number, string>;
  timer: NodeJS.Timeout | null;
}

export class Sequencer {
  private readonly lanes = new Map<number, Lane>();

  constructor(private readonly options: SequencerOptions) {}

  /** Sends the event on now, or holds it until its turn. */
  accept(event: RoomEvent): void {
    if (event.event !== 'message' && event.event !== 'message:delta') {
      this.options.emit(event);
      return;
    }
    const { conversationId, seq } = event.payload;
    const lane = this.lane(conversationId, event.event === 'message' ? seq : seq + 1);
    if (seq < lane.next) {
      if (!isOld(lane, event)) this.options.emit(event);
    } else {
      const held = lane.held.get(seq) ?? [];
      held.push(event);
      lane.held.set(seq, held);
      this.release(lane);
      if (lane.held.size > 0)
        lane.timer ??= setTimeout(() => void this.fill(conversationId, lane), this.options.patience ?? 200);
    }
  }

  /** Somebody who now listens has read the conversation up to this seq. */
  knows(conversationId: number, seq: number): void {
    const lane = this.lane(conversationId, seq + 1);
    if (seq < lane.next) return;
    for (const early of [...lane.held.keys()].filter((key) => key <= seq).sort((a, b) => a - b))
      this.letGo(lane, early);
    lane.next = seq + 1;
    this.release(lane);
  }

  /** Forgets a conversation that is gone, with what is held of it. */
  forget(conversationId: number): void {
    const timer = this.lanes.get(conversationId)?.timer;
    if (timer) clearTimeout(timer);
    this.lanes.delete(conversationId);
  }

  /** Forgets everything; what is held is not sent. */
  close(): void {
    for (const { timer } of this.lanes.values()) if (timer) clearTimeout(timer);
    this.lanes.clear();
  }

  private lane(conversationId: number, next: number): Lane {
    const known = this.lanes.get(conversationId);
    // Re-inserting keeps the map in the order of last use.
    if (known) this.lanes.delete(conversationId);
    const lane = known ?? { next, held: new Map<number, RoomEvent[]>(), read: new Map<number, string>(), timer: null };
    this.lanes.set(conversationId, lane);
    if (this.lanes.size > (this.options.remembered ?? 20_000)) this.forgetOldest();
    return lane;
  }

  private forgetOldest(): void {
    for (const [id, { held }] of this.lanes) {
      if (held.size > 0) continue;
      this.lanes.delete(id);
      return;
    }
  }

  private release(lane: Lane): void {
    for (let held = lane.held.get(lane.next); held?.some(isMessage); held = lane.held.get(lane.next)) {
      this.letGo(lane, lane.next);
      lane.next += 1;
    }
    if (lane.held.size === 0 && lane.timer) {
      clearTimeout(lane.timer);
      lane.timer = null;
    }
  }

  /** The message itself goes before what was said of it, whichever came first. */
  private letGo(lane: Lane, seq: number): void {
    const held = lane.held.get(seq) ?? [];
    lane.held.delete(seq);
    for (const event of [...held.filter(isMessage), ...held.filter((one) => !isMessage(one))]) this.options.emit(event);
  }

  private async fill(conversationId: number, lane: Lane): Promise<void> {
    const to = Math.max(...lane.held.keys());
    try {
      const stored = await this.options.read(conversationId, lane.next, to);
      const held = [...lane.held.values()].flat();
      // Where only deltas are held, those who watch the conversation are told.
      const room = (held.find(isMessage) ?? held[0])?.room;
      for (const message of stored) {
        if (room === undefined || message.seq < lane.next || lane.held.get(message.seq)?.some(isMessage)) continue;
        const held = lane.held.get(message.seq) ?? [];
        lane.read.set(message.seq, JSON.stringify(message));
        lane.held.set(message.seq, [{ room, event: 'message', payload: message }, ...held]);
      }
    } catch (error) {
      this.options.failed(error);
    }
    for (const seq of [...lane.held.keys()].filter((key) => key <= to).sort((a, b) => a - b)) this.letGo(lane, seq);
    lane.next = Math.max(lane.next, to + 1);
    lane.timer = null;
    this.release(lane);
    if (lane.held.size > 0)
      lane.timer = setTimeout(() => void this.fill(conversationId, lane), this.options.patience ?? 200);
  }
}

/** Whether this is the late notice of a message that was read from the store as it says it. */
function isOld(lane: Lane, event: RoomEvent): boolean {
  if (!isMessage(event) || lane.read.get(event.payload.seq) !== JSON.stringify(event.payload)) return false;
  lane.read.delete(event.payload.seq);
  return true;
}

function isMessage(event: RoomEvent): event is Extract<RoomEvent, { event: 'message' }> {
  return event.event === 'message';
}
