import { ERRORS, SUGGESTED_TONES } from '@kinloom/contract';
import { button, field, screen, waitFor, within } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import { EditMemory } from './EditMemory';
import { makeMemory } from './testing';

const memory = makeMemory(5, { title: 'The rope', content: 'It hangs in the shed.', tones: ['warm'] });
const TEXT = 'What is remembered';

async function open() {
  const onClose = jest.fn();
  const shown = await show(<EditMemory memory={memory} onClose={onClose} onFocusBack={() => undefined} />);
  return { ...shown, onClose };
}

describe('EditMemory', () => {
  it('sends only what was changed', async () => {
    server.on('PATCH /api/memories/:id', { ...memory, title: 'The old rope' });
    const { user, onClose } = await open();
    await user.clear(field('Title'));
    await user.type(field('Title'), ' The old rope {Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.sent('PATCH /api/memories/:id')).toEqual([{ title: 'The old rope' }]);
    expect(server.addresses('PATCH /api/memories/:id')).toEqual(['/api/memories/5']);
  });

  it('closes without a request if nothing changed', async () => {
    const { user, onClose } = await open();
    await user.click(button('Save'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.requests).toEqual([]);
  });

  it('cannot be saved without a title or without words', async () => {
    const { user, onClose } = await open();
    await user.clear(field(TEXT));
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Save'));
    expect(server.requests).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    await user.type(field(TEXT), 'It is gone.');
    expect(button('Save').getAttribute('aria-disabled')).toBe('false');
  });

  it('adds and removes tones', async () => {
    server.on('PATCH /api/memories/:id', memory);
    const { user, onClose } = await open();
    const tones = within(screen.getByRole('group', { name: 'Tones' }));
    const [suggested] = SUGGESTED_TONES;
    await user.click(tones.getByRole('button', { name: 'warm' }));
    await user.click(tones.getByRole('button', { name: suggested }));
    await user.type(tones.getByRole('textbox'), 'autumnal{Enter}');
    expect(tones.getByRole('button', { name: 'autumnal' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sent('PATCH /api/memories/:id')).toEqual([{ tones: [suggested, 'autumnal'] }]);
  });

  it('stays open with the reason if it fails', async () => {
    server.on('PATCH /api/memories/:id', failure('unavailable'));
    const { user, onClose } = await open();
    await user.type(field('Title'), '!{Enter}');
    expect(await screen.findByText(new RegExp(ERRORS.unavailable.text))).toBeTruthy();
    expect(field('Title').value).toBe('The rope!');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes with Escape and sends nothing', async () => {
    const { user, onClose } = await open();
    await user.type(field('Title'), '!{Escape}');
    expect(onClose).toHaveBeenCalled();
    expect(server.requests).toEqual([]);
  });
});
