export const SEARCH_KINDS = ['message', 'memory'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * One search hit. `text` is the excerpt; `marks` are the matched words in it, as pairs of start
 * and end offsets (UTF-16 code units). `companionId` is the soul that said or remembers it, or the soul of the conversation;
 * `conversationId` and `messageId` locate it, null for memories that do not come from a conversation.
 */
export interface SearchHit {
  kind: SearchKind;
  id: number;
  companionId: number | null;
  conversationId: number | null;
  messageId: number | null;
  from: 'person' | 'soul';
  title: string;
  text: string;
  marks: [number, number][];
  at: string;
}
