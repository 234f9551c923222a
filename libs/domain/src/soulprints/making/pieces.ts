import { createHash } from 'node:crypto';
import { isInstructionShaped, layerOf, significanceOf } from '@kinloom/mind';
import type { EntityManager } from 'typeorm';
import { storableJson } from '../storable';

/** A piece of a text that a soul keeps as a memory. */
export interface Piece {
  kind: 'scroll' | 'letter';
  title: string;
  content: string;
  tags: readonly string[];
  /** What it is known by, where that is not its words. */
  key?: string;
}

/** Memories out of one file, and characters of each. */
export const MOST_PIECES = 200;
const LONGEST = 4_000;
const TITLE = 60;
/** A paragraph of fewer words is a heading or a greeting: it goes with what follows. */
const LEAST_WORDS = 4;

const GREETS =
  /^(?:#+\s*)?(?:my\s+)?(?:dear(?:est)?|beloved|hello|hi|to my|liebe[rs]?|cher|chère|querid[oa]|caro|cara)\b[^\n]{0,60}[,!:\n]/i;
const SIGNS =
  /\n\s*(?:(?:with )?(?:all my )?(?:love|yours|sincerely|warmly|always|forever|best wishes|kind regards|regards|hugs|xo+)\b[^\n]{0,40})(?:\n[^\n]{0,60}){0,2}\s*$/i;

/** Whether a text is written to somebody: it greets, or it is signed. */
export const isLetter = (text: string): boolean => GREETS.test(text.trimStart()) || SIGNS.test(text.trimEnd());

/** The paragraphs of a text as pieces, at most 200: letters stay letters, all else is a scroll. */
export function piecesOf(text: string): Piece[] {
  const kind = isLetter(text) ? 'letter' : 'scroll';
  const pieces: Piece[] = [];
  let before = '';
  for (const paragraph of text.split(/\n[ \t]*\n+/)) {
    const words = paragraph.trim();
    if (words === '') continue;
    const content = before === '' ? words : `${before}\n${words}`;
    if (content.split(/\s+/).length < LEAST_WORDS) {
      before = content;
      continue;
    }
    before = '';
    pieces.push({ kind, title: titleOf(content), content: cut(content, LONGEST), tags: [] });
    if (pieces.length === MOST_PIECES) return pieces;
  }
  if (before !== '') pieces.push({ kind, title: titleOf(before), content: before, tags: [] });
  return pieces;
}

/** The beginning of a text, up to the end of a word. */
export function titleOf(text: string): string {
  const line = text
    .replace(/^[#>*\s-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= TITLE) return line;
  const short = cut(line, TITLE);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), TITLE / 2)).replace(/[\s.,;:!?-]+$/, '')}…`;
}

function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .toWellFormed()
        .replace(/\ufffd$/, '');
}

/** The imported text that pieces come from. `id` is of the import for a card, and of the file for a file. */
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
 * Keeps pieces of an imported text as memories; the same words twice are one memory. Pieces that read like instructions are not kept:
 * they wait in `pending_memories` for the person's decision. Within the transaction that holds the soul's row.
 * @returns how many memories are new, and how many pieces wait
 */
export async function keepPieces(
  manager: EntityManager,
  source: PieceSource,
  pieces: readonly Piece[],
): Promise<{ created: number; pending: number }> {
  const keyed = pieces.map((piece): KeyedPiece => ({ ...piece, key: piece.key ?? keyOf(piece) }));
  const waiting = keyed.filter(({ title, content }) => isInstructionShaped(`${title}\n${content}`));
  const held = new Set(waiting.map(({ key }) => key));
  const created = await insertMemories(
    manager,
    source,
    keyed.filter(({ key }) => !held.has(key)),
  );
  return { created, pending: await insertPending(manager, source, waiting) };
}

const keyOf = ({ kind, title, content }: Piece): string =>
  `${kind}:${createHash('sha256').update(`${title}\n${content}`).digest('hex').slice(0, 32)}`;

/** Stores pieces as memories of the soul, whose row the transaction holds. @returns how many are new */
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
    const kept = { ...fresh, saidAt: now, lastRecalledAt: null, recallCount: 0, emotionalWeight: 0 };
    return { kind, title, content, tags, significance, layer: layerOf(kept, now), key };
  });
  const made = await manager.query<unknown[]>(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, tags, significance, said_at, source_type, source_id, source_label,
       key, version, import_id)
     SELECT $1, d.kind, d.title, d.content, d.layer, 'soft', d.tags, d.significance, now(), $2, $3, $4, d.key, $5, $6
     FROM jsonb_to_recordset($7::jsonb) AS d(kind text, title text, content text, layer text, tags text[], significance real, key text)
     ON CONFLICT (companion_id, key) WHERE superseded_at IS NULL AND objection IS NULL DO NOTHING RETURNING id`,
    [soulId, type, id, label, version, importId, storableJson(rows)],
  );
  return made.length;
}

async function insertPending(
  manager: EntityManager,
  { soulId, importId, type, id, label }: PieceSource,
  pieces: readonly KeyedPiece[],
): Promise<number> {
  if (pieces.length === 0) return 0;
  const made = await manager.query<unknown[]>(
    `INSERT INTO pending_memories (companion_id, import_id, file_id, kind, title, content, tags, key, source_type, source_label)
     SELECT $1, $2, $3, d.kind, d.title, d.content, d.tags, d.key, $4, $5
     FROM jsonb_to_recordset($6::jsonb) AS d(kind text, title text, content text, tags text[], key text)
     ON CONFLICT (companion_id, key) DO NOTHING RETURNING id`,
    [soulId, importId, type === 'file' ? id : null, type, label, storableJson(pieces)],
  );
  return made.length;
}
