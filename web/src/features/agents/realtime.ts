import { defineRealtime } from '../../lib/realtime-feature';
import { applyAgentEvent } from './cache';

export const agentsRealtime = defineRealtime({
  handlers: { agent: applyAgentEvent },
  refetchOnConnect: ['agents', 'agent-file'],
});
