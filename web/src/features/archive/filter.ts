import {
  LIMITS,
  MEMORY_KINDS,
  MEMORY_LAYERS,
  MEMORY_SOURCES,
  MEMORY_STATUSES,
  type MemoryKind,
  type MemoryLayer,
  type MemorySourceType,
  type MemoryStatus,
  type QueryOf,
} from '@kinloom/contract';
import { dayEnds } from '../search/span';

/** What of a soul's memories is listed. Empty text and null: everything. */
export interface ArchiveFilter {
  words: string;
  layer: MemoryLayer | null;
  status: MemoryStatus | null;
  kind: MemoryKind | null;
  source: MemorySourceType | null;
  tone: string;
  /** A day as a date field has it: what was known at its end. */
  day: string;
  /** What something newer took the place of is listed too. */
  history: boolean;
}

export const EVERYTHING: ArchiveFilter = {
  words: '',
  layer: null,
  status: null,
  kind: null,
  source: null,
  tone: '',
  day: '',
  history: false,
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** What an address asks for. What cannot be asked for is left out. */
export function filterIn(query: URLSearchParams): ArchiveFilter {
  const day = query.get('day') ?? '';
  return {
    words: (query.get('q') ?? '').slice(0, LIMITS.titleLength),
    layer: oneOf(MEMORY_LAYERS, query.get('layer')),
    status: oneOf(MEMORY_STATUSES, query.get('status')),
    kind: oneOf(MEMORY_KINDS, query.get('kind')),
    source: oneOf(MEMORY_SOURCES, query.get('source')),
    tone: (query.get('tone') ?? '').slice(0, LIMITS.labelLength),
    day: dayEnds(day) === undefined ? '' : day,
    history: query.get('history') === 'true',
  };
}

/** The address of a soul's archive, with what is looked for in it. */
export function archivePath(soulId: number | null, filter: ArchiveFilter = EVERYTHING): string {
  const query = new URLSearchParams();
  if (soulId !== null) query.set('soul', String(soulId));
  if (filter.words !== '') query.set('q', filter.words);
  for (const name of ['layer', 'status', 'kind', 'source'] as const) {
    const value = filter[name];
    if (value !== null) query.set(name, value);
  }
  if (filter.tone !== '') query.set('tone', filter.tone);
  if (filter.day !== '') query.set('day', filter.day);
  if (filter.history) query.set('history', 'true');
  return query.size > 0 ? `/memory-archive?${query}` : '/memory-archive';
}

/** What the server is asked for. */
export function queryOf(soulId: number, filter: ArchiveFilter): NonNullable<QueryOf<'GET /api/memories'>> {
  const { words, layer, status, kind, source, tone, history } = filter;
  const asOf = dayEnds(filter.day);
  return {
    companionId: soulId,
    ...(words.trim() === '' ? {} : { q: words.trim() }),
    ...(layer === null ? {} : { layer }),
    ...(status === null ? {} : { status }),
    ...(kind === null ? {} : { kind }),
    ...(source === null ? {} : { source }),
    ...(tone.trim() === '' ? {} : { tone: tone.trim() }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(history ? { history: 'true' as const } : {}),
  };
}

/** How many of the choices beside the search narrow the list. */
export function narrowings({ layer, status, kind, source, tone }: ArchiveFilter): number {
  return [layer, status, kind, source, tone.trim() || null].filter((one) => one !== null).length;
}

/** Whether everything is listed. */
export function isEverything(filter: ArchiveFilter): boolean {
  return narrowings(filter) === 0 && filter.words.trim() === '' && filter.day === '';
}
