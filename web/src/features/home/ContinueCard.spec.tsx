import type { Conversation } from '@kinloom/contract';
import { aConversation, aMessage, aSoul } from '../../testing/fixtures';
import { screen } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { ContinueCard } from './ContinueCard';

const souls = [aSoul(), aSoul({ id: 5, name: 'Tamar' })];
const open = (list: readonly Conversation[]) =>
  show(<ContinueCard souls={souls} />, { data: [[['conversations'], list]] });

describe('ContinueCard', () => {
  it('shows the first line of the last message, without formatting', async () => {
    server.on('GET /api/conversations/:id/messages', [
      aMessage(),
      aMessage({ id: 41, seq: 2, content: '**Tomorrow** at nine?\n\nBring the map.' }),
      aMessage({ id: 42, seq: 3, content: '' }),
    ]);
    await open([aConversation({ lastSeq: 3 })]);
    expect(await screen.findByText('Tomorrow at nine?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue with Wren' }).getAttribute('href')).toBe('/conversation/12');
  });

  it('says which line is the own one', async () => {
    server.on('GET /api/conversations/:id/messages', [aMessage({ senderId: 7, companionId: null, content: 'Yes.' })]);
    await open([aConversation({ lastSeq: 1 })]);
    expect(await screen.findByText('You: Yes.')).toBeTruthy();
  });

  it('offers the newest soul before the first message', async () => {
    await open([aConversation()]);
    expect(screen.getByText('You have not talked yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start with Tamar' }).getAttribute('href')).toBe('/?soul=5');
  });
});
