import { motion, textSize } from '../../../lib/storage/appearance';
import { chooseTheme } from '../../../lib/storage/theme';
import { screen, waitFor, within } from '../../../testing/queries';
import { show } from '../../../testing/render';
import { AppearancePanel } from './AppearancePanel';

const radio = (name: string) => screen.getByRole('radio', { name });
const SYSTEM = 'System';
const chosen = (group = 'Theme') =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .filter((one) => one.getAttribute('aria-checked') === 'true')
    .map((one) => one.getAttribute('aria-label'));

describe('AppearancePanel', () => {
  beforeEach(() => {
    chooseTheme('dark');
    textSize.set('normal');
    motion.set('system');
  });

  it('marks the current theme', async () => {
    await show(<AppearancePanel />);
    expect(chosen()).toEqual(['Dark']);
  });

  it('applies a theme at once and remembers it', async () => {
    const { user } = await show(<AppearancePanel />);
    await user.click(radio('Light'));
    expect(chosen()).toEqual(['Light']);
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('kinloom-ui-theme')).toBe('light');
  });

  it('moves with the arrow keys', async () => {
    const { user } = await show(<AppearancePanel />);
    await user.click(radio('Light'));
    // Held down: the group selects what is focused while an arrow key is pressed.
    await user.keyboard('{ArrowRight>}');
    await waitFor(() => expect(chosen()).toEqual(['Dark']));
    await user.keyboard('{/ArrowRight}');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('applies text size and motion at once and remembers them', async () => {
    const { user } = await show(<AppearancePanel />);
    expect([chosen('Text size'), chosen('Motion')]).toEqual([['Normal'], ['Device setting']]);
    await user.click(radio('Large'));
    await user.click(radio('Reduced'));
    expect([chosen('Text size'), chosen('Motion')]).toEqual([['Large'], ['Reduced']]);
    expect(document.documentElement.dataset).toMatchObject({ text: 'large', motion: 'reduced' });
    expect([localStorage.getItem('kinloom-ui-text'), localStorage.getItem('kinloom-ui-motion')]).toEqual([
      'large',
      'reduced',
    ]);
  });

  it('offers the density only where a mouse points', async () => {
    // The fake device has no mouse.
    await show(<AppearancePanel />);
    expect(screen.queryByRole('radiogroup', { name: 'Density' })).toBeNull();
  });

  it('names the theme that the device asks for', async () => {
    const { user } = await show(<AppearancePanel />);
    expect(radio(SYSTEM).textContent).not.toMatch(/Now (dark|light)/);
    await user.click(radio(SYSTEM));
    // The fake device does not prefer light.
    expect(radio(SYSTEM).textContent).toMatch(/Now dark/);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
