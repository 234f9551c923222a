import type { Memory, Objection, Recalled, RecalledKind } from '@kinloom/contract';

/** How what was recalled stands by now: what the person said against it, or that it is forgotten. */
export type Standing = Objection | 'forgotten';

/** Standings by `refOf`. What is not in it stands as it was. */
export type Standings = Readonly<Record<string, Standing>>;

export function refOf({ kind, id }: Pick<Recalled, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/** What each kind of thing is, to the person. */
export const KIND_WORDS: Readonly<Record<RecalledKind, string>> = {
  memory: 'A memory',
  message: 'Said earlier',
  note: 'From an earlier conversation',
  archive: 'From its archive',
  file: 'From a file',
};

/** What something is and where it comes from: "A memory · Offered by Mara", "From the character card". */
export function originWords({ kind, id }: Pick<Recalled, 'kind' | 'id'>, memories: readonly Known[]): string {
  const source = kind === 'memory' ? memories.find((memory) => memory.id === id)?.source : undefined;
  if (source?.type === 'offering') return `${KIND_WORDS[kind]} · ${source.label}`;
  if (source?.type === 'card') return 'From the character card';
  if (source?.type === 'file') return source.label === '' ? KIND_WORDS.file : `From the file ${source.label}`;
  return KIND_WORDS[kind];
}
type Known = Pick<Memory, 'id' | 'source'>;

export const OBJECTION_WORDS: Readonly<Record<Objection, string>> = {
  wrong: 'That is wrong',
  outdated: 'That is outdated',
  'never-mention': 'Never mention this',
};

/** What holds from now on. Only a memory knows what used to be so; anything else is simply left alone. */
export function standingWords(kind: RecalledKind, standing: Standing): string {
  switch (standing) {
    case 'wrong':
      return 'Noted as wrong. It will not be used again.';
    case 'outdated':
      return kind === 'memory'
        ? 'Noted as outdated. From now on it is only how things used to be.'
        : 'Noted as outdated. It will not be used again.';
    case 'never-mention':
      return 'Noted. It will not be mentioned again.';
    case 'forgotten':
      return 'Forgotten.';
  }
}

/** Titles that stand in the line; the others are counted. */
const NAMED = 2;

export interface RecalledLine {
  named: { ref: string; title: string; struck: boolean }[];
  more: number;
}

/** The line below a reply: what is forgotten is left out, what the person objected to is struck. Null where nothing is left. */
export function lineOf(recalled: readonly Recalled[], standings: Standings): RecalledLine | null {
  const left = recalled.filter((one) => standings[refOf(one)] !== 'forgotten');
  if (left.length === 0) return null;
  return {
    named: left
      .slice(0, NAMED)
      .map((one) => ({ ref: refOf(one), title: one.title, struck: standings[refOf(one)] !== undefined })),
    more: Math.max(0, left.length - NAMED),
  };
}

/** The standings after news of memories. What carries no objection says nothing: news may have been on its way when one was made. */
export function afterNews(
  held: Standings,
  changed: readonly { id: number; objection: Objection | null }[],
  removed: readonly number[],
): Standings {
  const next: Record<string, Standing> = { ...held };
  for (const { id, objection } of changed) if (objection) next[refOf({ kind: 'memory', id })] = objection;
  for (const id of removed) next[refOf({ kind: 'memory', id })] = 'forgotten';
  return next;
}
