import type { AgentSource } from '@kinloom/contract';

/** Returns the address of a source; null if it has none. */
export function sourcePath({ type, id, companionId, conversationId }: AgentSource): string | null {
  if (type === 'message' && id !== null && conversationId !== null)
    return `/conversation/${conversationId}?message=${id}`;
  if (type === 'memory' && companionId !== null)
    return `/memory-archive?soul=${companionId}${id === null ? '' : `&memory=${id}`}`;
  return type === 'soul' && id !== null ? `/settings?tab=souls&soul=${id}` : null;
}

/** Returns the link text of a source. */
export function sourceLabel({ type, label }: AgentSource): string {
  return type === 'soul' ? `Settings of ${label}` : label;
}
