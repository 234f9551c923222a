import { createHash } from 'node:crypto';
import type { ImportedMessage } from '../formats';

/** Maximum number of distinct untimed lines counted; beyond it, repeated ones are deduplicated. */
const MAX_COUNTED = 200_000;

/**
 * Computes digests that identify a line across imports: the program's own id, or speaker, time and text. Identical lines with the same
 * time are distinguished by their occurrence number, which is stable across exports.
 */
export class LineDigests {
  private currentTime: number | null = null;
  private countsOfMinute = new Map<string, number>();
  private readonly untimedCounts = new Map<string, number>();

  of({ thread, speaker, text, at, sourceId }: ImportedMessage): Buffer {
    if (sourceId !== null) return sha256(`id\n${thread}\n${sourceId}`);
    const identity = `${speaker}\n${at ?? ''}\n${text}`;
    const digest = sha256(identity);
    const occurrences = this.occurrences(digest.toString('base64'), at);
    return occurrences === 0 ? digest : sha256(`${occurrences}\n${identity}`);
  }

  /** Returns the number of earlier occurrences. */
  private occurrences(key: string, at: number | null): number {
    if (at !== null && at !== this.currentTime) {
      this.currentTime = at;
      this.countsOfMinute = new Map();
    }
    const counts = at === null ? this.untimedCounts : this.countsOfMinute;
    const occurrences = counts.get(key) ?? 0;
    if (at !== null || occurrences > 0 || counts.size < MAX_COUNTED) counts.set(key, occurrences + 1);
    return occurrences;
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
