import { useQuery } from '@tanstack/react-query';
import { DEFERRED, waitUntilDataLoaded } from '../../lib/http/query-client';

/** Generated avatar art; undefined until it is drawn, which is after the data of the screen is loaded. */
export function useAvatarArt(name: string, enabled: boolean): { art: string | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['art', name],
    enabled,
    meta: DEFERRED,
    queryFn: async () => {
      await waitUntilDataLoaded();
      return (await import('./avatar-art')).generateGlassArt(name);
    },
  });
  return { art: data, failed: isError };
}
