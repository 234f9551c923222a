import type { Memory, Objection, Recalled, RecalledKind } from '@kinloom/contract';

/** Current state of a recalled item: an objection, or forgotten. */
export type Standing = Objection | 'forgotten';

/** Standings by `refOf` key. Items without an entry are unchanged. */
export type Standings = Readonly<Record<string, Standing>>;

export function refOf({ kind, id }: Pick<Recalled, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/** Label of each kind. */
export const RECALLED_KIND_LABELS: Readonly<Record<RecalledKind, string>> = {
  memory: 'A memory',
  message: 'Said earlier',
  note: 'From an earlier conversation',
  archive: 'From its archive',
  file: 'From a file',
};

/** Formats kind and origin: "A memory · Offered by Mara", "From the character card". */
export function formatRecalledOrigin(
  { kind, id }: Pick<Recalled, 'kind' | 'id'>,
  memories: readonly MemorySource[],
): string {
  const source = kind === 'memory' ? memories.find((memory) => memory.id === id)?.source : undefined;
  if (source?.type === 'offering') return `${RECALLED_KIND_LABELS[kind]} · ${source.label}`;
  if (source?.type === 'card') return 'From the character card';
  if (source?.type === 'file') return source.label === '' ? RECALLED_KIND_LABELS.file : `From the file ${source.label}`;
  return RECALLED_KIND_LABELS[kind];
}
type MemorySource = Pick<Memory, 'id' | 'source'>;

export const OBJECTION_LABELS: Readonly<Record<Objection, string>> = {
  wrong: 'That is wrong',
  outdated: 'That is outdated',
  'never-mention': 'Never mention this',
};

/** Titles of the toasts that offer to undo an objection. */
export const OBJECTION_TOASTS: Readonly<Record<Objection, string>> = {
  wrong: 'Marked as wrong',
  outdated: 'Marked as outdated',
  'never-mention': 'It will not be mentioned again',
};

/** Formats the effect of an objection. Only memories have a superseded state; other kinds are excluded from recall. */
export function formatStanding(kind: RecalledKind, standing: Standing): string {
  switch (standing) {
    case 'wrong':
      return 'Noted as wrong. It will not be used again.';
    case 'outdated':
      return kind === 'memory'
        ? 'Noted as outdated. From now on it is only used as something from the past.'
        : 'Noted as outdated. It will not be used again.';
    case 'never-mention':
      return 'Noted. It will not be mentioned again.';
    case 'forgotten':
      return 'Forgotten.';
  }
}

/** Number of titles in the line; the others are counted. */
const MAX_TITLES = 2;

export interface RecalledLine {
  named: { ref: string; title: string; isStruck: boolean }[];
  more: number;
}

/**
 * Computes the line below a reply: forgotten items are left out, objected ones struck through. Null if none is left.
 */
export function buildRecalledLine(recalled: readonly Recalled[], standings: Standings): RecalledLine | null {
  const remaining = recalled.filter((item) => standings[refOf(item)] !== 'forgotten');
  if (remaining.length === 0) return null;
  return {
    named: remaining
      .slice(0, MAX_TITLES)
      .map((item) => ({ ref: refOf(item), title: item.title, isStruck: standings[refOf(item)] !== undefined })),
    more: Math.max(0, remaining.length - MAX_TITLES),
  };
}

/**
 * Returns the standings after a memory event. A missing objection does not clear a known one, because the event may be
 * older than the objection.
 */
export function applyMemoryChanges(
  previous: Standings,
  changed: readonly { id: number; objection: Objection | null }[],
  removed: readonly number[],
): Standings {
  const next: Record<string, Standing> = { ...previous };
  for (const { id, objection } of changed) if (objection) next[refOf({ kind: 'memory', id })] = objection;
  for (const id of removed) next[refOf({ kind: 'memory', id })] = 'forgotten';
  return next;
}
