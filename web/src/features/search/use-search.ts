import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LIMITS, type QueryOf } from '@kinloom/contract';
import { call } from '../../lib/http/api';

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 220;

export type SearchQuery = NonNullable<QueryOf<'GET /api/search'>>;

/** Debounce of a text; `flush` ends the delay. */
export function useDebouncedText(text: string): { debounced: string; flush: () => void } {
  const [debounced, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { debounced, flush: () => setSettled(text) };
}

/** Search results, never served stale. Previous results stay visible while the next query loads. */
export function useSearchHits(query: SearchQuery, enabled: boolean) {
  return useQuery({
    queryKey: ['search', query],
    queryFn: ({ signal }) => call('GET /api/search', { query, signal }),
    enabled: enabled && query.q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  });
}

/** Whether there may be more results, and whether the limit can be raised. */
export function moreResults(
  count: number,
  { limit = LIMITS.searchDefault }: SearchQuery,
): { hasMore: boolean; canShowMore: boolean } {
  const hasMore = count >= limit;
  return { hasMore, canShowMore: hasMore && limit < LIMITS.searchMax };
}
