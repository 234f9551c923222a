import { ERRORS, TEXTS } from '@kinloom/contract';
import { aConversation, aSoul } from '../../testing/fixtures';
import { screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import DeleteSoul from './DeleteSoul';
import { soulsKey } from './soul-cache';

async function open() {
  server
    .on('GET /api/soul/:id', { success: true, soul: { memory_count: 12, file_count: 2 } })
    .on('GET /api/conversations', [aConversation()]);
  const [onDeleted, onClose] = [jest.fn(), jest.fn()];
  const shown = await show(<DeleteSoul soul={aSoul()} onDeleted={onDeleted} onClose={onClose} />, {
    data: [[soulsKey, [aSoul()]]],
  });
  return { ...shown, onDeleted, onClose };
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.main.deleteSoul });

describe('DeleteSoul', () => {
  it('names the soul and puts the focus on the harmless answer', async () => {
    const { user, onClose } = await open();
    expect(screen.getByRole('alertdialog').textContent).toContain(TEXTS.souls.deleteQuestion('Wren'));
    expect(await screen.findByText('Deleted too: 12 memories, 1 conversation, and 2 files.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalled();
    expect(server.addresses('DELETE /api/companions/:id')).toEqual([]);
  });

  it('deletes the soul once', async () => {
    const { release } = server.hold('DELETE /api/companions/:id', { success: true });
    const { user, onDeleted, onClose } = await open();
    await user.click(confirm());
    await waitFor(() => expect(confirm().disabled).toBe(true));
    await user.click(confirm());
    expect(onDeleted).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.addresses('DELETE /api/companions/:id')).toEqual(['/api/companions/3']);
  });

  it('says why it could not be deleted', async () => {
    server.on('DELETE /api/companions/:id', failure('unavailable'));
    const { user, onDeleted, onClose } = await open();
    await user.click(confirm());
    expect(await screen.findByText(ERRORS.unavailable.text)).toBeTruthy();
    expect(onDeleted).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
