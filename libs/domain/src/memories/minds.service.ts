import { setImmediate as breathe } from 'node:timers/promises';
import {
  archiveOf,
  configured,
  type Embedder,
  forgetSaid,
  type Heard,
  ownWordsOf,
  selfOf,
  SoulMemory,
} from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable } from '@nestjs/common';
import { EMBEDDER } from './mind.providers';
import type { CachedMind, MadeFrom, SoulMind, MindRequest } from './mind-types';
import { MindsRepository, type Place, type SoulRow, toHeardFile } from './minds.repository';
import { type MemoryRow, toHeard, toKept, toNote } from './memory-rows';
import { loadArchive } from './stored-archive';

/** Messages read at a time while a mind is made: between two such slices, others get their turn. */
const SLICE = 2_000;
/** Files read at a time: of each some 100 kB of text. */
const FILES = 20;
/** Things all minds together may hold: about 220 bytes each beside their words. */
const HELD = 1_000_000;
/** A mind counts for this many things at least, whatever it holds. */
const LEAST = 200;
/**
 * Milliseconds after which a mind that nobody asked for is let go of. Below the time for which the keys of forgotten things are kept:
 * a mind that is here has seen them all.
 */
const IDLE = 3_600_000;

/**
 * The minds of the souls that were spoken to lately. Each is made from the store when its soul is first spoken to, and brought up to date
 * before each answer by what the store says has changed: so any number of processes may hold one.
 */
@Injectable()
export class MindsService {
  /** By soul, the least lately used first. */
  private readonly held = new Map<number, CachedMind>();
  private readonly making = new Map<number, Promise<CachedMind>>();
  /** Souls that are gone: a mind that was being made meanwhile is not held. */
  private readonly lost = new Set<number>();

  constructor(
    private readonly minds: MindsRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder | null,
    realtime: Realtime,
  ) {
    realtime.onForgotten(({ souls }) => this.forget(souls));
  }

  /** @returns null where the soul is gone */
  async mind(wanted: MindRequest): Promise<SoulMind | null> {
    const mind = this.atHand(wanted) ?? (await this.make(wanted));
    if (!mind) return null;
    await this.inTurn(mind, () => this.refresh(mind, wanted));
    return mind;
  }

  /** What a soul is and keeps, for reflection: what was said last need not have been heard. @returns null where the soul is gone */
  async known(soulId: number, version: number, person: string): Promise<SoulMind | null> {
    const mind = this.atHand({ soulId, person }) ?? (await this.make({ soulId, person }));
    if (mind) {
      await this.inTurn(mind, async () => {
        if (version > mind.soul.version) await this.remember(mind);
      });
    }
    return mind;
  }

  /** Lets go of what is held of a soul, and makes it anew from the store. @returns what it was made from; null where the soul is gone */
  async reload(soulId: number, person: string): Promise<MadeFrom | null> {
    this.held.delete(soulId);
    return (await this.make({ soulId, person }))?.read ?? null;
  }

  /** Heard messages as the store has them now. */
  async messages(soulId: number, ids: readonly number[]): Promise<Heard[]> {
    return (await this.minds.messages(soulId, ids)).map(toHeard);
  }

  /** Lets go of what is held of souls that are gone, and of what souls were heard to say. */
  private forget(souls: readonly number[]): void {
    if (souls.length > 0) forgetSaid();
    for (const soulId of souls) {
      this.held.delete(soulId);
      this.lost.add(soulId);
    }
  }

  private inTurn(mind: CachedMind, look: () => Promise<void>): Promise<void> {
    const done = mind.under.then(look);
    // Who asked learns of a failure; who comes next begins anew.
    mind.under = done.catch(() => undefined);
    return done;
  }

  private atHand({ soulId, person }: Pick<MindRequest, 'soulId' | 'person'>): CachedMind | null {
    const mind = this.held.get(soulId);
    this.held.delete(soulId);
    if (!mind || mind.person !== person || mind.usedAt < Date.now() - IDLE) return null;
    mind.usedAt = Date.now();
    this.held.set(soulId, mind);
    return mind;
  }

  /** Makes a mind, once for all that ask for it meanwhile. */
  private async make({ soulId, person }: Pick<MindRequest, 'soulId' | 'person'>): Promise<CachedMind | null> {
    const under = this.making.get(soulId);
    if (under) return under;
    const soul = await this.minds.soul(soulId);
    if (!soul) return null;
    const making = this.making.get(soulId) ?? this.made(soul, person).finally(() => this.making.delete(soulId));
    this.making.set(soulId, making);
    const mind = await making;
    if (this.lost.has(soulId)) return null;
    this.held.set(soulId, mind);
    this.makeRoom();
    return mind;
  }

  private async made(soul: SoulRow, person: string): Promise<CachedMind> {
    const { personality } = soul;
    const archive = typeof personality === 'string' ? [] : archiveOf(personality, soul.name);
    const memory = new SoulMemory({ person, soul: soul.name }, archive, ownWordsOf(archive));
    const mind: CachedMind = {
      soul,
      self: selfOf(soul),
      memory,
      person,
      places: new Map(),
      brought: 0,
      read: { messages: 0, memories: 0, archive: archive.length, files: 0 },
      telling: [],
      usedAt: Date.now(),
      under: Promise.resolve(),
    };
    const stored = await loadArchive(this.minds, soul.id, memory);
    mind.read.archive += stored.lines;
    mind.telling = stored.telling;
    mind.self = configured(selfOf(soul, stored.telling), soul.config);
    // How far there is to hear is read first: what is said meanwhile is heard with the next look.
    const audible = await this.minds.audible(soul.id);
    let place: Place = { conversationId: 0, seq: 0 };
    for (;;) {
      const rows = await this.minds.everything(soul.id, place, SLICE);
      memory.hear(rows.map(toHeard));
      mind.read.messages += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < SLICE) break;
      place = { conversationId: last.conversation_id, seq: last.seq };
      await breathe();
    }
    for (const { conversationId, seq } of audible) mind.places.set(conversationId, seq);
    await this.readAll(mind);
    await this.readBrought(mind);
    const [memories, notes, objections] = await Promise.all([
      this.minds.memories(soul.id, -1),
      this.minds.notes(soul.id, -1),
      this.minds.objections(soul.id),
    ]);
    mind.read.memories = memories.length;
    this.keep(memory, memories);
    memory.note(notes.map(toNote));
    memory.forget(objections);
    return mind;
  }

  private async refresh(
    mind: CachedMind,
    { version, conversationId, history, withFiles, seq, whole, elsewhere }: MindRequest,
  ): Promise<void> {
    const { memory } = mind;
    if (version > mind.soul.version) await this.remember(mind);
    const overlaps = whole || history.some(({ id }) => memory.hasHeard(id));
    const others = [...mind.places].reduce((sum, [id, seq]) => (id === conversationId ? sum : sum + seq), 0);
    if (!overlaps || others !== elsewhere) await this.listen(mind);
    memory.hear(history.filter(({ id }) => !memory.hasHeard(id)));
    await this.read(memory, mind.soul.id, withFiles);
    mind.places.set(conversationId, Math.max(seq - 1, mind.places.get(conversationId) ?? 0));
  }

  /** Takes in what changed of the soul and what it remembers. */
  private async remember(mind: CachedMind): Promise<void> {
    const { id, version: before, name } = mind.soul;
    // The version first: what the rest then shows is of that version or later, and is read again with the next look.
    const soul = await this.minds.soul(id);
    const [memories, notes, forgotten] = await Promise.all([
      this.minds.memories(id, before),
      this.minds.notes(id, before),
      this.minds.forgotten(id, before),
    ]);
    if (!soul) return;
    // Another name or archive makes another memory of it, and so does the loss of a whole conversation.
    const lost = forgotten.some((key) => /^(?:conversation|import):/.test(key));
    if (lost || soul.name !== name || JSON.stringify(soul.personality) !== JSON.stringify(mind.soul.personality)) {
      const { under } = mind;
      Object.assign(mind, await this.made(soul, mind.person), { under });
      return;
    }
    mind.self = configured(selfOf(soul, mind.telling), soul.config);
    mind.memory.forget(forgotten);
    // What was only said in other words is heard again.
    const reworded = forgotten.flatMap((key) =>
      key.startsWith('message:') ? [Number(key.slice('message:'.length))] : [],
    );
    if (reworded.length > 0) mind.memory.hear((await this.minds.messages(id, reworded)).map(toHeard));
    await this.read(mind.memory, id, reworded);
    await this.readBrought(mind);
    this.keep(mind.memory, memories);
    mind.memory.note(notes.map(toNote));
    mind.soul = soul;
  }

  /** Hears what was said in all its conversations since the last time. */
  private async listen(mind: CachedMind): Promise<void> {
    const audible = await this.minds.audible(mind.soul.id);
    mind.places = new Map(
      [...mind.places].filter(([id]) => audible.some(({ conversationId }) => conversationId === id)),
    );
    const news = audible.filter(({ conversationId, seq }) => seq > (mind.places.get(conversationId) ?? 0));
    if (news.length === 0) return;
    const from = news.map(({ conversationId }) => ({ conversationId, seq: mind.places.get(conversationId) ?? 0 }));
    const to = new Map(news.map(({ conversationId, seq }) => [conversationId, seq]));
    const rows = await this.minds.between(from, to);
    mind.memory.hear(rows.map(toHeard).filter(({ id }) => !mind.memory.hasHeard(id)));
    await this.read(mind.memory, mind.soul.id, await this.minds.withFiles(from, to));
    for (const { conversationId, seq } of news) mind.places.set(conversationId, seq);
  }

  /** Reads the files of these messages, where it has not. */
  private async read(memory: SoulMemory, soulId: number, messageIds: readonly number[]): Promise<void> {
    const unread = messageIds.filter((id) => !memory.hasRead(id));
    if (unread.length > 0) memory.read((await this.minds.filesOf(soulId, unread)).map(toHeardFile), unread);
  }

  /** Reads all files of its conversations. */
  private async readAll({ memory, soul, read }: CachedMind): Promise<void> {
    for (let after = 0; ;) {
      const files = (await this.minds.files(soul.id, after, FILES)).map(toHeardFile);
      memory.read(files, []);
      read.files += files.length;
      after = files.at(-1)?.id ?? 0;
      if (files.length < FILES) return;
      await breathe();
    }
  }

  /** Reads the files that were given to the soul itself since the last time: they are kept in the order of their ids. */
  private async readBrought(mind: CachedMind): Promise<void> {
    for (;;) {
      const files = (await this.minds.brought(mind.soul.id, mind.brought, FILES)).map(toHeardFile);
      mind.memory.read(files, []);
      mind.read.files += files.length;
      mind.brought = files.at(-1)?.id ?? mind.brought;
      if (files.length < FILES) return;
      await breathe();
    }
  }

  /** Lets go of the minds that were least lately asked for, where all together hold too much, and of those nobody asks for. */
  private makeRoom(): void {
    const cost = ({ memory }: CachedMind) => Math.max(LEAST, memory.size);
    let size = [...this.held.values()].reduce((sum, mind) => sum + cost(mind), 0);
    const since = Date.now() - IDLE;
    for (const [soulId, mind] of this.held) {
      if ((size <= HELD && mind.usedAt >= since) || this.held.size === 1) return;
      this.held.delete(soulId);
      size -= cost(mind);
    }
  }

  private keep(memory: SoulMemory, rows: readonly MemoryRow[]): void {
    const embeddings = rows.flatMap(({ id, embedding, embedding_model }) =>
      embedding && embedding_model === this.embedder?.name ? [[id, Float32Array.from(embedding)] as const] : [],
    );
    memory.keep(rows.map(toKept), new Map(embeddings));
  }
}
