import type { AgentSource } from '@kinloom/contract';

/** Where a source can be looked at; null where it is no place of its own. */
export function linkTo({ type, id, companionId, conversationId }: AgentSource): string | null {
  if (type === 'message' && id !== null && conversationId !== null)
    return `/conversation/${conversationId}?message=${id}`;
  if (type === 'memory' && companionId !== null) return `/memory-archive?soul=${companionId}`;
  return type === 'soul' && id !== null ? `/settings?tab=souls&soul=${id}` : null;
}
