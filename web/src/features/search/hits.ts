import type { SearchHit, SearchKind } from '@kinloom/contract';
import { messagePath } from '../../lib/paths';

export interface HitGroup {
  kind: SearchKind;
  title: string;
  hits: SearchHit[];
}

const GROUPS: readonly { kind: SearchKind; title: string }[] = [
  { kind: 'message', title: 'Messages' },
  { kind: 'memory', title: 'Memories' },
];

/** Groups hits by kind, keeping their order; the kind of the best hit comes first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const best = hits[0]?.kind;
  return GROUPS.map((group) => ({ ...group, hits: hits.filter(({ kind }) => kind === group.kind) }))
    .filter(({ hits: some }) => some.length > 0)
    .sort((a, b) => Number(b.kind === best) - Number(a.kind === best));
}

/** Path of a hit: its message, or the memory if the message is unknown. */
export function hitPath({ id, conversationId, messageId }: SearchHit): string {
  if (conversationId !== null && messageId !== null) return messagePath(conversationId, messageId);
  return `/memory-archive?memory=${id}`;
}

/** Stable React key of a hit. */
export function hitKey({ kind, id }: SearchHit): string {
  return `${kind}-${id}`;
}

/** Speaker or owner of a hit. @param name name of the soul, if known */
export function speakerLabel({ kind, from, title }: SearchHit, name: string | undefined): string {
  const soul = name ?? 'A soul';
  if (kind === 'memory') return `${soul} remembers`;
  if (from === 'soul') return title === '' || title === name ? soul : `${soul}, in ${title}`;
  return title === '' ? 'You' : `You, to ${title}`;
}

/** Result count as text. @param more there may be further results */
export function resultCountText(count: number, more: boolean): string {
  if (count === 0) return 'Nothing found';
  if (more) return `The ${count} best results`;
  return count === 1 ? '1 found' : `${count} found`;
}
