import type { Message } from '@kinloom/contract';

/** A user message of conversation 7 with default fields; `more` overrides them. */
export const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: 1000 + seq,
  conversationId: 7,
  seq,
  content: `words ${seq}`,
  senderId: 1,
  companionId: null,
  createdAt: '2026-01-01T20:00:00.000Z',
  clientId: null,
  status: 'complete',
  recalled: [],
  files: [],
  aiGenerated: false,
  failure: null,
  retryAt: null,
  answeredBy: null,
  whispered: false,
  editedAt: null,
  variant: 1,
  variants: 1,
  why: null,
  notices: [],
  ...more,
});
