import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { applyAgentEvent } from './agent-cache';

export const agentsRealtime = defineRealtime({
  handlers: { agent: applyAgentEvent },
  refetchOnConnect: ['agents', 'agent-file'],
});
