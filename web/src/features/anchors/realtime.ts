import { defineRealtime } from '../../lib/realtime-feature';
import { refetch } from '../../lib/refetch';
import { anchorsKey } from './query-keys';

export const anchorsRealtime = defineRealtime({
  handlers: { insight: (client) => refetch(client, anchorsKey) },
  refetchOnConnect: ['anchors'],
});
