import { useQuery } from '@tanstack/react-query';

/** The picture drawn from a name, once the drawing part is there; `lost` if that cannot be had. */
export function useArt(name: string, wanted: boolean): { art: string | undefined; lost: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['art', name],
    enabled: wanted,
    queryFn: async () => (await import('./avatar-art')).glassFor(name),
  });
  return { art: data, lost: isError };
}
