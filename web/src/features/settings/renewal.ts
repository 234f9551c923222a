/**
 * For what no event of the server tells: read again whenever it is opened and whenever somebody comes back to the window, so
 * that what another window changed is there.
 */
export const TOLD_BY_NOBODY = { staleTime: 0, refetchOnWindowFocus: true } as const;
