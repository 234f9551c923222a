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

export const EMPTY_ANCHOR_VALUES: AnchorValues = { title: '', type: 'milestone', notes: '' };

/** Builds the request body for an anchor on a message; null if message or title is missing. */
export function toAnchorBody(
  { title, type, notes }: AnchorValues,
  message: Message | null,
): BodyOf<'POST /api/conversation-anchors'> | null {
  if (!message || title.trim() === '') return null;
  return {
    messageId: message.id,
    title: title.trim(),
    content: message.content,
    anchorType: type,
    significance: ANCHOR_SIGNIFICANCE[type],
    tags: [type, ANCHOR_TAG],
    // Without `companionIds` the server takes all souls of the conversation.
    conversationId: message.conversationId,
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
