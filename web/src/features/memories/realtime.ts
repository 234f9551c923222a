import { defineRealtime } from '../../lib/realtime-feature';
import { applyMemoryEvent } from './cache';

export const memoriesRealtime = defineRealtime({
  handlers: { memory: applyMemoryEvent },
  refetchOnConnect: ['memories'],
});
