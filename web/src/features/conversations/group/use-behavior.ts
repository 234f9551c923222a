import { useQuery } from '@tanstack/react-query';
import { BEHAVIOR_DEFAULTS, type Behavior, type Channel } from '@kinloom/contract';
import { call } from '../../../lib/http/api';

export const behaviorKey = ['behavior'] as const;
export const channelsKey = ['channels'] as const;

/** Behaviour settings of the account; the defaults until loaded. */
export function useBehavior(): Behavior {
  const { data } = useQuery({
    queryKey: behaviorKey,
    queryFn: ({ signal }) => call('GET /api/settings/behavior', { signal }),
  });
  return data ?? BEHAVIOR_DEFAULTS;
}

/** The account's channels; undefined until loaded. */
export function useChannels(): readonly Channel[] | undefined {
  const { data } = useQuery({
    queryKey: channelsKey,
    queryFn: ({ signal }) => call('GET /api/channels', { signal }),
  });
  return data;
}
