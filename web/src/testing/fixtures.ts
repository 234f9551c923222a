import type { Companion, Conversation, Finding, ImportReport, Me, Message, SoulAnalysis } from '@kinloom/contract';

export const anAccount = (more: Partial<Me> = {}): Me => ({
  id: 7,
  email: 'ida@example.org',
  displayName: 'Ida',
  role: 'member',
  adult: true,
  guarded: false,
  setupPending: false,
  settings: {},
  timeZone: null,
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
  firstWords: null,
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

const finding = <Value>(value: Value): Finding<Value> => ({ value, confidence: 0.5, evidence: [] });

export const anAnalysis = (more: Partial<SoulAnalysis> = {}): SoulAnalysis => ({
  sliders: { creativity: finding(3), empathy: finding(4), logic: finding(2), curiosity: finding(5) },
  traits: [finding('patient')],
  communicationStyle: [],
  interests: [],
  emotionalPatterns: [],
  archetype: finding('mentor'),
  language: 'en',
  counts: { texts: 5, ownTexts: 3, words: 60, sentences: 9 },
  sayings: [],
  ...more,
});

export const aReport = (more: Partial<ImportReport> = {}): ImportReport => ({
  format: 'whatsapp',
  kept: 12,
  threads: 1,
  skipped: {},
  duplicates: 0,
  speakers: [
    { name: 'Wren', messages: 7, role: 'soul' },
    { name: 'Ida', messages: 5, role: 'person' },
  ],
  soul: 'Wren',
  person: 'Ida',
  sure: 0.9,
  span: null,
  dateOrder: null,
  notes: [],
  samples: [],
  ...more,
});

/** A file with a content, or one that only claims a size. */
export function aFile(name: string, content: string | number = 'some text'): File {
  const file = new File([typeof content === 'string' ? content : 'x'], name, { lastModified: 1 });
  return typeof content === 'string' ? file : Object.defineProperty(file, 'size', { value: content });
}
