import {
  ANCHOR_SIGNIFICANCE,
  ANCHOR_TAG,
  type AnchorType,
  type BodyOf,
  type ConversationAnchor,
  type Message,
} from '@kinloom/contract';

/** Editable fields of an anchor. */
export interface AnchorValues {
  title: string;
  type: AnchorType;
  notes: string;
}

/** Draft of a new anchor. */
export interface AnchorDraft extends AnchorValues {
  message: Message | null;
}

export const EMPTY_ANCHOR_DRAFT: AnchorDraft = { title: '', type: 'milestone', notes: '', message: null };

/** Whether the draft is complete: title and message. */
export function isComplete({ title, message }: AnchorDraft): boolean {
  return title.trim() !== '' && message !== null;
}

/**
 * Builds the request body; null if incomplete. Without `companionIds` the server uses all souls of the conversation.
 */
export function toAnchorBody(
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

/** Builds the body of an update with the changed fields only. */
export function diffAnchor(
  anchor: ConversationAnchor,
  draft: AnchorValues,
): BodyOf<'PATCH /api/conversation-anchors/:id'> {
  const [title, notes] = [draft.title.trim(), draft.notes.trim()];
  return {
    ...(title === anchor.title ? {} : { title }),
    ...(notes === anchor.notes ? {} : { notes }),
    ...(draft.type === anchor.anchorType ? {} : { anchorType: draft.type }),
  };
}
