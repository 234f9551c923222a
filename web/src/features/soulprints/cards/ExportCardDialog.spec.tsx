import { aSoul } from '../../../testing/fixtures';
import { descriptionOf, screen } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import ExportCardDialog from './ExportCardDialog';

async function open() {
  const onClose = jest.fn();
  const shown = await show(<ExportCardDialog soul={aSoul()} onClose={onClose} />);
  return { ...shown, onClose };
}

const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Download Card' });
const memories = () => screen.getByRole('switch', { name: 'With memories' });

describe('ExportCardDialog', () => {
  it('offers a picture without memories first', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'Picture', checked: true })).toBeTruthy();
    expect(memories().getAttribute('aria-checked')).toBe('false');
    expect(link().getAttribute('href')).toBe('/api/companions/3/card?format=png&memories=false');
    expect(link().download).toBe('Wren.png');
  });

  it('offers the data as JSON', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Data' }));
    expect(link().getAttribute('href')).toBe('/api/companions/3/card?format=json&memories=false');
    expect(link().download).toBe('Wren.json');
  });

  it('includes memories only while that is switched on, and warns about it', async () => {
    const { user } = await open();
    expect(descriptionOf(memories())).toContain('Anyone who has the card can read it.');
    await user.click(memories());
    expect(link().getAttribute('href')).toBe('/api/companions/3/card?format=png&memories=true');
    await user.click(memories());
    expect(link().getAttribute('href')).toBe('/api/companions/3/card?format=png&memories=false');
  });

  it('closes and sends nothing itself', async () => {
    const { user, onClose } = await open();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(server.requests).toEqual([]);
  });
});
