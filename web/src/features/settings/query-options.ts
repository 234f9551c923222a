/**
 * For what no event of the server tells: read again whenever it is opened and whenever somebody comes back to the window, so
 * that what another window changed is there.
 */
export const NOT_PUSHED = { staleTime: 0, refetchOnWindowFocus: true } as const;
