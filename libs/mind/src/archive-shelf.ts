import { RecallIndex } from './recall/recall-index';
import type { RecallEntry, Recollection } from './recall/recollection';
import type { ArchiveLine, OwnPair } from './self/archive';
import type { Exchanged, OwnWords } from './voice/voice';

type Line = Pick<Recollection, 'kind' | 'from' | 'speaker' | 'text' | 'at' | 'memory' | 'conversationId' | 'messageId'>;

/** Characters of what was said, and of the answer, in an example. */
const LONGEST_EXAMPLE = 300;

const keyOf = ({ place }: ArchiveLine) => `archive:${place}`;
const streamOf = ({ thread, source }: ArchiveLine) => `archive:${thread ?? source}`;
/** A line of a file that the soul was brought with reads as a file does, and is known as a place of the archive. */
const kindOf = ({ source }: ArchiveLine) => (source === 'archive' ? 'archive' : 'file');

/** What one soul was brought with: every line of it, and the situations its own words were said in. */
export class ArchiveShelf {
  private readonly lines = new Map<string, ArchiveLine>();
  /** Which line follows another in the same talk. */
  private readonly next = new Map<string, string>();
  private last: ArchiveLine | null = null;
  /** Of the situations its own words were said in; null where it has none. */
  private situations: RecallIndex | null = null;
  private readonly pairs = new Map<string, OwnPair>();

  constructor(private readonly names: { person: string; soul: string }) {}

  /** How many things are held to be found, beside the lines that its owner finds. */
  get size(): number {
    return this.situations?.size ?? 0;
  }

  /** Nothing was brought, or nothing of it is left. */
  get empty(): boolean {
    return this.lines.size === 0;
  }

  /** Takes in lines, in their order. @returns what they are to be found by */
  add(lines: readonly ArchiveLine[]): RecallEntry[] {
    return lines.map((line) => {
      const key = keyOf(line);
      this.lines.set(key, line);
      if (this.last && streamOf(this.last) === streamOf(line)) this.next.set(keyOf(this.last), key);
      this.last = line;
      return {
        key,
        kind: kindOf(line),
        stream: streamOf(line),
        from: line.from,
        speaker: line.speaker,
        text: line.text,
        notes: '',
        at: line.at,
        whispered: false,
      };
    });
  }

  /** Takes in what the soul said there, each with what had been said to it. */
  learn(pairs: readonly OwnPair[]): void {
    if (pairs.length === 0) return;
    this.situations ??= new RecallIndex(this.names);
    for (const pair of pairs) this.pairs.set(pair.key, pair);
    this.situations.append(
      pairs.map(({ key, cue, reply }): RecallEntry => ({
        key,
        kind: 'archive',
        // Each stands alone: that one thing was said before another does not make their situations alike.
        stream: key,
        from: cue === null ? 'soul' : 'person',
        speaker: '',
        text: cue ?? reply,
        notes: '',
        at: null,
        whispered: false,
      })),
    );
  }

  line(key: string): Line | null {
    const line = this.lines.get(key);
    if (!line) return null;
    const { from, speaker, text, at, conversationId = null, messageId = null } = line;
    return { kind: kindOf(line), from, speaker, text, at, memory: null, conversationId, messageId };
  }

  /** What was said next in the same talk, as something recalled with the line before it; null at its end. */
  following({ key, score, fit }: Recollection): Recollection | null {
    const next = this.next.get(key);
    const line = next === undefined ? null : this.line(next);
    return next === undefined || line === null ? null : { key: next, score, fit, ...line };
  }

  /** What the soul said where what was said to it was like this, the most alike first. */
  likeSituations(text: string, at: number, limit: number): OwnWords[] {
    if (!this.situations) return [];
    return this.situations.search({ text, from: 'person', at, limit }).flatMap(({ key, fit }) => {
      const pair = this.pairs.get(key);
      return pair ? [{ fit, ...pair }] : [];
    });
  }

  /** The first exchanges that are short enough to be examples. */
  examples(limit: number): Exchanged[] {
    const found: Exchanged[] = [];
    for (const { key, cue, reply } of this.pairs.values()) {
      if (found.length >= limit) break;
      const isShort = cue !== null && cue.length <= LONGEST_EXAMPLE && reply.length <= LONGEST_EXAMPLE;
      if (isShort && cue.trim() !== '' && this.lines.has(key)) found.push({ cue, reply });
    }
    return found;
  }

  /** Own words as things recalled, for a reply that used them. */
  recalled(words: readonly OwnWords[]): Recollection[] {
    return words.map(({ key, reply, fit }) => ({
      key,
      kind: 'archive',
      score: fit,
      fit,
      from: 'soul',
      speaker: this.names.soul,
      text: reply,
      at: this.lines.get(key)?.at ?? null,
      memory: null,
      conversationId: this.lines.get(key)?.conversationId ?? null,
      messageId: this.lines.get(key)?.messageId ?? null,
    }));
  }

  remove(keys: readonly string[]): void {
    this.situations?.remove(keys);
    for (const key of keys) this.lines.delete(key);
  }
}
