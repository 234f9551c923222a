import { type Message, type RoomEvent, rooms } from '@kinloom/contract';
import { toMessage } from './mapper';
import type { Account, ReplyKey, TurnsRepository } from './turns.repository';

/** Characters of text in one delta: a delta must fit into one notice between processes. */
const DELTA_LENGTH = 1_500;
/** Milliseconds between deltas: what a voice says faster travels together. The first words never wait. */
const DELTA_PACE = 30;

/** Somebody else has the turn: this try is over, and nothing it still says counts. */
export class Superseded extends Error {
  constructor() {
    super('another try has the turn');
    this.name = 'Superseded';
  }
}

export interface ReplyContext {
  key: ReplyKey;
  conversationId: number;
  accountId: number;
  turns: TurnsRepository;
  publish: (...events: RoomEvent[]) => void;
  /** Told just before the record is. */
  begun: () => void;
}

/** A soul's reply while it is being written: a stored record from its first words. */
export class Reply {
  private message: Message | null = null;
  private text = '';
  private sentLength = 0;
  private savedLength = 0;
  private sending: NodeJS.Timeout | null = null;

  constructor(private readonly context: ReplyContext) {}

  /** How many characters there are so far. */
  get length(): number {
    return this.text.length;
  }

  /** Adds what the voice said. The first words make the record; all travel as deltas. @throws Superseded */
  async add(piece: string): Promise<void> {
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
    await this.context.turns.saveReply(this.message.id, this.context.key.attempt, text);
    this.savedLength = text.length;
  }

  /**
   * Puts other words in place of everything so far: of a reply that nobody has seen yet, silently; otherwise its record is told anew.
   * @throws Superseded
   */
  async rewrite(text: string): Promise<void> {
    if (this.sending) clearTimeout(this.sending);
    this.sending = null;
    this.text = '';
    if (this.message) {
      this.sentLength = text.length;
      this.message = { ...this.message, content: text };
      await this.context.turns.saveReply(this.message.id, this.context.key.attempt, text);
      this.text = text;
      this.savedLength = text.length;
      this.tell(this.message);
    } else await this.add(text);
  }

  /**
   * The reply is whole, or failed for a reason in words for the person. Ends the turn.
   * @param account how it came about; null where it did not come to that
   * @returns whether there is newly something to reflect on
   * @throws Superseded
   */
  async settle(failure: string | null, account: Account | null): Promise<{ due: boolean }> {
    const message = this.message ?? (await this.open());
    this.send();
    const row = await this.context.turns.settleReply(
      message.id,
      this.context.key,
      { content: this.text, status: failure === null ? 'complete' : 'failed', failure },
      account,
    );
    if (!row) throw new Superseded();
    this.tell(toMessage(row));
    return { due: row.due };
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
    const { key, turns, begun } = this.context;
    const row = await turns.openReply(key, '');
    if (!row) throw new Superseded();
    this.message = toMessage(row);
    begun();
    this.tell(this.message);
    return this.message;
  }

  private tell(message: Message): void {
    const { publish, accountId } = this.context;
    publish({ room: rooms.account(accountId), event: 'message', payload: message });
  }
}
