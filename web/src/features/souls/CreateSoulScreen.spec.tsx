import { ARCHETYPES, TEXTS } from '@kinloom/contract';
import { aSoul } from '../../testing/fixtures';
import { button, field, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import CreateSoulScreen from './CreateSoulScreen';

// The fake browser cannot render pictures.
jest.mock('./portraits', () => ({ generatePortraits: () => [], renderPortrait: jest.fn() }));

const CREATE = 'Create Soul';

async function open() {
  const shown = await show(<CreateSoulScreen />, { at: '/souls/new' });
  const fill = async (): Promise<void> => {
    await shown.user.type(field('Name'), 'Wren');
    await shown.user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await shown.user.click(button(CREATE));
  };
  return { ...shown, fill };
}

describe('CreateSoulScreen', () => {
  it('opens the chat of the new soul', async () => {
    server.on('POST /api/companions', aSoul({ id: 12, name: 'Wren' }));
    const { path, fill } = await open();
    await fill();
    await waitFor(() => expect(path()).toBe('/?soul=12'));
    expect(await screen.findByText(TEXTS.souls.createdOnPage)).toBeTruthy();
    expect(server.sent('POST /api/companions')).toMatchObject([{ name: 'Wren', archetype: ARCHETYPES.page[0] }]);
  });

  it('stays and says so if the soul could not be created', async () => {
    server.on('POST /api/companions', failure('unavailable'));
    const { path, fill } = await open();
    await fill();
    expect(await screen.findByText(TEXTS.souls.createFailedOnPage.title)).toBeTruthy();
    expect(path()).toBe('/souls/new');
    expect(field('Name').value).toBe('Wren');
  });
});
