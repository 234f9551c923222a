import { ARCHETYPES, LIMITS, TEXTS } from '@kinloom/contract';
import { aSoul } from '../../testing/fixtures';
import { button, field, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import CreateSoulDialog from './CreateSoulDialog';

// The fake browser cannot render pictures.
jest.mock('./portraits', () => ({
  generatePortraits: () => ['data:image/svg+xml;utf8,first', 'data:image/svg+xml;utf8,second'],
  renderPortrait: (svg: string) => Promise.resolve(svg.replace('svg+xml;utf8', 'webp;base64')),
}));

const CREATE = 'Create Soul';
const ARCHETYPE = ARCHETYPES.dialog[0] ?? '';
const archetypes = () => screen.getAllByRole('radio');

async function open() {
  const [onClose, onCreated] = [jest.fn(), jest.fn()];
  const shown = await show(<CreateSoulDialog onClose={onClose} onCreated={onCreated} />);
  return { ...shown, onClose, onCreated };
}

describe('CreateSoulDialog', () => {
  it('sends name, archetype and traits, and hands over the soul', async () => {
    const soul = aSoul({ name: 'Wren' });
    server.on('POST /api/companions', soul);
    const { user, onCreated } = await open();
    await user.type(field('Name'), ' Wren ');
    await user.click(archetypes()[0] as HTMLElement);
    await user.click(button(CREATE));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(soul));
    expect(server.sent('POST /api/companions')).toEqual([
      {
        name: 'Wren',
        archetype: ARCHETYPE,
        personality: {
          creativity: LIMITS.sliderDefault,
          empathy: LIMITS.sliderDefault,
          logic: LIMITS.sliderDefault,
          curiosity: LIMITS.sliderDefault,
        },
      },
    ]);
  });

  it('sends the chosen portrait', async () => {
    server.on('POST /api/companions', aSoul());
    const { user, onCreated } = await open();
    await user.type(field('Name'), 'Wren');
    await user.click(archetypes()[0] as HTMLElement);
    await user.click(await screen.findByRole('radio', { name: 'Portrait 2' }));
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Portrait 2' }).getAttribute('aria-checked')).toBe('true'),
    );
    await user.click(button(CREATE));
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    expect(server.sent('POST /api/companions')).toMatchObject([{ avatar: 'data:image/webp;base64,second' }]);
  });

  it('moves a trait with the arrow keys, within its bounds', async () => {
    server.on('POST /api/companions', aSoul());
    const { user, onCreated } = await open();
    const [creativity, empathy] = screen.getAllByRole('slider');
    creativity?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    empathy?.focus();
    await user.keyboard('{End}{ArrowRight}');
    await user.type(field('Name'), 'Wren');
    await user.click(archetypes()[0] as HTMLElement);
    await user.click(button(CREATE));
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    const personality = { creativity: LIMITS.sliderDefault + 2, empathy: LIMITS.sliderMax };
    expect(server.sent('POST /api/companions')).toMatchObject([{ personality }]);
  });

  it('says what is missing and sends nothing', async () => {
    const { user, onCreated } = await open();
    await user.click(button(CREATE));
    expect(await screen.findByText(TEXTS.souls.missing.title)).toBeTruthy();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('radiogroup', { name: 'Archetype' }).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(server.requests).toEqual([]);
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('points only at what is still missing', async () => {
    const { user } = await open();
    await user.click(button(CREATE));
    await user.type(field('Name'), 'Wren');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByRole('radiogroup', { name: 'Archetype' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('stays open and says so if the server fails; the button works again', async () => {
    server.on('POST /api/companions', failure('unavailable'));
    const { user, onCreated } = await open();
    await user.type(field('Name'), 'Wren');
    await user.click(archetypes()[0] as HTMLElement);
    await user.click(button(CREATE));
    expect(await screen.findByText(TEXTS.souls.createFailed.description)).toBeTruthy();
    expect(onCreated).not.toHaveBeenCalled();
    expect(button(CREATE).disabled).toBe(false);
    expect(field('Name').value).toBe('Wren');
  });

  it('closes with Escape', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
