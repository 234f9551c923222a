import type { Memory, MemoryKind, MemoryLayer, MemorySourceType, MemoryStatus, Objection } from '@kinloom/contract';
import type { Fact, Heard, KeptMemory, KeptNote, Span } from '@kinloom/mind';

export interface MemoryRow {
  id: number;
  companion_id: number;
  kind: MemoryKind;
  title: string;
  content: string;
  fact: Fact | null;
  span: Span | null;
  layer: MemoryLayer;
  status: MemoryStatus;
  tones: string[];
  tags: string[];
  emotional_weight: number;
  significance: number;
  whispered: boolean;
  said_at: Date;
  source_type: MemorySourceType;
  source_id: number | null;
  source_label: string;
  source_why: string | null;
  conversation_id: number | null;
  key: string;
  objection: Objection | null;
  superseded_by: number | null;
  superseded_at: Date | null;
  recall_count: number;
  last_recalled_at: Date | null;
  created_at: Date;
  message_ids: number[];
  emphasis: number;
  faded_at: Date | null;
  edited: boolean;
  /** When the successor was stated; the time of supersession if the successor is unknown. */
  ended_at: Date | null;
}

/** SQL: when memory `m` stopped being valid. Uses the successor's `said_at`, because imports can add statements made long ago. */
export const ENDED_AT = `CASE WHEN m.superseded_at IS NOT NULL THEN
    coalesce((SELECT greatest(n.said_at, m.said_at) FROM memories n WHERE n.id = m.superseded_by), m.superseded_at) END`;

/** Columns of a memory `m`. */
export const MEMORY_COLUMNS = `m.id, m.companion_id, m.kind, m.title, m.content, m.fact, m.span, m.layer, m.status, m.tones, m.tags,
  m.emotional_weight, m.significance, m.whispered, m.said_at, m.source_type, m.source_id, m.source_label, m.source_why, m.conversation_id,
  m.key,
  m.objection, m.superseded_by, m.superseded_at, m.recall_count, m.last_recalled_at, m.created_at,
  m.emphasis, m.faded_at, m.edited, ${ENDED_AT} AS ended_at,
  (SELECT coalesce(array_agg(s.message_id ORDER BY s.message_id), '{}') FROM memory_messages s WHERE s.memory_id = m.id) AS message_ids`;

/** Maps a memory row for the mind. */
export function toKeptMemory(row: MemoryRow): KeptMemory {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    content: row.content,
    fact: row.fact,
    span: row.span,
    layer: row.layer,
    status: row.status,
    tones: row.tones,
    tags: row.tags,
    emotionalWeight: row.emotional_weight,
    significance: row.significance,
    whispered: row.whispered,
    saidAt: row.said_at.getTime(),
    key: row.key,
    source: { type: row.source_type, id: row.source_id, label: row.source_label },
    messageIds: row.message_ids.map(Number),
    conversationId: row.conversation_id,
    recallCount: row.recall_count,
    lastRecalledAt: row.last_recalled_at?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
    objection: row.objection,
    // 0 means superseded by a memory that has since been deleted.
    supersededBy: row.superseded_by ?? (row.superseded_at === null ? null : 0),
    supersededAt: row.superseded_at?.getTime() ?? null,
    emphasis: row.emphasis,
    fadedAt: row.faded_at?.getTime() ?? null,
    edited: row.edited,
  };
}

/** Maps a memory row to the contract. */
export function toMemory(row: MemoryRow): Memory {
  // The driver parses bigint columns to numbers, but not bigint arrays.
  const [first] = row.message_ids.map(Number);
  const sourceMessageId = row.source_type === 'message' ? row.source_id : (first ?? null);
  return {
    id: row.id,
    companionId: row.companion_id,
    title: row.title,
    content: row.content,
    kind: row.kind,
    layer: row.layer,
    status: row.status,
    tones: row.tones,
    tags: row.tags,
    emotionalWeight: Math.round(row.emotional_weight * 100) / 100,
    significance: Math.round(row.significance * 10) / 10,
    source: { type: row.source_type, id: row.source_id, label: row.source_label, why: row.source_why },
    conversationId: sourceMessageId === null ? null : row.conversation_id,
    messageId: row.conversation_id === null ? null : sourceMessageId,
    saidAt: row.said_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    lastRecalledAt: row.last_recalled_at?.toISOString() ?? null,
    recallCount: row.recall_count,
    objection: row.objection,
    supersededBy: row.superseded_by,
    supersededAt: row.ended_at?.toISOString() ?? null,
    emphasis: row.emphasis,
  };
}

export interface NoteRow {
  id: number;
  conversation_id: number;
  title: string;
  content: string;
  keywords: string[];
  feelings: string[];
  span: Span;
  whispered: boolean;
}

/** Maps a session note row for the mind. */
export function toNote({ conversation_id, ...note }: NoteRow): KeptNote {
  return { ...note, conversationId: conversation_id };
}

/** A message row mapped for the mind. `said_at` is in milliseconds since the epoch. */
export interface SpokenMessageRow {
  id: number;
  conversation_id: number;
  seq: number;
  companion_id: number | null;
  speaker: string;
  content: string;
  said_at: number;
  whispered: boolean;
}

/** Columns of a message `m` with the joins of `MESSAGE_JOINS` (soul `p`, account `a`). */
export const MESSAGE_COLUMNS = `m.id, m.conversation_id, m.seq, m.companion_id, coalesce(p.name, a.display_name) AS speaker, m.content,
  (extract(epoch FROM m.created_at) * 1000)::float8 AS said_at, m.whispered`;

/** Joins conversation `c`, account `a` and, if a soul wrote message `m`, that soul `p`. */
export const MESSAGE_JOINS = `JOIN conversations c ON c.id = m.conversation_id JOIN accounts a ON a.id = c.account_id
  LEFT JOIN companions p ON p.id = m.companion_id`;

/** Condition for messages `m` that recall and reflection may use: finished, not forgotten, not a branch copy, not imported. */
export const USABLE_MESSAGE = `m.content <> '' AND m.status IN ('complete', 'stopped') AND NOT m.forgotten AND m.copy_of IS NULL
  AND m.import_id IS NULL`;

/** SQL: hash of a text, by which a stored vector is matched with the text it was computed from. @param text an SQL expression */
export const hashOfTextSql = (text: string): string => `md5(${text})::uuid`;

/** Maps a message row for the mind. */
export function toHeard(row: SpokenMessageRow): Heard {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    from: row.companion_id === null ? 'person' : 'soul',
    speaker: row.speaker,
    text: row.content,
    at: row.said_at,
    whispered: row.whispered,
  };
}
