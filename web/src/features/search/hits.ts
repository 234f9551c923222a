import type { SearchHit, SearchKind } from '@kinloom/contract';

export interface HitGroup {
  kind: SearchKind;
  title: string;
  hits: SearchHit[];
}

const GROUPS: readonly { kind: SearchKind; title: string }[] = [
  { kind: 'message', title: 'Messages' },
  { kind: 'memory', title: 'Memories' },
];

/** What was found, by kind and each in the order it came: the kind of the best hit first, so that the best stays on top. */
export function grouped(hits: readonly SearchHit[]): HitGroup[] {
  const best = hits[0]?.kind;
  return GROUPS.map((group) => ({ ...group, hits: hits.filter(({ kind }) => kind === group.kind) }))
    .filter(({ hits: some }) => some.length > 0)
    .sort((a, b) => Number(b.kind === best) - Number(a.kind === best));
}

export function messagePath(conversationId: number, messageId: number): string {
  return `/conversation/${conversationId}?message=${messageId}`;
}

/** Where a hit leads: to where it was said, or to the memory itself where that is not known. */
export function pathOf({ id, conversationId, messageId }: SearchHit): string {
  if (conversationId !== null && messageId !== null) return messagePath(conversationId, messageId);
  return `/memory-archive?memory=${id}`;
}

/** What a hit is called for as long as it is shown. */
export function keyOf({ kind, id }: SearchHit): string {
  return `${kind}-${id}`;
}

/** Who said it or keeps it. `name` is that of the soul, where it is known. */
export function voiceOf({ kind, from, title }: SearchHit, name: string | undefined): string {
  const soul = name ?? 'A soul';
  if (kind === 'memory') return `${soul} remembers`;
  if (from === 'soul') return title === '' || title === name ? soul : `${soul}, in ${title}`;
  return title === '' ? 'You' : `You, to ${title}`;
}

/** How many were found, in words. `more`: there may be others behind them. */
export function countWords(count: number, more: boolean): string {
  if (count === 0) return 'Nothing found';
  if (more) return `The first ${count} that fit best`;
  return count === 1 ? '1 found' : `${count} found`;
}
