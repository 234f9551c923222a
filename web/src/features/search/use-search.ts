import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LIMITS, type QueryOf } from '@kinloom/contract';
import { call } from '../../lib/api';

/** Milliseconds of stillness after which what stands there is searched for. */
const STILL = 220;

export type Asked = NonNullable<QueryOf<'GET /api/search'>>;

/** The text once nobody has typed for a moment; `now` takes it as it stands. */
export function useSettled(text: string): { settled: string; now: () => void } {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), STILL);
    return () => clearTimeout(timer);
  }, [text]);
  return { settled, now: () => setSettled(text) };
}

/** What was found, asked anew each time: what was said meanwhile is in it. While one looks further, what was found before stays. */
export function useSearchHits(asked: Asked, able: boolean) {
  return useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => call('GET /api/search', { query: asked, signal }),
    enabled: able && asked.q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  });
}

/** Whether there may be more than what was found, and whether more can be asked for. */
export function moreOf(count: number, { limit = LIMITS.searchDefault }: Asked): { more: boolean; further: boolean } {
  const more = count >= limit;
  return { more, further: more && limit < LIMITS.searchMax };
}
