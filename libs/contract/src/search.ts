export const SEARCH_KINDS = ['message', 'memory'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * One thing that was found. `text` is the part of it that shows why; `marks` are the matched words in it, as pairs of where each begins
 * and ends (UTF-16 code units, as JavaScript counts). `companionId` is the soul that said or keeps it, or with whom it was said;
 * `conversationId` and `messageId` lead to it, null where a memory was not said in a conversation.
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
