import { useState } from 'react';
import { button, screen } from '../testing/queries';
import { show } from '../testing/render';
import { ErrorBoundary } from './ErrorBoundary';

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('secret details');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break it
    </button>
  );
}

describe('ErrorBoundary', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => logged.mockRestore());

  it('shows its children while nothing is wrong', async () => {
    await show(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(button('Break it')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces a broken screen, offers to load it again and leaves the rest alone', async () => {
    const { user } = await show(
      <>
        <nav>the rest</nav>
        <ErrorBoundary>
          <Fragile />
        </ErrorBoundary>
      </>,
    );
    await user.click(button('Break it'));
    const alert = await screen.findByRole('alert');
    expect(alert.querySelectorAll('button')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Break it' })).toBeNull();
    expect(screen.getByText('the rest')).toBeTruthy();
  });

  it('does not show what the error says, and logs its kind only', async () => {
    const { user } = await show(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    );
    await user.click(button('Break it'));
    expect((await screen.findByRole('alert')).textContent).not.toContain('secret');
    const own = logged.mock.calls.filter(([first]) => typeof first === 'string' && !first.includes('%'));
    expect(own).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain('secret');
  });
});
