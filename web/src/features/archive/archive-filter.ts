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
import { endOfDay } from '../search/time-range';

/** Filter of the archive. Empty strings and null do not restrict. */
export interface ArchiveFilter {
  words: string;
  layer: MemoryLayer | null;
  status: MemoryStatus | null;
  kind: MemoryKind | null;
  source: MemorySourceType | null;
  tone: string;
  /** ISO date: shows what was known at the end of that day. */
  day: string;
  /** Includes superseded memories. */
  history: boolean;
}

export const NO_FILTER: ArchiveFilter = {
  words: '',
  layer: null,
  status: null,
  kind: null,
  source: null,
  tone: '',
  day: '',
  history: false,
};

const findValue = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Parses the filter from the address; invalid values are ignored. */
export function parseFilter(query: URLSearchParams): ArchiveFilter {
  const day = query.get('day') ?? '';
  return {
    words: (query.get('q') ?? '').slice(0, LIMITS.titleLength),
    layer: findValue(MEMORY_LAYERS, query.get('layer')),
    status: findValue(MEMORY_STATUSES, query.get('status')),
    kind: findValue(MEMORY_KINDS, query.get('kind')),
    source: findValue(MEMORY_SOURCES, query.get('source')),
    tone: (query.get('tone') ?? '').slice(0, LIMITS.labelLength),
    day: endOfDay(day) === undefined ? '' : day,
    history: query.get('history') === 'true',
  };
}

/** Builds the address of a soul's archive with a filter. */
export function archivePath(soulId: number | null, filter: ArchiveFilter = NO_FILTER): string {
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

/** Builds the query of the API request. */
export function toQuery(soulId: number, filter: ArchiveFilter): NonNullable<QueryOf<'GET /api/memories'>> {
  const { words, layer, status, kind, source, tone, history } = filter;
  const asOf = endOfDay(filter.day);
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

/** Number of active filters, not counting search text and date. */
export function countActiveFilters({ layer, status, kind, source, tone }: ArchiveFilter): number {
  return [layer, status, kind, source, tone.trim() || null].filter((one) => one !== null).length;
}

/** Whether the filter does not restrict at all. */
export function isUnfiltered(filter: ArchiveFilter): boolean {
  return countActiveFilters(filter) === 0 && filter.words.trim() === '' && filter.day === '';
}
