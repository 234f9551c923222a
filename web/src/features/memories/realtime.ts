import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { applyMemoryEvent } from './memory-cache';

export const memoriesRealtime = defineRealtime({
  handlers: { memory: applyMemoryEvent },
  refetchOnConnect: ['memories'],
});
