import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { refetch } from '../../lib/realtime/refetch';
import { sharedMemoriesKey } from '../memories/memory-cache';
import { insightKey, memoryInsightKey } from './query-keys';

export const insightRealtime = defineRealtime({
  handlers: {
    insight: (client, { companionId }) => {
      for (const key of [insightKey, sharedMemoriesKey, memoryInsightKey(companionId)]) refetch(client, key);
    },
  },
  refetchOnConnect: ['insight'],
});
