import type { Conversation } from '@kinloom/contract';
import {
  splitGroups,
  mergeConversation,
  unreadSouls,
  upsertConversation,
  conversationsWithSoul,
  soulOfAddress,
  titleOf,
} from './recent-conversations';

const conversation = (id: number, more: Partial<Conversation> = {}): Conversation => ({
  id,
  title: null,
  firstWords: null,
  isGroup: false,
  participantIds: [3],
  companionId: 3,
  lastMessageAt: `2026-01-01T20:00:${String(id).padStart(2, '0')}.000Z`,
  lastSeq: 4,
  readSeq: 4,
  focus: null,
  branchedFrom: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  ...more,
});
const group = (id: number, more: Partial<Conversation> = {}) =>
  conversation(id, { isGroup: true, companionId: null, participantIds: [3, 4], ...more });
const ids = (list: readonly Conversation[]): number[] => list.map(({ id }) => id);

describe('the list of conversations', () => {
  it('is sorted by last activity, without duplicates', () => {
    const list = [conversation(3), conversation(2), conversation(1)];
    const spoken = conversation(1, { lastMessageAt: '2026-01-02T20:00:00.000Z' });
    expect(ids(upsertConversation(list, spoken))).toEqual([1, 3, 2]);
    expect(ids(upsertConversation(list, conversation(9, { lastMessageAt: null })))).toEqual([3, 2, 1, 9]);
  });

  it('shows five groups and counts all', () => {
    const list = [1, 2, 3, 4, 5, 6, 7].map((id) => group(id));
    const { count, shown, rest } = splitGroups([conversation(8), ...list]);
    expect([count, ids(shown), ids(rest)]).toEqual([7, [1, 2, 3, 4, 5], [6, 7]]);
  });

  it('finds one-to-one conversations with a soul', () => {
    expect(ids(conversationsWithSoul([conversation(1), group(2), conversation(3, { companionId: 4 })], 3))).toEqual([
      1,
    ]);
  });

  it('finds the soul of an address, also of an older conversation', () => {
    const list = [conversation(1), conversation(2, { companionId: 4 }), group(3)];
    const soulAt = (path: string, query = '') => soulOfAddress(path, new URLSearchParams(query), list);
    expect(soulAt('/', 'soul=9')).toBe(9);
    expect([1, 2, 3, 4].map((id) => soulAt(`/conversation/${id}`))).toEqual([3, 4, 0, 0]);
    expect(soulAt('/settings', 'soul=9')).toBe(0);
  });

  it('names a conversation by its title, its first words or its date', () => {
    const now = Date.parse('2026-01-01T12:00:00.000Z');
    expect(titleOf(conversation(1, { title: 'Rope', firstWords: 'Where is it?' }), now)).toBe('Rope');
    expect(titleOf(conversation(1, { firstWords: 'Where is it?' }), now)).toBe('Where is it?');
    expect(titleOf(conversation(1), now)).toBe('Started today');
  });

  it('finds souls with unread messages, ignoring groups', () => {
    const list = [conversation(1, { lastSeq: 5 }), group(2, { lastSeq: 9 }), conversation(3, { companionId: 4 })];
    expect([...unreadSouls(list)]).toEqual([3]);
  });

  it('never lowers the read position or last message by a stale record', () => {
    const cached = conversation(1, { lastSeq: 6, readSeq: 6, lastMessageAt: '2026-01-03T00:00:00.000Z' });
    const late = mergeConversation(cached, conversation(1, { title: 'New', lastSeq: 5, readSeq: 2 }));
    expect(late).toMatchObject({ title: 'New', lastSeq: 6, readSeq: 6, lastMessageAt: '2026-01-03T00:00:00.000Z' });
    expect(mergeConversation(null, cached)).toBe(cached);
    const named = { ...cached, firstWords: 'Where is it?' };
    expect(mergeConversation(named, conversation(1, { lastSeq: 5 })).firstWords).toBe('Where is it?');
    expect(mergeConversation(named, conversation(1, { lastSeq: 6 })).firstWords).toBeNull();
  });
});
