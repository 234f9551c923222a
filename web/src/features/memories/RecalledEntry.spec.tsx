import { commitPending } from '../../lib/pending-actions';
import { button, screen, waitFor } from '../../testing/queries';
import { act } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { failure, UNREACHABLE } from '../../testing/server';
import { server, show } from '../../testing/render';
import { useStandings } from './memory-cache';
import { refOf } from './recalled-text';
import { RecalledEntry } from './RecalledEntry';

const OBJECT = 'POST /api/companions/:id/objections';
const rope = { kind: 'memory', id: 9, title: 'Rope: in the shed', conversationId: null, messageId: null } as const;

function Entry({ isCompact = false, recalled = rope, onShow = jest.fn() }: Partial<EntryProps>) {
  const standings = useStandings(3);
  return (
    <ul>
      <RecalledEntry
        soulId={3}
        name="Wren"
        recalled={recalled}
        origin="A memory"
        standing={standings[refOf(rope)]}
        isCompact={isCompact}
        onShow={onShow}
      />
    </ul>
  );
}

async function choose(item: string | RegExp) {
  const shown = await show(<Entry />);
  await shown.user.click(button(/^Not right\?/));
  await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  return shown;
}

type EntryProps = Pick<ComponentProps<typeof RecalledEntry>, 'isCompact' | 'recalled' | 'onShow'>;

describe('RecalledEntry', () => {
  it('has all actions in one menu if it is compact', async () => {
    const onShow = jest.fn();
    const { user } = await show(
      <Entry isCompact recalled={{ ...rope, conversationId: 12, messageId: 40 }} onShow={onShow} />,
    );
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(button('More for Rope: in the shed'));
    expect(await screen.findByRole('menuitem', { name: 'That is wrong' })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Show where it was said' }));
    expect(onShow).toHaveBeenCalledWith(12, 40);
  });

  it('marks a memory as wrong, which can be undone before anything is sent', async () => {
    server.on(OBJECT, undefined);
    const { user } = await choose('That is wrong');
    expect(await screen.findByText('Noted as wrong. It will not be used again.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Noted as wrong. It will not be used again.')).toBeNull());
    await act(() => commitPending());
    expect(server.sent(OBJECT)).toEqual([]);
  });

  it('sends the objection before the next message', async () => {
    server.on(OBJECT, undefined);
    await choose('That is wrong');
    await act(() => commitPending());
    expect(server.sent(OBJECT)).toEqual([{ kind: 'memory', id: 9, objection: 'wrong' }]);
    expect(screen.getByText('Noted as wrong. It will not be used again.')).toBeTruthy();
  });

  it('says that an objection was not saved, and tries again', async () => {
    server.on(OBJECT, () => UNREACHABLE);
    const { user } = await choose('Never mention this');
    await act(() => commitPending());
    expect(await screen.findByText('Your objection was not saved', { selector: 'li *' })).toBeTruthy();
    expect(screen.queryByText('Noted. It will not be mentioned again.')).toBeNull();
    server.on(OBJECT, undefined);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Noted. It will not be mentioned again.')).toBeTruthy();
    await act(() => commitPending());
    expect(server.sent(OBJECT)).toHaveLength(2);
  });

  it('replaces a memory by what it is actually about', async () => {
    server.on('PATCH /api/memories/:id', { id: 9, companionId: 3, objection: null });
    const { user } = await choose('It is actually …');
    await user.type(await screen.findByLabelText('It is actually …'), 'The rope hangs in the attic.');
    await user.click(button('Save'));
    expect(screen.getByText('The rope hangs in the attic.', { selector: '[role=status]' })).toBeTruthy();
    await act(() => commitPending());
    expect(server.sent('PATCH /api/memories/:id')).toEqual([{ content: 'The rope hangs in the attic.' }]);
  });

  it('keeps a memory whose correction is undone', async () => {
    const { user } = await choose('It is actually …');
    await user.type(await screen.findByLabelText('It is actually …'), 'In the attic.');
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await act(() => commitPending());
    expect(screen.queryByText('In the attic.', { selector: '[role=status]' })).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('forgets a memory after a question; one that is gone counts as forgotten', async () => {
    server.on('DELETE /api/memories/:id', () => failure('memory_not_found'));
    const { user } = await choose('Forget it');
    await user.click(await screen.findByRole('button', { name: 'Forget it' }));
    expect(await screen.findByText('Forgotten.')).toBeTruthy();
    await act(() => commitPending());
    expect(server.addresses('DELETE /api/memories/:id')).toEqual(['/api/memories/9']);
    expect(screen.getByText('Forgotten.')).toBeTruthy();
  });
});
