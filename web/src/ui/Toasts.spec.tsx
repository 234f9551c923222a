import { act } from '@testing-library/react';
import { toast } from '../lib/toasts';
import { screen, waitFor } from '../testing/queries';
import { show } from '../testing/render';

/** The text within a visible toast; announcements for screen readers repeat it elsewhere. */
const title = (text: string) => screen.queryByText(text, { selector: 'li *' });

describe('Toasts', () => {
  it('shows title and description', async () => {
    await show(<p>room</p>);
    act(() => toast({ title: 'Saved', description: 'It is there.' }));
    await waitFor(() => expect(title('Saved')).toBeTruthy());
    expect(title('It is there.')).toBeTruthy();
  });

  it('replaces the one before', async () => {
    await show(<p>room</p>);
    act(() => toast({ title: 'First' }));
    await waitFor(() => expect(title('First')).toBeTruthy());
    act(() => toast({ title: 'Second' }));
    await waitFor(() => expect(title('Second')).toBeTruthy());
    expect(title('First')).toBeNull();
  });

  it('announces a failure at once and a success when there is time', async () => {
    await show(<p>room</p>);
    act(() => toast({ title: 'Broken', tone: 'bad' }));
    await waitFor(() => expect(document.querySelector('[aria-live="assertive"]')).toBeTruthy());
    act(() => toast({ title: 'Fine' }));
    await waitFor(() => expect(document.querySelector('[aria-live="polite"]')).toBeTruthy());
  });

  it('is reached with F8 and closed with Escape', async () => {
    const { user } = await show(<p>room</p>);
    act(() => toast({ title: 'Here' }));
    await waitFor(() => expect(title('Here')).toBeTruthy());
    await user.keyboard('[F8]');
    expect(screen.getByRole('region', { name: /F8/ }).contains(document.activeElement)).toBe(true);
    await user.keyboard('{Tab}{Escape}');
    await waitFor(() => expect(title('Here')).toBeNull());
  });

  it('is closed with its button', async () => {
    const { user } = await show(<p>room</p>);
    act(() => toast({ title: 'Here' }));
    await user.click(await screen.findByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(title('Here')).toBeNull());
  });
});
