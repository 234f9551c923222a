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
  embedding: number[] | null;
  embedding_model: string | null;
  emphasis: number;
  faded_at: Date | null;
  edited: boolean;
  /** When what took its place was said; when it was superseded, where that is not known. */
  ended_at: Date | null;
}

/** Since when a memory `m` no longer holds: what is brought later may have been said long before. */
export const ENDED = `CASE WHEN m.superseded_at IS NOT NULL THEN
    coalesce((SELECT greatest(n.said_at, m.said_at) FROM memories n WHERE n.id = m.superseded_by), m.superseded_at) END`;

const COLUMNS = `m.id, m.companion_id, m.kind, m.title, m.content, m.fact, m.span, m.layer, m.status, m.tones, m.tags,
  m.emotional_weight, m.significance, m.whispered, m.said_at, m.source_type, m.source_id, m.source_label, m.source_why, m.conversation_id,
  m.key,
  m.objection, m.superseded_by, m.superseded_at, m.recall_count, m.last_recalled_at, m.created_at,
  m.emphasis, m.faded_at, m.edited, ${ENDED} AS ended_at,
  (SELECT coalesce(array_agg(s.message_id ORDER BY s.message_id), '{}') FROM memory_messages s WHERE s.memory_id = m.id) AS message_ids`;

/** What the statements select of a memory `m`. */
export const MEMORY_COLUMNS = `${COLUMNS}, m.embedding, m.embedding_model`;
/** The same where it is shown or judged: its vector is large, and for recall alone. */
export const SHOWN_COLUMNS = `${COLUMNS}, NULL AS embedding, NULL AS embedding_model`;

export function toKept(row: MemoryRow): KeptMemory {
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
    // 0: something that is gone itself took its place.
    supersededBy: row.superseded_by ?? (row.superseded_at === null ? null : 0),
    supersededAt: row.superseded_at?.getTime() ?? null,
    emphasis: row.emphasis,
    fadedAt: row.faded_at?.getTime() ?? null,
    edited: row.edited,
  };
}

export function toMemory(row: MemoryRow): Memory {
  // The driver parses whole numbers, but not those within an array.
  const [first] = row.message_ids.map(Number);
  const said = row.source_type === 'message' ? row.source_id : (first ?? null);
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
    conversationId: said === null ? null : row.conversation_id,
    messageId: row.conversation_id === null ? null : said,
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

export function toNote({ conversation_id, ...note }: NoteRow): KeptNote {
  return { ...note, conversationId: conversation_id };
}

/** A message as a soul hears it. `said_at` is in milliseconds. */
export interface HeardRow {
  id: number;
  conversation_id: number;
  seq: number;
  companion_id: number | null;
  speaker: string;
  content: string;
  said_at: number;
  whispered: boolean;
}

/** What the statements select of a message `m` whose soul, where a soul wrote it, is `p` and whose account is `a`. */
export const HEARD_COLUMNS = `m.id, m.conversation_id, m.seq, m.companion_id, coalesce(p.name, a.display_name) AS speaker, m.content,
  (extract(epoch FROM m.created_at) * 1000)::float8 AS said_at, m.whispered`;

/** What joins an account `a`, a conversation `c` and, where a soul wrote it, the soul `p` to a message `m`. */
export const SPOKEN = `JOIN conversations c ON c.id = m.conversation_id JOIN accounts a ON a.id = c.account_id
  LEFT JOIN companions p ON p.id = m.companion_id`;

/** What is to be heard of a message `m`: said to its end, not to be forgotten, and not in a branch what was heard where that went off. */
export const AUDIBLE = `m.content <> '' AND m.status IN ('complete', 'stopped') AND NOT m.forgotten AND m.copy_of IS NULL
  AND m.import_id IS NULL`;

export function toHeard(row: HeardRow): Heard {
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
