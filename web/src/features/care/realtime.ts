import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { applyNotice } from './use-notices';

export const careRealtime = defineRealtime({
  handlers: { notice: applyNotice },
  refetchOnConnect: ['notices'],
});
