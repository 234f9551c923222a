/**
 * Query options for data without a realtime event: refetch on every mount and on window focus, so that changes made in
 * another window become visible.
 */
export const REFETCH_ON_FOCUS = { staleTime: 0, refetchOnWindowFocus: true } as const;
