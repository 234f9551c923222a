import { defineRealtime } from '../../lib/realtime-feature';
import { refetch } from '../../lib/refetch';
import { offeringsKey } from './use-offerings';

export const offeringsRealtime = defineRealtime({
  handlers: { offering: (client) => refetch(client, offeringsKey) },
  refetchOnConnect: ['offerings'],
});
