import { setImmediate as yieldEventLoop } from 'node:timers/promises';
import {
  archiveOf,
  configured,
  clearAnalyses,
  type Heard,
  MAX_EMBEDDED_MESSAGES,
  ownWordsOf,
  selfOf,
  SoulMemory,
} from '@kinloom/mind';
import { ModelClients } from '@kinloom/domain/models';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import type { CachedMind, EmbeddingModelKey, MindItemCounts, SoulMind, MindRequest } from './mind-types';
import {
  MindsRepository,
  type ConversationCursor,
  type EmbeddingRow,
  type SoulRow,
  toHeardFile,
  toQuantizedVector,
} from './minds.repository';
import { toHeard, toKeptMemory, toNote } from '../memory-rows';
import { loadArchive } from './load-archive';

/** Messages per page while a mind is built; the event loop is yielded between pages. */
const MESSAGE_PAGE = 2_000;
/** Files per page, each about 100 kB of text. */
const FILE_PAGE = 20;
/** Vectors per page, each about 1 kB; the event loop is yielded between pages. */
const EMBEDDING_PAGE = 2_000;
/** Capacity of the cache over all minds, in items (about 220 bytes each, plus text). */
const CACHE_CAPACITY = 1_000_000;
/** Minimum cost of one mind in items. */
const MIN_MIND_COST = 200;
/**
 * Milliseconds of disuse after which a mind is evicted. Must stay below the retention of tombstones, so that a cached mind has seen every
 * tombstone.
 */
const IDLE_MS = 3_600_000;

/**
 * LRU cache of souls' minds. A mind is loaded from the database on first use and refreshed before each reply from the changes since its
 * version, so several processes may cache the same soul.
 */
@Injectable()
export class MindsService {
  /** By soul id, least recently used first. */
  private readonly cache = new Map<number, CachedMind>();
  private readonly builds = new Map<number, Promise<CachedMind>>();
  /** Deleted souls; a mind whose build was in progress at deletion is not cached. */
  private readonly deleted = new Set<number>();

  constructor(
    private readonly minds: MindsRepository,
    private readonly clients: ModelClients,
    realtime: Realtime,
  ) {
    realtime.onForgotten(({ souls }) => this.evictDeleted(souls));
  }

  /** Returns the mind, refreshed to the requested state. @returns null if the soul was deleted */
  async mind(wanted: MindRequest): Promise<SoulMind | null> {
    const mind = this.findCached(wanted) ?? (await this.buildOnce(wanted));
    if (!mind) return null;
    await this.serialize(mind, () => this.refresh(mind, wanted));
    return mind;
  }

  /** Returns the mind for reflection, refreshed to `version`; recent messages need not be loaded. @returns null if the soul was deleted */
  async mindForReflection(soulId: number, version: number, person: string): Promise<SoulMind | null> {
    const mind = this.findCached({ soulId, person }) ?? (await this.buildOnce({ soulId, person }));
    if (mind) {
      await this.serialize(mind, async () => {
        if (version > mind.soul.version) await this.applyChanges(mind);
      });
    }
    return mind;
  }

  /** Evicts and rebuilds a mind. @returns item counts of the new mind; null if the soul was deleted */
  async reload(soulId: number, person: string): Promise<MindItemCounts | null> {
    this.cache.delete(soulId);
    return (await this.buildOnce({ soulId, person }))?.counts ?? null;
  }

  /** Messages in the form the mind uses, read from the database. */
  async messages(soulId: number, ids: readonly number[]): Promise<Heard[]> {
    return (await this.minds.messages(soulId, ids)).map(toHeard);
  }

  private get embeddingModel(): EmbeddingModelKey | null {
    const { embedder } = this.clients;
    return embedder && { name: embedder.name, version: embedder.version };
  }

  /** Evicts deleted souls and clears cached message analyses. */
  private evictDeleted(souls: readonly number[]): void {
    if (souls.length > 0) clearAnalyses();
    for (const soulId of souls) {
      this.cache.delete(soulId);
      this.deleted.add(soulId);
    }
  }

  private serialize(mind: CachedMind, look: () => Promise<void>): Promise<void> {
    const done = mind.refreshChain.then(look);
    // The caller receives the error; the next refresh in the chain starts from a resolved promise.
    mind.refreshChain = done.catch(() => undefined);
    return done;
  }

  private findCached({ soulId, person }: Pick<MindRequest, 'soulId' | 'person'>): CachedMind | null {
    const mind = this.cache.get(soulId);
    this.cache.delete(soulId);
    if (!mind || mind.person !== person || mind.usedAt < Date.now() - IDLE_MS) return null;
    const { embeddingModel } = this;
    if (mind.embeddingModel?.name !== embeddingModel?.name || mind.embeddingModel?.version !== embeddingModel?.version)
      return null;
    mind.usedAt = Date.now();
    this.cache.set(soulId, mind);
    return mind;
  }

  /** Builds a mind; concurrent requests for the same soul share one build. */
  private async buildOnce({ soulId, person }: Pick<MindRequest, 'soulId' | 'person'>): Promise<CachedMind | null> {
    const under = this.builds.get(soulId);
    if (under) return under;
    const soul = await this.minds.soul(soulId);
    if (!soul) return null;
    const build = this.builds.get(soulId) ?? this.build(soul, person).finally(() => this.builds.delete(soulId));
    this.builds.set(soulId, build);
    const mind = await build;
    if (this.deleted.has(soulId)) return null;
    this.cache.set(soulId, mind);
    this.evict();
    return mind;
  }

  private async build(soul: SoulRow, person: string): Promise<CachedMind> {
    const { personality } = soul;
    const archive = typeof personality === 'string' ? [] : archiveOf(personality, soul.name);
    const memory = new SoulMemory({ person, soul: soul.name }, archive, ownWordsOf(archive));
    const mind: CachedMind = {
      soul,
      self: selfOf(soul),
      memory,
      person,
      embeddingModel: this.embeddingModel,
      embeddingRevision: -1,
      lastSeqs: new Map(),
      lastFileId: 0,
      counts: { messages: 0, memories: 0, archive: archive.length, files: 0 },
      styleSample: [],
      usedAt: Date.now(),
      refreshChain: Promise.resolve(),
    };
    const stored = await loadArchive(this.minds, soul.id, memory);
    mind.counts.archive += stored.lines;
    mind.styleSample = stored.styleSample;
    mind.self = configured(selfOf(soul, stored.styleSample), soul.config);
    // Read the upper bounds first: messages added during the build are loaded by the next refresh.
    const audible = await this.minds.readableSeqs(soul.id);
    let place: ConversationCursor = { conversationId: 0, seq: 0 };
    for (;;) {
      const rows = await this.minds.messagesAfter(soul.id, place, MESSAGE_PAGE);
      memory.hear(rows.map(toHeard));
      mind.counts.messages += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < MESSAGE_PAGE) break;
      place = { conversationId: last.conversation_id, seq: last.seq };
      await yieldEventLoop();
    }
    for (const { conversationId, seq } of audible) mind.lastSeqs.set(conversationId, seq);
    await this.loadMessageFiles(mind);
    await this.loadOwnFiles(mind);
    const [memories, notes, objections] = await Promise.all([
      this.minds.memories(soul.id, -1),
      this.minds.notes(soul.id, -1),
      this.minds.objections(soul.id),
    ]);
    mind.counts.memories = memories.length;
    memory.keep(memories.map(toKeptMemory));
    memory.note(notes.map(toNote));
    memory.forget(objections);
    // The soul's row was read first: vectors of later revisions are loaded again by the next refresh.
    await this.loadEmbeddings(mind, soul.embedding_revision);
    return mind;
  }

  private async refresh(mind: CachedMind, wanted: MindRequest): Promise<void> {
    const { version, conversationId, history, withFiles, seq, isComplete: whole, otherSeqsSum: elsewhere } = wanted;
    const { memory } = mind;
    if (version > mind.soul.version) await this.applyChanges(mind);
    const overlaps = whole || history.some(({ id }) => memory.hasHeard(id));
    const others = [...mind.lastSeqs].reduce((sum, [id, seq]) => (id === conversationId ? sum : sum + seq), 0);
    if (!overlaps || others !== elsewhere) await this.loadNewMessages(mind);
    memory.hear(history.filter(({ id }) => !memory.hasHeard(id)));
    await this.loadFilesOf(memory, mind.soul.id, withFiles);
    mind.lastSeqs.set(conversationId, Math.max(seq - 1, mind.lastSeqs.get(conversationId) ?? 0));
    // Last: a vector is set only where its text is loaded.
    if (wanted.embeddingRevision > mind.embeddingRevision) await this.loadEmbeddings(mind, wanted.embeddingRevision);
  }

  /** Loads vectors written since the last time, up to the newest `MAX_EMBEDDED_MESSAGES`. Without an embedding model there are none to load. */
  private async loadEmbeddings(mind: CachedMind, revision: number): Promise<void> {
    const { soul, embeddingModel, embeddingRevision: afterRevision } = mind;
    if (!embeddingModel) return;
    mind.memory.setEmbeddings(
      (await this.minds.ownEmbeddings(soul.id, embeddingModel, afterRevision)).map(
        (row) => [row.key, toQuantizedVector(row)] as const,
      ),
    );
    const newest: EmbeddingRow[] = [];
    for (let beforeId = Number.MAX_SAFE_INTEGER; newest.length < MAX_EMBEDDED_MESSAGES;) {
      const page = await this.minds.messageEmbeddings(
        soul.id,
        embeddingModel,
        { afterRevision, beforeId },
        EMBEDDING_PAGE,
      );
      newest.push(...page);
      beforeId = page.at(-1)?.id ?? 0;
      if (page.length < EMBEDDING_PAGE) break;
      await yieldEventLoop();
    }
    mind.memory.setEmbeddings(newest.reverse().map((row) => [`message:${row.id}`, toQuantizedVector(row)] as const));
    mind.embeddingRevision = revision;
  }

  /** Applies changes to the soul and its memories since the cached version. */
  private async applyChanges(mind: CachedMind): Promise<void> {
    const { id, version: before, name } = mind.soul;
    // Read the version first: the other queries return data of that version or later, and later data is applied again next time.
    const soul = await this.minds.soul(id);
    const [memories, notes, forgotten] = await Promise.all([
      this.minds.memories(id, before),
      this.minds.notes(id, before),
      this.minds.tombstones(id, before),
    ]);
    if (!soul) return;
    // A new name or personality, a deleted conversation or a changed import requires a full rebuild.
    const needsRebuild = forgotten.some((key) => /^(?:conversation|import):/.test(key));
    if (
      needsRebuild ||
      soul.name !== name ||
      JSON.stringify(soul.personality) !== JSON.stringify(mind.soul.personality)
    ) {
      const { refreshChain: under } = mind;
      Object.assign(mind, await this.build(soul, mind.person), { under });
      return;
    }
    mind.self = configured(selfOf(soul, mind.styleSample), soul.config);
    mind.memory.forget(forgotten);
    // Edited messages are reloaded.
    const reworded = forgotten.flatMap((key) =>
      key.startsWith('message:') ? [Number(key.slice('message:'.length))] : [],
    );
    if (reworded.length > 0) mind.memory.hear((await this.minds.messages(id, reworded)).map(toHeard));
    await this.loadFilesOf(mind.memory, id, reworded);
    await this.loadOwnFiles(mind);
    mind.memory.keep(memories.map(toKeptMemory));
    mind.memory.note(notes.map(toNote));
    mind.soul = soul;
  }

  /** Loads new messages of all conversations since the last refresh. */
  private async loadNewMessages(mind: CachedMind): Promise<void> {
    const audible = await this.minds.readableSeqs(mind.soul.id);
    mind.lastSeqs = new Map(
      [...mind.lastSeqs].filter(([id]) => audible.some(({ conversationId }) => conversationId === id)),
    );
    const news = audible.filter(({ conversationId, seq }) => seq > (mind.lastSeqs.get(conversationId) ?? 0));
    if (news.length === 0) return;
    const from = news.map(({ conversationId }) => ({ conversationId, seq: mind.lastSeqs.get(conversationId) ?? 0 }));
    const to = new Map(news.map(({ conversationId, seq }) => [conversationId, seq]));
    const rows = await this.minds.messagesBetween(from, to);
    mind.memory.hear(rows.map(toHeard).filter(({ id }) => !mind.memory.hasHeard(id)));
    await this.loadFilesOf(mind.memory, mind.soul.id, await this.minds.messagesWithFiles(from, to));
    for (const { conversationId, seq } of news) mind.lastSeqs.set(conversationId, seq);
  }

  /** Loads files of these messages that are not loaded yet. */
  private async loadFilesOf(memory: SoulMemory, soulId: number, messageIds: readonly number[]): Promise<void> {
    const unread = messageIds.filter((id) => !memory.hasRead(id));
    if (unread.length > 0) memory.read((await this.minds.filesOf(soulId, unread)).map(toHeardFile), unread);
  }

  /** Loads the files of all conversations. */
  private async loadMessageFiles({ memory, soul, counts }: CachedMind): Promise<void> {
    for (let after = 0; ;) {
      const files = (await this.minds.files(soul.id, after, FILE_PAGE)).map(toHeardFile);
      memory.read(files, []);
      counts.files += files.length;
      after = files.at(-1)?.id ?? 0;
      if (files.length < FILE_PAGE) return;
      await yieldEventLoop();
    }
  }

  /** Loads files given to the soul directly since the last refresh; cursor is the file id. */
  private async loadOwnFiles(mind: CachedMind): Promise<void> {
    for (;;) {
      const files = (await this.minds.ownFiles(mind.soul.id, mind.lastFileId, FILE_PAGE)).map(toHeardFile);
      mind.memory.read(files, []);
      mind.counts.files += files.length;
      mind.lastFileId = files.at(-1)?.id ?? mind.lastFileId;
      if (files.length < FILE_PAGE) return;
      await yieldEventLoop();
    }
  }

  /** Evicts minds in LRU order while the total cost exceeds the capacity, and minds that were not used for `IDLE_MS`. */
  private evict(): void {
    const cost = ({ memory }: CachedMind) => Math.max(MIN_MIND_COST, memory.size);
    let size = [...this.cache.values()].reduce((sum, mind) => sum + cost(mind), 0);
    const since = Date.now() - IDLE_MS;
    for (const [soulId, mind] of this.cache) {
      if ((size <= CACHE_CAPACITY && mind.usedAt >= since) || this.cache.size === 1) return;
      this.cache.delete(soulId);
      size -= cost(mind);
    }
  }
}
