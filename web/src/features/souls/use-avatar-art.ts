import { useQuery } from '@tanstack/react-query';

/** Generated avatar art; undefined until its chunk is loaded, `lost` if loading failed. */
export function useAvatarArt(name: string, enabled: boolean): { art: string | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['art', name],
    enabled,
    queryFn: async () => (await import('./avatar-art')).generateGlassArt(name),
  });
  return { art: data, failed: isError };
}
