import { ANCHOR_SIGNIFICANCE, ANCHOR_TAG, type AnchorType, type BodyOf, type Message } from '@kinloom/contract';

/** A moment as it is being marked. */
export interface AnchorDraft {
  title: string;
  type: AnchorType;
  notes: string;
  message: Message | null;
}

export const NEW_ANCHOR: AnchorDraft = { title: '', type: 'milestone', notes: '', message: null };

/** Whether it can be created: a title and a message are needed. */
export function isAnchorable({ title, message }: AnchorDraft): boolean {
  return title.trim() !== '' && message !== null;
}

/** What is sent of it; null where it cannot be created yet. Without `companionIds` it is of all souls of the conversation. */
export function anchorOf(
  { title, type, notes, message }: AnchorDraft,
  companionIds?: readonly number[],
): BodyOf<'POST /api/conversation-anchors'> | null {
  if (!message || title.trim() === '') return null;
  return {
    messageId: message.id,
    title: title.trim(),
    content: message.content,
    anchorType: type,
    significance: ANCHOR_SIGNIFICANCE[type],
    tags: [type, ANCHOR_TAG],
    conversationId: message.conversationId,
    ...(companionIds ? { companionIds: [...companionIds] } : {}),
    notes: notes.trim(),
  };
}
