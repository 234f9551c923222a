import { ERRORS, TEXTS } from '@kinloom/contract';
import { aSoul } from '../../testing/fixtures';
import { screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import DeleteSoul from './DeleteSoul';

async function open() {
  const [onDeleted, onClose] = [jest.fn(), jest.fn()];
  const shown = await show(<DeleteSoul soul={aSoul()} onDeleted={onDeleted} onClose={onClose} />, {
    data: [[['companions'], [aSoul()]]],
  });
  return { ...shown, onDeleted, onClose };
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.main.deleteSoul });

describe('DeleteSoul', () => {
  it('names the soul and puts the focus on the harmless answer', async () => {
    const { user, onClose } = await open();
    expect(screen.getByRole('alertdialog').textContent).toContain(TEXTS.souls.deleteQuestion('Wren'));
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalled();
    expect(server.requests).toEqual([]);
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
