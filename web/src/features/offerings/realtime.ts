import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { refetch } from '../../lib/realtime/refetch';
import { offeringsKey } from './pending-offerings';

export const offeringsRealtime = defineRealtime({
  handlers: { offering: (client) => refetch(client, offeringsKey) },
  refetchOnConnect: ['offerings'],
});
