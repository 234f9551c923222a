import { defineRealtime } from '../../lib/realtime-feature';
import { refetch } from '../../lib/refetch';
import { sharedMemoriesKey } from '../memories/cache';
import { insightKey, memoryInsightKey } from './query-keys';

export const insightRealtime = defineRealtime({
  handlers: {
    insight: (client, { companionId }) => {
      for (const key of [insightKey, sharedMemoriesKey, memoryInsightKey(companionId)]) refetch(client, key);
    },
  },
  refetchOnConnect: ['insight'],
});
