import type { AgentSource } from '@kinloom/contract';

/** Where a source can be looked at; null where it is no place of its own. */
export function linkTo({ type, id, companionId, conversationId }: AgentSource): string | null {
  if (type === 'message' && id !== null && conversationId !== null)
    return `/conversation/${conversationId}?message=${id}`;
  if (type === 'memory' && companionId !== null)
    return `/memory-archive?soul=${companionId}${id === null ? '' : `&memory=${id}`}`;
  return type === 'soul' && id !== null ? `/settings?tab=souls&soul=${id}` : null;
}

/** What leads there says: of a soul, that it is the place where it is changed. */
export function wordsOf({ type, label }: AgentSource): string {
  return type === 'soul' ? `Settings of ${label}` : label;
}
