import { type Message, type RoomEvent, rooms, type Why } from '@kinloom/contract';
import { toMessage } from './mapper';
import type { Ending, RepliesRepository } from './replies.repository';
import type { ReplyProvenance, ReplyKey } from './turn-rows';

/** Characters of text in one delta: a delta must fit into one notice between processes. */
const DELTA_LENGTH = 1_500;
/** Milliseconds between deltas: what a voice says faster travels together. The first words never wait. */
const DELTA_PACE = 30;

/** Somebody else has the turn: this try is over, and nothing it still says counts. */
export class LeaseLostError extends Error {
  constructor() {
    super('another try has the turn');
    this.name = 'LeaseLostError';
  }
}

export interface ReplyContext {
  key: ReplyKey;
  conversationId: number;
  accountId: number;
  replies: RepliesRepository;
  /** What already stands, where a stopped reply is continued. */
  standing: string;
  /** Why this soul speaks, in a group. */
  why: Why | null;
  publish: (...events: RoomEvent[]) => void;
  /** Told just before the record is. */
  begins: () => void;
}

/** A soul's reply while it is being written: a stored record from its first words. */
export class ReplyWriter {
  private message: Message | null = null;
  private text: string;
  private sentLength: number;
  private savedLength: number;
  private sending: NodeJS.Timeout | null = null;

  constructor(private readonly context: ReplyContext) {
    this.text = context.standing;
    this.sentLength = context.standing.length;
    this.savedLength = context.standing.length;
  }

  /** How many characters were said so far, what already stood not counted. */
  get length(): number {
    return this.text.length - this.context.standing.length;
  }

  /** Whether its record is there. */
  get begun(): boolean {
    return this.message !== null;
  }

  /** Adds what the voice said. The first words make the record; all travel as deltas. @throws LeaseLostError */
  async append(piece: string): Promise<void> {
    // PostgreSQL keeps no NUL in a text.
    const text = piece.replaceAll('\u0000', '');
    if (text === '') return;
    const pace = this.message === null ? 0 : DELTA_PACE;
    if (this.message === null) await this.open();
    this.text += text;
    this.sending ??= setTimeout(() => this.send(), pace);
  }

  /** Saves what has been added since the last time. */
  async save(): Promise<void> {
    if (!this.message || this.savedLength === this.text.length) return;
    const { text } = this;
    await this.context.replies.save(this.message.id, this.context.key, text);
    this.savedLength = text.length;
  }

  /**
   * Puts other words in place of everything said so far: of a reply that nobody has seen yet, silently; otherwise its record is told anew.
   * @throws LeaseLostError
   */
  async rewrite(words: string): Promise<void> {
    if (this.sending) clearTimeout(this.sending);
    this.sending = null;
    const { standing, replies, key } = this.context;
    this.text = standing;
    if (!this.message) {
      await this.append(words);
      return;
    }
    const text = standing + words;
    this.sentLength = text.length;
    this.message = { ...this.message, content: text };
    await replies.save(this.message.id, key, text);
    this.text = text;
    this.savedLength = text.length;
    this.tell(this.message);
  }

  /**
   * The reply is whole, was stopped, or failed for a reason in words for the person. The last one ends the turn.
   * @param account how it came about; null where it did not come to that
   * @returns whether there is newly something to reflect on
   * @throws LeaseLostError
   */
  async finish(
    { status, failure, last }: Omit<Ending, 'content'>,
    account: ReplyProvenance | null,
  ): Promise<{ due: boolean }> {
    const message = this.message ?? (await this.open());
    this.send();
    const { replies, key } = this.context;
    const row = await replies.settle(message.id, key, { content: this.text, status, failure, last }, account);
    if (!row) throw new LeaseLostError();
    this.tell(toMessage(row));
    return { due: row.due };
  }

  /**
   * Puts the reply off, because no model answered: its record waits, and says until when.
   * @param seconds from now
   * @throws LeaseLostError
   */
  async defer(seconds: number): Promise<void> {
    const message = this.message ?? (await this.open());
    const row = await this.context.replies.defer(message.id, this.context.key, seconds);
    if (!row) throw new LeaseLostError();
    this.tell(toMessage(row));
  }

  /** No more of it travels: somebody else tells it now. */
  abandon(): void {
    if (this.sending) clearTimeout(this.sending);
  }

  private send(): void {
    if (this.sending) clearTimeout(this.sending);
    this.sending = null;
    const { message, text, context } = this;
    if (!message) return;
    const { conversationId, publish } = context;
    for (; this.sentLength < text.length; this.sentLength += DELTA_LENGTH) {
      const part = text.slice(this.sentLength, this.sentLength + DELTA_LENGTH);
      const payload = { conversationId, messageId: message.id, seq: message.seq, offset: this.sentLength, text: part };
      publish({ room: rooms.conversation(conversationId), event: 'message:delta', payload });
    }
    this.sentLength = text.length;
  }

  private async open(): Promise<Message> {
    const { key, replies, standing, why, begins } = this.context;
    const row = await replies.open(key, standing, why);
    if (!row) throw new LeaseLostError();
    this.message = toMessage(row);
    begins();
    this.tell(this.message);
    return this.message;
  }

  private tell(message: Message): void {
    const { publish, accountId } = this.context;
    publish({ room: rooms.account(accountId), event: 'message', payload: message });
  }
}
