import { LIMITS } from '@kinloom/contract';
import { button, field } from '../../../testing/queries';
import { show } from '../../../testing/render';
import { AnchorGroupForm, type AnchorGroupValues } from './AnchorGroupForm';

async function open({ initial, busy = false }: { initial?: AnchorGroupValues; busy?: boolean } = {}) {
  const [onDone, onCancel] = [jest.fn(), jest.fn()];
  const shown = await show(
    <AnchorGroupForm
      action="Save"
      busy={busy}
      onDone={onDone}
      onCancel={onCancel}
      {...(initial === undefined ? {} : { initial })}
    />,
  );
  return { ...shown, onDone, onCancel };
}

describe('AnchorGroupForm', () => {
  it('starts empty, within the limits of the server', async () => {
    await open();
    expect(field('Title').value).toBe('');
    expect(field('Title').maxLength).toBe(LIMITS.titleLength);
    expect(field('Description (optional)').maxLength).toBe(LIMITS.noteLength);
  });

  it('hands over both texts without surrounding spaces', async () => {
    const { user, onDone } = await open();
    await user.type(field('Title'), ' The garden ');
    await user.type(field('Description (optional)'), ' All about the beds. ');
    await user.click(button('Save'));
    expect(onDone.mock.calls).toEqual([[{ title: 'The garden', description: 'All about the beds.' }]]);
  });

  it('needs no description', async () => {
    const { user, onDone } = await open();
    await user.type(field('Title'), 'The garden{Enter}');
    expect(onDone.mock.calls).toEqual([[{ title: 'The garden', description: '' }]]);
  });

  it.each(['', '   '])('refuses the title "%s"', async (title) => {
    const { user, onDone } = await open({ initial: { title: 'The garden', description: 'Beds.' } });
    await user.clear(field('Title'));
    await user.type(field('Title'), `${title}{Enter}`);
    expect(button('Save').disabled).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('starts with the present texts of a group', async () => {
    const { user, onDone } = await open({ initial: { title: 'The garden', description: 'Beds.' } });
    await user.type(field('Description (optional)'), ' And trees.');
    await user.click(button('Save'));
    expect(onDone.mock.calls).toEqual([[{ title: 'The garden', description: 'Beds. And trees.' }]]);
  });

  it('cannot be submitted while it is being saved, but can be cancelled', async () => {
    const { user, onDone, onCancel } = await open({
      initial: { title: 'The garden', description: '' },
      busy: true,
    });
    await user.type(field('Title'), '{Enter}');
    expect(button('Save').disabled).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
    await user.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
