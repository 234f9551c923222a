import { ERRORS, LIMITS, PORTAL_TEXTS } from '@kinloom/contract';
import { alertText, button, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import ShareDialog from './ShareDialog';

const FILES = 'Files to share';
const SHARE = PORTAL_TEXTS.shareMemory;
const plan = new File(['the plan'], 'plan.txt', { type: 'text/plain', lastModified: 1 });
const notes = new File(['the notes'], 'notes.md', { type: 'text/markdown', lastModified: 1 });

/** A file that claims a size, without the memory. */
function sized(name: string, size: number): File {
  return Object.defineProperty(new File(['x'], name, { lastModified: 1 }), 'size', { value: size });
}

async function open() {
  const [onClose, onShared] = [jest.fn(), jest.fn<void, [files: readonly unknown[]]>()];
  const shown = await show(<ShareDialog conversationId={12} name="Wren" onClose={onClose} onShared={onShared} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const choose = (...files: File[]) => shown.user.upload(input, files);
  return { ...shown, onClose, onShared, choose };
}

const listed = () => screen.queryAllByRole('listitem').map((one) => one.textContent);

describe('ShareDialog', () => {
  it('cannot share nothing', async () => {
    await open();
    expect(button(SHARE).disabled).toBe(true);
    expect(listed()).toEqual([]);
  });

  it('sends all chosen files together', async () => {
    const stored = [{ id: 1, name: 'plan.txt' }];
    server.on('POST /api/conversations/:id/files', stored);
    const { user, choose, onShared } = await open();
    await choose(plan, notes);
    await user.click(button(SHARE));
    await waitFor(() => expect(onShared.mock.calls[0]?.[0]).toEqual(stored));
    const [form] = server.sent('POST /api/conversations/:id/files') as FormData[];
    expect(form?.getAll('files').map((file) => (file as File).name)).toEqual(['plan.txt', 'notes.md']);
    expect(server.addresses('POST /api/conversations/:id/files')).toEqual(['/api/conversations/12/files']);
  });

  it('lists a file once and takes it out again', async () => {
    const { user, choose } = await open();
    await choose(plan);
    await choose(plan, notes);
    const list = screen.getByRole('list', { name: FILES });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await user.click(button('Remove plan.txt'));
    expect(listed()).toHaveLength(1);
    await user.click(button('Remove notes.md'));
    expect(listed()).toEqual([]);
    expect(button(SHARE).disabled).toBe(true);
  });

  it('says which file is too large and waits until it is gone', async () => {
    const { user, choose } = await open();
    await choose(plan, sized('film.mp4', LIMITS.fileBytes + 1));
    expect(listed()[1]).toContain(ERRORS.file_too_large.text);
    expect(button(SHARE).disabled).toBe(true);
    await user.click(button('Remove film.mp4'));
    expect(button(SHARE).disabled).toBe(false);
  });

  it('refuses more files than one upload may have', async () => {
    const { choose } = await open();
    await choose(...Array.from({ length: LIMITS.uploadFiles + 1 }, (_, place) => sized(`${place}.txt`, 10)));
    expect(await alertText()).toBe(ERRORS.too_many_files.text);
    expect(button(SHARE).disabled).toBe(true);
  });

  it('keeps the files and says why if the server refuses', async () => {
    server.on('POST /api/conversations/:id/files', failure('storage_full'));
    const { user, choose, onShared } = await open();
    await choose(plan);
    await user.click(button(SHARE));
    expect(await alertText()).toBe(ERRORS.storage_full.text);
    expect(listed()).toHaveLength(1);
    expect(onShared).not.toHaveBeenCalled();
  });
});
