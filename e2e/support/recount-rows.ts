import type { EmotionalPattern } from '@kinloom/contract';
import type { TestDatabase } from '@kinloom/testing';
import type { QueryResultRow } from 'pg';

export interface Feeling {
  companion_id: number;
  message_id: number;
  conversation_id: number;
  emotion: EmotionalPattern['emotion'];
  intensity: number;
  dominant: boolean;
  topics: string[];
  at: Date;
}
export interface Depth {
  message_id: number;
  companion_id: number;
  words: number;
  feeling: number;
  confided: number;
  kept: number;
  asked: number;
  vulnerable: boolean;
  at: Date;
}
export interface Memory {
  id: number;
  companion_id: number;
  title: string;
  significance: number;
  emotional_weight: number;
  layer: string;
  at: Date;
  created_at: Date;
  objection: string | null;
  superseded_at: Date | null;
}
export interface Said {
  id: number;
  conversation_id: number;
  companion_id: number | null;
  at: Date;
  forgotten: boolean;
  content: string;
  status: string;
  copy_of: number | null;
}
export interface Change {
  id: number;
  companion_id: number;
  what: string;
  from_value: number;
  to_value: number;
  at: Date;
}

/** Everything that one account's dashboards are drawn from. */
export class Rows {
  constructor(
    protected readonly souls: { id: number; name: string; trust: number; level: number }[],
    protected readonly rooms: { conversation_id: number; companion_id: number }[],
    protected readonly said: Said[],
    protected readonly feelings: Feeling[],
    protected readonly depths: Depth[],
    protected readonly memories: Memory[],
    protected readonly recalls: { message_id: number; companion_id: number; kind: string; ref_id: number }[],
    protected readonly told: { memory_id: number; message_id: number }[],
    protected readonly anchors: { id: number; message_id: number; title: string; souls: number[] }[],
    protected readonly reflections: { companion_id: number; emotional_weight: number }[],
    protected readonly changes: Change[],
  ) {}

  protected heldBy(soul: number): Memory[] {
    return this.memories.filter(
      (memory) => memory.companion_id === soul && memory.objection === null && memory.superseded_at === null,
    );
  }

  /** Messages between the user and this soul. */
  protected between(soul: number): Said[] {
    const rooms = new Set(this.rooms.filter((room) => room.companion_id === soul).map((room) => room.conversation_id));
    return this.said.filter(
      (one) =>
        rooms.has(one.conversation_id) &&
        (one.companion_id === null || one.companion_id === soul) &&
        !one.forgotten &&
        one.content !== '' &&
        ['complete', 'stopped'].includes(one.status) &&
        one.copy_of === null,
    );
  }
}

/** Reads the rows of one account, in the order `Rows` takes them. */
export async function rowsOf(database: TestDatabase, accountId: number): Promise<ConstructorParameters<typeof Rows>> {
  const rows = <Row extends QueryResultRow>(statement: string) => database.query<Row>(statement, [accountId]);
  const own = 'companion_id IN (SELECT id FROM companions WHERE account_id = $1)';
  return [
    await rows('SELECT id, name, trust, relationship_level AS level FROM companions WHERE account_id = $1'),
    await rows(`SELECT * FROM conversation_souls WHERE ${own}`),
    await rows(
      `SELECT m.id, m.conversation_id, m.companion_id, m.created_at AS at, m.forgotten, m.content, m.status, m.copy_of FROM messages m
         JOIN conversations c ON c.id = m.conversation_id WHERE c.account_id = $1`,
    ),
    await rows(`SELECT *, felt_at AS at FROM feelings WHERE ${own} ORDER BY felt_at, message_id`),
    await rows(`SELECT *, said_at AS at FROM message_depth_scores WHERE ${own} ORDER BY said_at, message_id`),
    await rows(`SELECT *, said_at AS at FROM memories WHERE ${own}`),
    await rows(`SELECT * FROM recalls WHERE ${own}`),
    await rows(
      'SELECT s.* FROM memory_messages s JOIN memories m ON m.id = s.memory_id WHERE m.companion_id IN (SELECT id FROM companions WHERE account_id = $1)',
    ),
    await rows(
      `SELECT a.id, a.message_id, a.title, jsonb_agg(s.companion_id) AS souls FROM anchors a JOIN anchor_souls s ON s.anchor_id = a.id
         WHERE a.account_id = $1 GROUP BY a.id`,
    ),
    await rows(`SELECT * FROM soul_reflections WHERE ${own}`),
    await rows(
      `SELECT c.*, coalesce(m.created_at, c.created_at) AS at FROM relationship_changes c LEFT JOIN messages m ON m.id = c.message_id
         WHERE c.${own}`,
    ),
  ];
}
