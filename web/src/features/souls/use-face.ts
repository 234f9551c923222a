import { useQuery } from '@tanstack/react-query';

/** The face drawn from a name; undefined until the drawing part is there, or if it cannot be had. */
export function useFace(name: string, wanted: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['face', name],
    enabled: wanted,
    queryFn: async () => (await import('./avatar-art')).faceFor(name),
  });
  return data;
}
