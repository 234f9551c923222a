import { type Ledger, type Said } from '../ledger';

/** Brings the messages of one conversation into the order of time, as many as may be held at once. */
export class TimeOrderedBuffer {
  private held: Said[] = [];
  private size = 0;

  constructor(
    private readonly ledger: Ledger,
    /** Of two at the same moment the later in the file was said first. */
    private readonly newestFirst: boolean,
  ) {}

  async add(said: Said): Promise<void> {
    this.held.push(said);
    this.size += said.text.length + 100;
    if (this.size <= this.ledger.limits.conversation) return;
    this.ledger.note('not-fully-in-order');
    await this.handOn();
  }

  async handOn(): Promise<void> {
    const held = this.newestFirst ? this.held.reverse() : this.held;
    this.held = [];
    this.size = 0;
    held.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
    for (const said of held) await this.ledger.keep(said);
  }
}
