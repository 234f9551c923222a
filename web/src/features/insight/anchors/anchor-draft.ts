import {
  ANCHOR_SIGNIFICANCE,
  ANCHOR_TAG,
  type AnchorType,
  type BodyOf,
  type ConversationAnchor,
  type Message,
} from '@kinloom/contract';

/** What a person writes of a moment. */
export interface AnchorWords {
  title: string;
  type: AnchorType;
  notes: string;
}

/** A moment as it is being marked. */
export interface AnchorDraft extends AnchorWords {
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

/** What is sent when an anchor was changed: only what is another now. */
export function changesOf(
  anchor: ConversationAnchor,
  draft: AnchorWords,
): BodyOf<'PATCH /api/conversation-anchors/:id'> {
  const [title, notes] = [draft.title.trim(), draft.notes.trim()];
  return {
    ...(title === anchor.title ? {} : { title }),
    ...(notes === anchor.notes ? {} : { notes }),
    ...(draft.type === anchor.anchorType ? {} : { anchorType: draft.type }),
  };
}
