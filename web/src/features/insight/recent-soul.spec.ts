import { aConversation } from '../../testing/fixtures';
import { conversationsWith, defaultConversation } from './recent-soul';

const group = aConversation({ id: 30, isGroup: true, companionId: null, participantIds: [3, 4], lastSeq: 8 });
const latest = aConversation({ id: 20, lastSeq: 6 });
const older = aConversation({ id: 10, lastSeq: 4 });
const unused = aConversation({ id: 40 });

describe('the conversation offered first', () => {
  it('is the latest of the soul alone, even if a group is newer', () => {
    const available = conversationsWith([unused, group, latest, older], 3);
    expect(available.map(({ id }) => id)).toEqual([30, 20, 10]);
    expect(defaultConversation(available)?.id).toBe(20);
  });

  it('is the latest group without any', () => {
    expect(defaultConversation([group])?.id).toBe(30);
    expect(defaultConversation([])).toBeUndefined();
  });
});
