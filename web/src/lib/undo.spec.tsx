import { act } from '@testing-library/react';
import { screen, waitFor } from '../testing/queries';
import { show } from '../testing/render';
import { commitPending } from './pending-actions';
import { toast } from './toasts';
import { runUndoable } from './undo';

const anAction = () => ({ title: 'Deleted', commit: jest.fn(() => Promise.resolve()), undo: jest.fn() });

describe('runUndoable', () => {
  it('does nothing but undo when Undo is pressed', async () => {
    const { user } = await show(<p>room</p>);
    const action = anAction();
    act(() => runUndoable(action));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await commitPending();
    expect(action.undo).toHaveBeenCalledTimes(1);
    expect(action.commit).not.toHaveBeenCalled();
  });

  it('carries the action out when its toast is closed or replaced', async () => {
    const { user } = await show(<p>room</p>);
    const [closed, replaced] = [anAction(), anAction()];
    act(() => runUndoable(closed));
    await user.click(await screen.findByRole('button', { name: 'Close this notice' }));
    expect(closed.commit.mock.calls).toEqual([[{ keepalive: false }]]);
    act(() => runUndoable(replaced));
    act(() => toast({ title: 'Another' }));
    expect(replaced.commit.mock.calls).toEqual([[{ keepalive: false }]]);
    expect([closed.undo, replaced.undo].map((undo) => undo.mock.calls.length)).toEqual([0, 0]);
  });

  it('carries the action out once, and closes its toast, before a message is sent', async () => {
    await show(<p>room</p>);
    const action = anAction();
    act(() => runUndoable(action));
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => Promise.all([commitPending(), commitPending()]));
    expect(action.commit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('carries the action out with a request that outlives the page when that is closed', async () => {
    await show(<p>room</p>);
    const action = anAction();
    act(() => runUndoable(action));
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(action.commit.mock.calls).toEqual([[{ keepalive: true }]]);
  });
});
