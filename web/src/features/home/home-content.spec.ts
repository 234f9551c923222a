import type { Companion, Conversation, Memory } from '@kinloom/contract';
import { greeting, latestMemories, conversationName, MAX_SHOWN, findUnfinished } from './home-content';

const conversation = (id: number, more: Partial<Conversation> = {}): Conversation => ({
  id,
  title: null,
  isGroup: false,
  participantIds: [1],
  companionId: 1,
  lastMessageAt: `2026-01-0${id}T10:00:00.000Z`,
  lastSeq: 4,
  readSeq: 4,
  focus: null,
  branchedFrom: null,
  firstWords: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

it.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('greets at %i with %s', (hour, words) => expect(greeting(hour)).toBe(words));

describe('unfinished conversations', () => {
  it('are unread or have a draft, most recently active first', () => {
    const list = [
      conversation(1),
      conversation(2, { readSeq: 1 }),
      conversation(3),
      conversation(4, { lastSeq: 9, readSeq: 7 }),
    ];
    expect(findUnfinished(list, (id) => (id === 3 ? ' half a thought ' : ' '))).toEqual([
      { conversation: list[3], unread: 2, draft: '' },
      { conversation: list[2], unread: 0, draft: 'half a thought' },
      { conversation: list[1], unread: 3, draft: '' },
    ]);
  });

  it('are empty when all is read, and limited in number', () => {
    expect(findUnfinished([conversation(1)], () => '')).toEqual([]);
    const many = Array.from({ length: 9 }, (_, place) => conversation(place + 1, { readSeq: 0 }));
    expect(findUnfinished(many, () => '')).toHaveLength(MAX_SHOWN.unfinished);
  });
});

it('names a conversation by its title, else by its soul', () => {
  const souls = [{ id: 1, name: 'Ilse' }] as Companion[];
  expect(conversationName(conversation(1, { title: 'The lake' }), souls, 'Group Chat')).toBe('The lake');
  expect(conversationName(conversation(1), souls, 'Group Chat')).toBe('Ilse');
  expect(conversationName(conversation(1, { companionId: null }), souls, 'Group Chat')).toBe('Group Chat');
});

it('lists only current memories', () => {
  const memory = (id: number, more: Partial<Memory> = {}) =>
    ({ id, objection: null, supersededBy: null, ...more }) as Memory;
  const list = [memory(3), memory(2, { objection: 'wrong' }), memory(1, { supersededBy: 3 })];
  expect(latestMemories(list).map(({ id }) => id)).toEqual([3]);
});
