import { createHash } from 'node:crypto';
import type { ImportedMessage } from '../formats';

/** Lines without a time that are counted one by one; of more, the same words twice are taken for one. */
const COUNTED = 200_000;

/**
 * What makes a line the same when it is imported again: the program's own id, or who said what when. Where somebody says the same twice in
 * one minute, the second is another line: it is counted how often it was said, in this export as in the one before.
 */
export class LineDigests {
  private minute: number | null = null;
  private said = new Map<string, number>();
  private readonly timeless = new Map<string, number>();

  of({ thread, speaker, text, at, sourceId }: ImportedMessage): Buffer {
    if (sourceId !== null) return sha(`id\n${thread}\n${sourceId}`);
    const words = `${speaker}\n${at ?? ''}\n${text}`;
    const digest = sha(words);
    const before = this.before(digest.toString('base64'), at);
    return before === 0 ? digest : sha(`${before}\n${words}`);
  }

  /** How often it was said before. */
  private before(key: string, at: number | null): number {
    if (at !== null && at !== this.minute) {
      this.minute = at;
      this.said = new Map();
    }
    const counts = at === null ? this.timeless : this.said;
    const before = counts.get(key) ?? 0;
    if (at !== null || before > 0 || counts.size < COUNTED) counts.set(key, before + 1);
    return before;
  }
}

const sha = (text: string): Buffer => createHash('sha256').update(text).digest();
