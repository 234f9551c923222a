import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryOf } from '@kinloom/contract';
import { call } from '../../lib/http/api';

/** The account's security log, newest first, with cursor pagination. */
export function useSecurityLog() {
  return useInfiniteQuery({
    queryKey: ['security-log', 'account'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) => call('GET /api/account/security-log', { query: { before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** The installation's security log, newest first, for operators. @param filter omitted fields do not restrict it */
export function useAdminSecurityLog(filter: QueryOf<'GET /api/admin/security-log'>) {
  return useInfiniteQuery({
    queryKey: ['security-log', 'installation', filter],
    // While another filter loads, the previous entries stay.
    placeholderData: keepPreviousData,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/security-log', { query: { ...filter, before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}
