import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { applySoulEvent, invalidateSoulState, removeSoul } from './soul-cache';

export const soulsRealtime = defineRealtime({
  handlers: {
    soul: applySoulEvent,
    'soul:removed': (client, { companionId }) => removeSoul(client, companionId),
    memory: (client, { companionId }) => invalidateSoulState(client, companionId),
    insight: (client, { companionId }) => invalidateSoulState(client, companionId),
  },
  refetchOnConnect: ['souls', 'soul-state'],
});
