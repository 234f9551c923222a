import { useInfiniteQuery } from '@tanstack/react-query';
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

/** The installation's security log, newest first, for operators. */
export function useAdminSecurityLog() {
  return useInfiniteQuery({
    queryKey: ['security-log', 'installation'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) => call('GET /api/admin/security-log', { query: { before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}
