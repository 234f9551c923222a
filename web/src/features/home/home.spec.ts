import type { Companion, Conversation, Memory } from '@kinloom/contract';
import { greeting, lately, nameOf, SHOWN, unfinished } from './home';

const talk = (id: number, more: Partial<Conversation> = {}): Conversation => ({
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

describe('what is unfinished', () => {
  it('is what was not read or not sent, the last spoken in first', () => {
    const list = [talk(1), talk(2, { readSeq: 1 }), talk(3), talk(4, { lastSeq: 9, readSeq: 7 })];
    expect(unfinished(list, (id) => (id === 3 ? ' half a thought ' : ' '))).toEqual([
      { conversation: list[3], unread: 2, draft: '' },
      { conversation: list[2], unread: 0, draft: 'half a thought' },
      { conversation: list[1], unread: 3, draft: '' },
    ]);
  });

  it('is nothing where all was read, and no more than is shown', () => {
    expect(unfinished([talk(1)], () => '')).toEqual([]);
    const many = Array.from({ length: 9 }, (_, place) => talk(place + 1, { readSeq: 0 }));
    expect(unfinished(many, () => '')).toHaveLength(SHOWN.unfinished);
  });
});

it('calls a conversation by its title, then by its soul', () => {
  const souls = [{ id: 1, name: 'Ilse' }] as Companion[];
  expect(nameOf(talk(1, { title: 'The lake' }), souls, 'Group Chat')).toBe('The lake');
  expect(nameOf(talk(1), souls, 'Group Chat')).toBe('Ilse');
  expect(nameOf(talk(1, { companionId: null }), souls, 'Group Chat')).toBe('Group Chat');
});

it('tells of memories that still hold', () => {
  const memory = (id: number, more: Partial<Memory> = {}) =>
    ({ id, objection: null, supersededBy: null, ...more }) as Memory;
  const list = [memory(3), memory(2, { objection: 'wrong' }), memory(1, { supersededBy: 3 })];
  expect(lately(list).map(({ id }) => id)).toEqual([3]);
});
