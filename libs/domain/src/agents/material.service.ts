import { MindsService, type SoulMind } from '@kinloom/domain/memories';
import {
  isAbout,
  type KeptMemory,
  type Line,
  type Piece,
  ranked,
  type Recollection,
  similarTo,
  type TaskReading,
  weighed,
} from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { createEventLoopYielder } from './event-loop-yielder';
import { AgentMaterialRepository, type SaidRow, type SoulRow } from './material.repository';

/** Maximum souls whose memories are searched (the most recently active). */
export const SOULS = 8;
/** Maximum results per soul and query. */
const FOUND = 40;
/** Maximum messages read for a time span or for everything. */
const SAID = 300;

/** Retrieves an account's own material for agents; whispered content is excluded. */
@Injectable()
export class MaterialService {
  constructor(
    private readonly material: AgentMaterialRepository,
    private readonly minds: MindsService,
  ) {}

  souls(accountId: number): Promise<SoulRow[]> {
    return this.material.souls(accountId);
  }

  countMaterial(accountId: number): ReturnType<AgentMaterialRepository['countMaterial']> {
    return this.material.countMaterial(accountId);
  }

  /** A soul's mind, refreshed. @returns null if the soul was deleted */
  async mind(accountId: number, soul: SoulRow): Promise<SoulMind | null> {
    const person = await this.material.person(accountId);
    const { id: soulId, version, elsewhere } = soul;
    // No current conversation: all conversations count as other ones.
    return this.minds.mind({
      soulId,
      version,
      // Agents search by words.
      embeddingRevision: 0,
      person,
      conversationId: 0,
      history: [],
      seq: 1,
      withFiles: [],
      isComplete: true,
      otherSeqsSum: elsewhere,
    });
  }

  /** Retrieves pieces for several queries from several souls, deduplicated; adds messages of the time span if the task names one. */
  async gather(
    accountId: number,
    souls: readonly SoulRow[],
    reading: TaskReading,
    cues: readonly string[],
  ): Promise<Piece[]> {
    const pieces = new Map<string, Piece>();
    const add = (piece: Piece) => {
      const key = `${piece.kind === 'message' || piece.kind === 'file' ? '' : piece.soul.id}:${piece.key}`;
      const known = pieces.get(key);
      if (!known || known.fit < piece.fit) pieces.set(key, piece);
    };
    const yieldIfDue = createEventLoopYielder();
    for (const soul of souls) {
      const mind = await this.mind(accountId, soul);
      if (!mind) continue;
      for (const cue of cues) {
        for (const piece of await this.find(mind, soul, cue)) add(piece);
        await yieldIfDue();
      }
      if (reading.open) for (const memory of strongest(mind, reading)) add(ofMemory(memory, soul));
    }
    if (reading.open || reading.span) {
      const ids = new Set(souls.map(({ id }) => id));
      const { from = null, to = null } = reading.span ?? {};
      for (const row of await this.material.listStatements(accountId, from, to, SAID))
        if (ids.has(row.companion_id)) add(ofSaid(row));
    }
    return [...pieces.values()];
  }

  /**
   * Sentences about a task, highest score first, with the pieces they were chosen from. Where none holds a word of the task, those that hold
   * words of like meaning.
   */
  async search(
    accountId: number,
    souls: readonly SoulRow[],
    reading: TaskReading,
    cues: readonly string[],
  ): Promise<{ pieces: Piece[]; lines: Line[] }> {
    const pieces = await this.gather(accountId, souls, reading, cues);
    const lines = (await this.lines(pieces, reading)).filter((line) => isAbout(line, reading));
    if (lines.length > 0 || reading.open) return { pieces, lines };
    // Recall finds by the words of the task, so everything recent and significant is looked through.
    const everything = await this.gather(accountId, souls, { ...reading, open: true }, []);
    const similar = similarTo(reading);
    return {
      pieces: everything,
      lines: (await this.lines(everything, similar)).filter((line) => isAbout(line, similar)),
    };
  }

  /** Sentences of pieces, highest score for the task first; yields the event loop. */
  async lines(pieces: readonly Piece[], reading: TaskReading): Promise<Line[]> {
    const yieldIfDue = createEventLoopYielder();
    const now = Date.now();
    const lines: Line[] = [];
    for (const piece of pieces) {
      lines.push(...weighed([piece], reading, now));
      await yieldIfDue();
    }
    return ranked(lines);
  }

  /** The person's newest messages, newest first. */
  async listStatements(accountId: number, limit: number): Promise<Piece[]> {
    return (await this.material.listStatements(accountId, null, null, limit)).map(ofSaid);
  }

  private async find(mind: SoulMind, soul: SoulRow, cue: string): Promise<Piece[]> {
    const { memory } = mind;
    const found = memory.find({
      text: cue,
      at: Date.now(),
      // As in a group conversation: material of several souls excludes what was whispered to one.
      group: true,
      feelings: [],
      leaveOut: new Set(),
      embedding: null,
      limit: FOUND,
    });
    const messageIds = found.filter(({ kind }) => kind === 'message').map(({ id }) => id);
    const stored = messageIds.length > 0 ? await this.minds.messages(soul.id, messageIds) : [];
    const denied = new Set(
      memory
        .everything()
        .filter(({ objection, edited }) => edited || objection === 'wrong' || objection === 'never-mention')
        .flatMap(({ messageIds }) => messageIds),
    );
    return (
      memory
        .recollect(found, new Map(stored.map((one) => [one.id, one])))
        .filter(({ messageId, kind }) => kind === 'memory' || messageId === null || !denied.has(messageId))
        // Messages of souls are no evidence about the person, and may repeat whispered content.
        .filter(({ kind, from }) => !(kind === 'message' && from === 'soul'))
        .map((one) => ofRecollection(one, soul))
    );
  }
}

/** Most significant memories within the requested time span. */
function strongest({ memory }: SoulMind, { span }: TaskReading): KeptMemory[] {
  return memory
    .memories({ group: true })
    .filter(
      ({ saidAt, supersededBy }) => supersededBy === null && (!span || (saidAt >= span.from && saidAt <= span.to)),
    )
    .sort((a, b) => b.significance - a.significance || b.saidAt - a.saidAt)
    .slice(0, FOUND);
}

const soulOf = ({ id, name }: SoulRow): Piece['soul'] => ({ id, name });

/** Converts a memory of a soul to a piece of material for agents. */
export function ofMemory(memory: KeptMemory, soul: SoulRow): Piece {
  return {
    key: `memory:${memory.id}`,
    kind: 'memory',
    soul: soulOf(soul),
    from: 'person',
    speaker: '',
    text: memory.content,
    at: memory.saidAt,
    title: memory.title,
    conversationId: memory.conversationId,
    messageId: memory.messageIds.at(-1) ?? null,
    fit: 0,
    supersededAt: memory.supersededAt,
  };
}

function ofSaid(row: SaidRow): Piece {
  return {
    key: `message:${row.id}`,
    kind: 'message',
    soul: { id: row.companion_id, name: row.soul },
    from: 'person',
    speaker: '',
    text: row.content,
    at: row.said_at.getTime(),
    title: '',
    conversationId: row.conversation_id,
    messageId: row.id,
    fit: 0,
    supersededAt: null,
  };
}

function ofRecollection(one: Recollection, soul: SoulRow): Piece {
  if (one.memory) return { ...ofMemory(one.memory, soul), fit: one.fit };
  const { key, kind, from, speaker, text, at, conversationId, messageId, fit, title = '' } = one;
  const own = soulOf(soul);
  return { key, kind, soul: own, from, speaker, text, at, title, conversationId, messageId, fit, supersededAt: null };
}
