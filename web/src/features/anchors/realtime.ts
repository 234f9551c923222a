import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { refetch } from '../../lib/realtime/refetch';
import { anchorsKey } from './query-keys';

export const anchorsRealtime = defineRealtime({
  handlers: { insight: (client) => refetch(client, anchorsKey) },
  refetchOnConnect: ['anchors'],
});
