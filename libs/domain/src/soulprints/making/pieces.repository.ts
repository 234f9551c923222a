import { createHash } from 'node:crypto';
import { isInstructionShaped, layerOf, significanceOf } from '@kinloom/mind';
import type { EntityManager } from 'typeorm';
import { storableJson } from '../storable';
import type { Piece } from './pieces';

/** Source of the pieces. `id` is the import's id for a card, and the file's id for a file. */
export interface PieceSource {
  soulId: number;
  version: number;
  importId: number | null;
  type: 'file' | 'card';
  id: number;
  label: string;
}

type KeyedPiece = Required<Piece>;

/**
 * Stores pieces of an imported text as memories, deduplicated by key. Pieces that look like instructions go to `pending_memories`
 * instead. Runs in the transaction that locks the soul's row.
 * @returns the number of new memories and of new pending pieces
 */
export async function storePieces(
  manager: EntityManager,
  source: PieceSource,
  pieces: readonly Piece[],
): Promise<{ created: number; pending: number }> {
  const keyed = pieces.map((piece): KeyedPiece => ({ ...piece, key: piece.key ?? keyOf(piece) }));
  const pending = keyed.filter(({ title, content }) => isInstructionShaped(`${title}\n${content}`));
  const pendingKeys = new Set(pending.map(({ key }) => key));
  const created = await insertMemories(
    manager,
    source,
    keyed.filter(({ key }) => !pendingKeys.has(key)),
  );
  return { created, pending: await insertPending(manager, source, pending) };
}

const keyOf = ({ kind, title, content }: Piece): string =>
  `${kind}:${createHash('sha256').update(`${title}\n${content}`).digest('hex').slice(0, 32)}`;

/**
 * Inserts pieces as memories, in the transaction that locks the soul's row.
 * @returns the number of new memories
 */
export async function insertMemories(
  manager: EntityManager,
  { soulId, version, importId, type, id, label }: PieceSource,
  pieces: readonly KeyedPiece[],
): Promise<number> {
  if (pieces.length === 0) return 0;
  const now = Date.now();
  const rows = pieces.map(({ kind, title, content, tags, key }) => {
    const significance = significanceOf(kind, content, 0);
    const fresh = { significance, status: 'soft', objection: null, supersededBy: null } as const;
    const memory = { ...fresh, saidAt: now, lastRecalledAt: null, recallCount: 0, emotionalWeight: 0 };
    return { kind, title, content, tags, significance, layer: layerOf(memory, now), key };
  });
  // SQL: the rows are one parameter, however many they are
  const inserted = await manager.query<unknown[]>(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, tags, significance, said_at, source_type, source_id, source_label,
       key, version, import_id)
     SELECT $1, d.kind, d.title, d.content, d.layer, 'soft', d.tags, d.significance, now(), $2, $3, $4, d.key, $5, $6
     FROM jsonb_to_recordset($7::jsonb) AS d(kind text, title text, content text, layer text, tags text[], significance real, key text)
     ON CONFLICT (companion_id, key) WHERE superseded_at IS NULL AND objection IS NULL DO NOTHING RETURNING id`,
    [soulId, type, id, label, version, importId, storableJson(rows)],
  );
  return inserted.length;
}

async function insertPending(
  manager: EntityManager,
  { soulId, importId, type, id, label }: PieceSource,
  pieces: readonly KeyedPiece[],
): Promise<number> {
  if (pieces.length === 0) return 0;
  // SQL: the rows are one parameter, however many they are
  const inserted = await manager.query<unknown[]>(
    `INSERT INTO pending_memories (companion_id, import_id, file_id, kind, title, content, tags, key, source_type, source_label)
     SELECT $1, $2, $3, d.kind, d.title, d.content, d.tags, d.key, $4, $5
     FROM jsonb_to_recordset($6::jsonb) AS d(kind text, title text, content text, tags text[], key text)
     ON CONFLICT (companion_id, key) DO NOTHING RETURNING id`,
    [soulId, importId, type === 'file' ? id : null, type, label, storableJson(pieces)],
  );
  return inserted.length;
}
