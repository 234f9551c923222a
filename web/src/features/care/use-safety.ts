import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/api';

/** Safety information and helplines of a country. Keeps the previous data while another country loads. */
export function useSafety(country: string) {
  return useQuery({
    queryKey: ['safety', country],
    queryFn: ({ signal }) => call('GET /api/safety', { query: { country }, signal }),
    placeholderData: keepPreviousData,
  });
}
