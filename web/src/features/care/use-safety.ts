import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api';

/** How people are looked after here, with the help there is in a country; what was shown stays until another's is there. */
export function useSafety(country: string) {
  return useQuery({
    queryKey: ['safety', country],
    queryFn: ({ signal }) => call('GET /api/safety', { query: { country }, signal }),
    placeholderData: keepPreviousData,
  });
}
