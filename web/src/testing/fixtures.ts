import type { Companion, Conversation, Me, Message } from '@kinloom/contract';

export const anAccount = (more: Partial<Me> = {}): Me => ({
  id: 7,
  email: 'ida@example.org',
  displayName: 'Ida',
  role: 'member',
  adult: true,
  guarded: false,
  setupPending: false,
  settings: {},
  ...more,
});

export const aSoul = (more: Partial<Companion> = {}): Companion => ({
  id: 3,
  name: 'Wren',
  archetype: 'mentor',
  personality: 'calm',
  gptInstructions: '',
  status: 'active',
  avatar: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  relationshipLevel: 1,
  relationshipProgress: 0,
  ...more,
});

export const aConversation = (more: Partial<Conversation> = {}): Conversation => ({
  id: 12,
  title: null,
  isGroup: false,
  participantIds: [3],
  companionId: 3,
  lastMessageAt: null,
  lastSeq: 0,
  readSeq: 0,
  focus: null,
  branchedFrom: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

export const aMessage = (more: Partial<Message> = {}): Message => ({
  id: 40,
  conversationId: 12,
  seq: 1,
  content: 'The rope hangs in the shed.',
  senderId: null,
  companionId: 3,
  createdAt: '2026-01-02T10:00:00.000Z',
  clientId: null,
  status: 'complete',
  recalled: [],
  files: [],
  aiGenerated: true,
  failure: null,
  whispered: false,
  retryAt: null,
  answeredBy: null,
  editedAt: null,
  variant: 1,
  variants: 1,
  why: null,
  notices: [],
  ...more,
});
