import { useState } from 'react';

/**
 * Whether the first result or error of each query has arrived. Parts of a screen whose height is not known before are
 * shown together then, because each later one would move those below it. Stays true while a failed query is tried again.
 */
export function useFirstResults(queries: readonly { isPending: boolean }[]): boolean {
  const isPending = queries.some((query) => query.isPending);
  const [hadResults, setHadResults] = useState(!isPending);
  if (!isPending && !hadResults) setHadResults(true);
  return !isPending || hadResults;
}
