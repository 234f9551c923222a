import { defineRealtime } from '../../lib/realtime/realtime-feature';

export const settingsRealtime = defineRealtime({
  handlers: {},
  // Budgets count open windows: read before this window's socket is connected, they lack it.
  refetchOnConnect: ['budgets'],
});
