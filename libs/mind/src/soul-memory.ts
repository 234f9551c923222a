import type { RecalledKind } from '@kinloom/contract';
import { ArchiveShelf } from './archive-shelf';
import { FileShelf, type HeardFile } from './file-shelf';
import type { Heard, KeptMemory, Span } from './memory/memory';
import { isOffered } from './offering/offered';
import { authorOf, provenanceOf } from './memory/provenance';
import { isPutAway, isPutAwayByPerson, RULES } from './memory/rules';
import type { RecallEntry, Recollection } from './recall/recollection';
import type { QuantizedVector } from './recall/quantized-vector';
import { RecallIndex, type RecallHit } from './recall/recall-index';
import type { ArchiveLine, OwnPair } from './self/archive';
import { instructionsIn } from './self/asked';
import { fewOfEachText, MORE_PASSAGES, TextShelf } from './text-shelf';
import type { Exchanged, OwnWords } from './voice/voice';

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

/** What one message of a person asks of the soul for the time to come, in its own sentences. */
export interface AskedInMessage {
  messageId: number;
  conversationId: number;
  seq: number;
  sentences: readonly string[];
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
  /** Only what it was brought with. */
  brought?: boolean;
}

/** A hit of the index that still lacks the words of a message: those are read from the store, where what was deleted is gone. */
export type Found = RecallHit & { kind: RecalledKind; id: number };

/** The number behind a key's kind; of a passage, that of its file. */
const idIn = (key: string) => Number.parseInt(key.slice(key.lastIndexOf(':') + 1), 10);
const kindOf = (key: string) => key.slice(0, key.indexOf(':')) as RecalledKind;

/** Messages with a vector at most, the newest: all vectors are compared with each query, about 30 ms for 20,000 of 768 dimensions. */
export const MAX_EMBEDDED_MESSAGES = 20_000;
/** Bytes that an entry of the index takes on average. */
const BYTES_PER_ENTRY = 220;

/**
 * What one soul remembers, held in the process: everything it heard, kept or was brought with, ready to be recalled. The store stays the
 * truth: what this finds of messages is read there before it is used.
 */
export class SoulMemory {
  private readonly index: RecallIndex;
  private readonly kept = new Map<number, KeptMemory>();
  private readonly notes = new Map<number, KeptNote>();
  private readonly asked = new Map<number, AskedInMessage>();
  private readonly archive: ArchiveShelf;
  private readonly shelf = new FileShelf();
  private readonly texts = new TextShelf();
  /** Keys of messages with a vector, in the order the vectors were set. */
  private readonly embeddedMessages = new Set<string>();

  /**
   * @param names how the person and the soul are called
   * @param archive what the soul was brought with
   * @param ownWords pairs of what was said to it there and what it said
   */
  constructor(
    private readonly names: { person: string; soul: string },
    archive: readonly ArchiveLine[],
    ownWords: readonly OwnPair[],
  ) {
    this.index = new RecallIndex(names);
    this.archive = new ArchiveShelf(names);
    this.bring(archive, ownWords);
  }

  /** Takes in more of what the soul was brought with, in its order. */
  bring(archive: readonly ArchiveLine[], ownWords: readonly OwnPair[]): void {
    this.index.append(this.archive.add(archive));
    this.archive.learn(ownWords);
  }

  /** How many things it holds, vectors included by their bytes: what it costs to keep it. */
  get size(): number {
    return this.index.size + this.archive.size + Math.ceil(this.index.embeddingBytes / BYTES_PER_ENTRY);
  }

  hasHeard(messageId: number): boolean {
    return this.index.has(`message:${messageId}`);
  }

  /** Takes in messages, in the order of their conversation. */
  hear(heard: readonly Heard[]): void {
    for (const one of heard) {
      const asked = askedIn(one);
      if (asked) this.asked.set(one.id, asked);
      else this.asked.delete(one.id);
    }
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

  /** Whether the files of a message were read, or there was nothing to read in them. */
  hasRead(messageId: number): boolean {
    return this.shelf.hasRead(messageId);
  }

  /**
   * Takes in the files of messages.
   * @param messages the messages that were looked at, also those whose files hold no text
   */
  read(files: readonly HeardFile[], messages: readonly number[]): void {
    for (const id of messages) this.shelf.look(id);
    for (const file of files) this.index.append(this.shelf.add(file));
  }

  /** Takes in memories, new or changed. What the person objected to is held, and never found. */
  keep(memories: readonly KeptMemory[]): void {
    const found: RecallEntry[] = [];
    for (const memory of memories) {
      this.kept.set(memory.id, memory);
      const key = `memory:${memory.id}`;
      this.index.remove(this.texts.drop(key));
      if (memory.objection !== null) {
        this.index.remove([key]);
        continue;
      }
      const entry: RecallEntry = {
        key,
        kind: 'memory',
        stream: key,
        ...authorOf(memory, this.names.person),
        text: memory.content,
        // A letter is asked for as one.
        notes: [memory.title, ...(isOffered(memory) ? [memory.kind] : []), ...memory.tags, ...memory.tones].join(' '),
        at: memory.span?.from ?? memory.saidAt,
        whispered: memory.whispered,
        emphasis: memory.emphasis,
      };
      // What was given as a text is found by its passages: a long one would be found by hardly anything.
      found.push(...(isOffered(memory) ? this.texts.put(entry) : [entry]));
    }
    this.index.append(found);
  }

  /**
   * Sets vectors of messages, notes and memories, oldest first. A changed text loses its vector when it is taken in. Beyond
   * `MAX_EMBEDDED_MESSAGES` the messages whose vectors were set first are found by their words only.
   * @param vectors by key, all of one embedding model; keys that are not there are passed over
   */
  setEmbeddings(vectors: Iterable<readonly [key: string, vector: QuantizedVector]>): void {
    for (const [key, vector] of vectors) {
      this.index.setEmbedding(key, vector);
      if (kindOf(key) !== 'message') continue;
      this.embeddedMessages.delete(key);
      this.embeddedMessages.add(key);
      if (this.embeddedMessages.size <= MAX_EMBEDDED_MESSAGES) continue;
      const [oldest] = this.embeddedMessages;
      if (oldest === undefined) continue;
      this.embeddedMessages.delete(oldest);
      this.index.removeEmbedding(oldest);
    }
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

  /** Lets go of things, by their keys; with a message, of its files. */
  forget(keys: readonly string[]): void {
    const passages = keys.flatMap((key) => [...this.shelf.remove(key), ...this.texts.drop(key)]);
    this.index.remove([...keys, ...passages]);
    this.archive.remove(keys);
    for (const key of keys) {
      this.embeddedMessages.delete(key);
      if (kindOf(key) === 'memory') this.kept.delete(idIn(key));
      if (kindOf(key) === 'note') this.notes.delete(idIn(key));
      if (kindOf(key) === 'message') this.asked.delete(idIn(key));
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

  /** What a message brings to mind, the best first. It finds superseded memories as well. */
  find(reminder: Reminder): Found[] {
    const { leaveOut, group, brought = false } = reminder;
    const kinds: RecalledKind[] = ['archive', 'file'];
    const resting = this.resting();
    return this.index
      .search({
        text: reminder.text,
        from: 'person',
        at: reminder.at,
        limit: this.texts.isEmpty ? reminder.limit : reminder.limit + MORE_PASSAGES,
        feelings: reminder.feelings,
        embedding: reminder.embedding,
        ...(brought ? { kinds } : {}),
        accept: (key, { whispered, kind }) =>
          !(group && whispered) &&
          !(kind === 'message' && leaveOut.has(idIn(key))) &&
          (!brought || kindOf(key) === 'archive'),
      })
      .map((hit) => ({ ...hit, kind: kindOf(hit.key), id: idIn(hit.key) }))
      .filter(({ kind, id, fit }) => fit >= RULES.askedClosely || !resting.has(`${kind}:${id}`))
      .filter(fewOfEachText())
      .slice(0, reminder.limit);
  }

  /** What a person asked of the soul in a conversation for the time to come, in the order it was said. */
  askedOf(conversationId: number): AskedInMessage[] {
    return [...this.asked.values()]
      .filter((asked) => asked.conversationId === conversationId)
      .sort((one, other) => one.seq - other.seq);
  }

  /** Notes of the sessions of a conversation, oldest first. */
  notesOf(conversationId: number, { group }: { group: boolean }): KeptNote[] {
    return [...this.notes.values()]
      .filter((note) => note.conversationId === conversationId && note.content !== '' && !(group && note.whispered))
      .sort((one, other) => one.span.from - other.span.from);
  }

  /** People and animals that the person told by name, the most significant first. */
  people({ group }: { group: boolean }): { name: string; role: string }[] {
    return this.memories({ group })
      .flatMap((memory) => {
        const { fact, supersededAt, objection, significance } = memory;
        const isNamed = fact?.relation === 'name' && !fact.negated && !/^(?:person|soul)$/.test(fact.subject);
        if (!isNamed || supersededAt !== null || objection !== null || provenanceOf(memory) !== 'person') return [];
        return [{ name: fact.value, role: fact.subject, significance, id: memory.id }];
      })
      .sort((one, other) => other.significance - one.significance || other.id - one.id)
      .map(({ name, role }) => ({ name, role }));
  }

  /** Memories that a text brings to mind, the most alike first. */
  nearestMemories(text: string, at: number, limit: number): KeptMemory[] {
    return this.index
      .search({
        text,
        from: 'person',
        at,
        limit,
        feelings: [],
        embedding: null,
        accept: (key) => kindOf(key) === 'memory',
      })
      .flatMap(({ key }) => this.kept.get(idIn(key)) ?? []);
  }

  /** What comes up only where it is asked for closely: what lies in the archive, and messages that tell of nothing but what the person put there. */
  private resting(): Set<string> {
    const keys = new Set<string>();
    const kept = [...this.kept.values()];
    for (const memory of kept) {
      if (isPutAway(memory)) keys.add(`memory:${memory.id}`);
      if (isPutAwayByPerson(memory)) for (const id of memory.messageIds) keys.add(`message:${id}`);
    }
    if (keys.size === 0) return keys;
    for (const memory of kept.filter((one) => !isPutAwayByPerson(one)))
      for (const id of memory.messageIds) keys.delete(`message:${id}`);
    return keys;
  }

  /** Whether it was brought with anything. */
  get wasBrought(): boolean {
    return !this.archive.empty;
  }

  /** What was said next where a line of the archive was said; null at its end. */
  following(line: Recollection): Recollection | null {
    return this.archive.following(line);
  }

  /** What the soul said where what was said to it was like this, the most alike first. */
  likeSituations(text: string, at: number, limit: number): OwnWords[] {
    return this.archive.likeSituations(text, at, limit);
  }

  /** The first exchanges of its archive that are short enough to be examples; the same as long as the archive is. */
  examples(limit: number): Exchanged[] {
    return this.archive.examples(limit);
  }

  /** Own words as things recalled, for a reply that used them. */
  ownLines(words: readonly OwnWords[]): Recollection[] {
    return this.archive.recalled(words);
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
        const { content, saidAt: at, conversationId } = memory;
        const text = this.texts.passage(hit.key) ?? content;
        const messageId = memory.messageIds.at(-1) ?? null;
        return [{ ...base, ...authorOf(memory, this.names.person), text, at, memory, conversationId, messageId }];
      }
      if (hit.kind === 'note') {
        const note = this.notes.get(hit.id);
        if (!note) return [];
        const { content: text, span, conversationId } = note;
        return [{ ...base, ...nowhere, from: 'other', speaker: '', text, at: span.from, conversationId }];
      }
      if (hit.kind === 'file') {
        const passage = this.shelf.passage(hit.key);
        return passage ? [{ ...base, ...passage, from: 'other', speaker: '', memory: null }] : [];
      }
      const line = this.archive.line(hit.key);
      return line ? [{ ...base, ...line }] : [];
    });
  }
}

/** What a message asks of the soul for the time to come; null where it asks for nothing. */
export function askedIn({ id, conversationId, seq, from, text, whispered }: Heard): AskedInMessage | null {
  const sentences = from === 'person' ? instructionsIn(text) : [];
  return sentences.length === 0 ? null : { messageId: id, conversationId, seq, sentences, whispered };
}
