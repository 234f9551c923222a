import { type ImportLedger, type ExtractedMessage } from '../import-ledger';

/** Sorts the messages of one conversation by time, within a bounded buffer. */
export class TimeOrderedBuffer {
  private buffered: ExtractedMessage[] = [];
  private size = 0;

  constructor(
    private readonly ledger: ImportLedger,
    /** Of two messages with the same time, the later one in the file comes first. */
    private readonly newestFirst: boolean,
  ) {}

  async add(message: ExtractedMessage): Promise<void> {
    this.buffered.push(message);
    this.size += message.text.length + 100;
    if (this.size <= this.ledger.limits.conversation) return;
    this.ledger.note('not-fully-in-order');
    await this.flush();
  }

  async flush(): Promise<void> {
    const buffered = this.newestFirst ? this.buffered.reverse() : this.buffered;
    this.buffered = [];
    this.size = 0;
    buffered.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
    for (const message of buffered) await this.ledger.accept(message);
  }
}
