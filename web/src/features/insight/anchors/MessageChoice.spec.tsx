import { aConversation, aSoul } from '../../../testing/fixtures';
import { field, screen } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { conversationsKey } from '../../conversations/cache/query-cache';
import { MessageChoice } from './MessageChoice';

const souls = [aSoul(), aSoul({ id: 5, name: 'Tamar' })];
const list = [
  aConversation({ id: 30, isGroup: true, title: 'The shed', companionId: null, participantIds: [3, 5], lastSeq: 8 }),
  aConversation({ id: 20, firstWords: 'Where is the rope?', lastSeq: 6 }),
  aConversation({ id: 10, title: 'The attic', lastSeq: 4 }),
];

describe('MessageChoice', () => {
  it("starts with the soul's own conversation, and labels those by its name", async () => {
    server.on('GET /api/conversations/:id/messages', []);
    await show(<MessageChoice souls={souls} soulId={3} chosen={null} onChoose={jest.fn()} />, {
      data: [[conversationsKey, list]],
    });
    expect(field('Conversation').value).toBe('20');
    const labels = screen.getAllByRole('option').map(({ textContent }) => textContent.split(' · ')[0]);
    expect(labels).toEqual(['Wren', 'Tamar', 'The shed', 'Wren: Where is the rope?', 'Wren: The attic']);
  });
});
