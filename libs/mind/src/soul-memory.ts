import type { RecalledKind } from '@kinloom/contract';
import type { Heard, KeptMemory, Span } from './memory/memory';
import type { RecallEntry, Recollection } from './recall/recollection';
import { RecallIndex, type RecallHit } from './recall/recall-index';
import type { ArchiveLine } from './self/archive';
import type { OwnWords } from './voice';

/** What was spoken of between two pauses of a conversation, as it is kept. */
export interface KeptNote {
  id: number;
  conversationId: number;
  title: string;
  content: string;
  keywords: readonly string[];
  feelings: readonly string[];
  span: Span;
  whispered: boolean;
}

/** How far back something is looked for, and for whom. */
export interface Reminder {
  text: string;
  /** Milliseconds UTC. */
  at: number;
  /** Others are present: what was whispered stays with the soul. */
  group: boolean;
  /** What the person feels, in the words of `FEELINGS`. */
  feelings: readonly string[];
  /** Messages that are before everybody's eyes anyway. */
  leaveOut: ReadonlySet<number>;
  embedding: Float32Array | null;
  limit: number;
}

/** A hit of the index that still lacks the words of a message: those are read from the store, where what was deleted is gone. */
export type Found = RecallHit & { kind: RecalledKind; id: number };

const idIn = (key: string) => Number(key.slice(key.lastIndexOf(':') + 1));
const keyOf = ({ source, place }: ArchiveLine) => `${source === 'archive' ? 'archive' : 'file'}:${place}`;
const kindOf = (key: string) => key.slice(0, key.indexOf(':')) as RecalledKind;

/**
 * What one soul remembers, held in the process: everything it heard, kept or was brought with, ready to be recalled. The store stays the
 * truth: what this finds of messages is read there before it is used.
 */
export class SoulMemory {
  private readonly index: RecallIndex;
  /** Of the situations its own words were said in; null where it has none. */
  private readonly own: RecallIndex | null;
  private readonly ownWords = new Map<string, { cue: string | null; reply: string }>();
  private readonly kept = new Map<number, KeptMemory>();
  private readonly notes = new Map<number, KeptNote>();
  private readonly lines = new Map<string, ArchiveLine>();

  /**
   * @param names how the person and the soul are called
   * @param archive what the soul was brought with
   * @param ownWords pairs of what was said to it there and what it said
   */
  constructor(
    private readonly names: { person: string; soul: string },
    archive: readonly ArchiveLine[],
    ownWords: readonly { key: string; cue: string | null; reply: string }[],
  ) {
    this.index = new RecallIndex(names);
    this.own = ownWords.length > 0 ? new RecallIndex(names) : null;
    const entries = archive.map((line): RecallEntry => {
      const key = keyOf(line);
      this.lines.set(key, line);
      return {
        key,
        kind: line.source === 'archive' ? 'archive' : 'file',
        stream: `archive:${line.source}`,
        from: line.from,
        speaker: line.speaker,
        text: line.text,
        notes: '',
        at: line.at,
        whispered: false,
      };
    });
    this.index.append(entries);
    for (const { key, cue, reply } of ownWords) this.ownWords.set(key, { cue, reply });
    this.own?.append(
      ownWords.map(({ key, cue, reply }): RecallEntry => ({
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

  /** How many things it holds: what it costs to keep it. */
  get size(): number {
    return this.index.size + (this.own?.size ?? 0);
  }

  hasHeard(messageId: number): boolean {
    return this.index.has(`message:${messageId}`);
  }

  /** Takes in messages, in the order of their conversation. */
  hear(heard: readonly Heard[]): void {
    this.index.append(
      heard.map((one) => ({
        key: `message:${one.id}`,
        kind: 'message',
        stream: `conversation:${one.conversationId}`,
        from: one.from,
        speaker: one.speaker,
        text: one.text,
        notes: '',
        at: one.at,
        whispered: one.whispered,
      })),
    );
  }

  /** Takes in memories, new or changed. What the person objected to is held, and never found. */
  keep(memories: readonly KeptMemory[], embeddings?: ReadonlyMap<number, Float32Array>): void {
    const found: RecallEntry[] = [];
    for (const memory of memories) {
      this.kept.set(memory.id, memory);
      const key = `memory:${memory.id}`;
      if (memory.objection !== null) {
        this.index.remove([key]);
        continue;
      }
      found.push({
        key,
        kind: 'memory',
        stream: key,
        from: 'person',
        speaker: this.names.person,
        text: memory.content,
        notes: [memory.title, ...memory.tags, ...memory.tones].join(' '),
        at: memory.span?.from ?? memory.saidAt,
        whispered: memory.whispered,
      });
    }
    this.index.append(found);
    for (const [id, embedding] of embeddings ?? []) this.index.setEmbedding(`memory:${id}`, embedding);
  }

  /** Takes in notes of sessions, new or written anew. */
  note(notes: readonly KeptNote[]): void {
    for (const note of notes) this.notes.set(note.id, note);
    this.index.append(
      notes.map((note) => ({
        key: `note:${note.id}`,
        kind: 'note',
        stream: `note:${note.id}`,
        from: 'other',
        speaker: '',
        text: note.content,
        notes: [note.title, ...note.keywords, ...note.feelings].join(' '),
        at: note.span.from,
        whispered: note.whispered,
      })),
    );
  }

  /** Lets go of things, by their keys. */
  forget(keys: readonly string[]): void {
    this.index.remove(keys);
    this.own?.remove(keys);
    for (const key of keys) {
      if (kindOf(key) === 'memory') this.kept.delete(idIn(key));
      if (kindOf(key) === 'note') this.notes.delete(idIn(key));
    }
  }

  /** What it keeps and may speak of, superseded things among them. */
  memories({ group }: { group: boolean }): KeptMemory[] {
    return [...this.kept.values()].filter(
      (memory) => memory.objection !== 'wrong' && memory.objection !== 'never-mention' && !(group && memory.whispered),
    );
  }

  /** All it keeps, what the person objected to among it: for what is to be kept or not. */
  everything(): KeptMemory[] {
    return [...this.kept.values()];
  }

  /** What the person wants never to be brought up. */
  unmentionable(): KeptMemory[] {
    return [...this.kept.values()].filter(({ objection }) => objection === 'never-mention');
  }

  /** What a message brings to mind, the best first. Superseded memories are found too: they are what was so before. */
  find(reminder: Reminder): Found[] {
    const { leaveOut, group } = reminder;
    return this.index
      .search({
        text: reminder.text,
        from: 'person',
        at: reminder.at,
        limit: reminder.limit,
        feelings: reminder.feelings,
        embedding: reminder.embedding,
        accept: (key, { whispered, kind }) => !(group && whispered) && !(kind === 'message' && leaveOut.has(idIn(key))),
      })
      .map((hit) => ({ ...hit, kind: kindOf(hit.key), id: idIn(hit.key) }));
  }

  /** What the soul said where what was said to it was like this, the most alike first. */
  likeSituations(text: string, at: number, limit: number): OwnWords[] {
    if (!this.own) return [];
    return this.own.search({ text, from: 'person', at, limit }).flatMap(({ key, fit }) => {
      const words = this.ownWords.get(key);
      return words ? [{ key, fit, ...words }] : [];
    });
  }

  /** Own words as things recalled, for a reply that used them. */
  ownLines(words: readonly OwnWords[]): Recollection[] {
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
      conversationId: null,
      messageId: null,
    }));
  }

  /**
   * Hits with their words.
   * @param messages the messages among them, as the store has them now: one that is not there any more is no longer recalled
   */
  recollect(found: readonly Found[], messages: ReadonlyMap<number, Heard>): Recollection[] {
    return found.flatMap((hit): Recollection[] => {
      const base = { key: hit.key, kind: hit.kind, score: hit.score, fit: hit.fit };
      const nowhere = { memory: null, conversationId: null, messageId: null };
      if (hit.kind === 'message') {
        const heard = messages.get(hit.id);
        if (!heard) return [];
        const { from, speaker, text, at, conversationId } = heard;
        return [{ ...base, from, speaker, text, at, memory: null, conversationId, messageId: heard.id }];
      }
      if (hit.kind === 'memory') {
        const memory = this.kept.get(hit.id);
        if (!memory) return [];
        const { content: text, saidAt: at, conversationId } = memory;
        const messageId = memory.messageIds.at(-1) ?? null;
        return [{ ...base, from: 'person', speaker: this.names.person, text, at, memory, conversationId, messageId }];
      }
      if (hit.kind === 'note') {
        const note = this.notes.get(hit.id);
        if (!note) return [];
        const { content: text, span, conversationId } = note;
        return [{ ...base, ...nowhere, from: 'other', speaker: '', text, at: span.from, conversationId }];
      }
      const line = this.lines.get(hit.key);
      if (!line) return [];
      return [{ ...base, ...nowhere, from: line.from, speaker: line.speaker, text: line.text, at: line.at }];
    });
  }
}
