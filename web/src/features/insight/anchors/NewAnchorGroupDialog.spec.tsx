import { ERRORS, INSIGHT_TEXTS, THREAD_TYPE, type ConversationAnchor } from '@kinloom/contract';
import { button, descriptionOf, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import NewAnchorGroupDialog from './NewAnchorGroupDialog';

const ROUTE = 'POST /api/conversation-threads';
const anchor = { id: 21, title: 'The first bed' } as ConversationAnchor;

async function open(first?: ConversationAnchor) {
  const onClose = jest.fn();
  const shown = await show(<NewAnchorGroupDialog onClose={onClose} {...(first ? { anchor: first } : {})} />);
  return { ...shown, onClose };
}

const dialog = () => screen.getByRole('dialog', { name: 'Start a thread' });

describe('NewAnchorGroupDialog', () => {
  it('starts a thread without anchors', async () => {
    server.on(ROUTE, {});
    const { user, onClose } = await open();
    await user.type(field('Title'), ' The garden ');
    await user.type(field('Description (optional)'), 'Beds and trees.');
    await user.click(button('Start thread'));
    expect(await screen.findByText(INSIGHT_TEXTS.threadCreated.title)).toBeTruthy();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.sent(ROUTE)).toEqual([
      {
        title: 'The garden',
        description: 'Beds and trees.',
        anchorIds: [],
        threadType: THREAD_TYPE,
        isActive: true,
      },
    ]);
  });

  it('names its first anchor and sends it', async () => {
    server.on(ROUTE, {});
    const { user, onClose } = await open(anchor);
    expect(descriptionOf(dialog())).toBe('Its first anchor is “The first bed”.');
    await user.type(field('Title'), 'The garden{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.sent(ROUTE)).toMatchObject([{ anchorIds: [21] }]);
  });

  it('refuses an empty title', async () => {
    const { user, onClose } = await open();
    await user.type(field('Title'), '  {Enter}');
    expect(button('Start thread').disabled).toBe(true);
    expect(server.requests).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('starts one thread only', async () => {
    const { release } = server.hold(ROUTE, {});
    const { user, onClose } = await open();
    await user.type(field('Title'), 'The garden{Enter}');
    await waitFor(() => expect(button('Starting…').disabled).toBe(true));
    await user.type(field('Title'), '{Enter}');
    release();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.sent(ROUTE)).toHaveLength(1);
  });

  it('keeps the texts and says why it could not be started', async () => {
    server.on(ROUTE, failure('unavailable'));
    const { user, onClose } = await open();
    await user.type(field('Title'), 'The garden{Enter}');
    expect(await screen.findByText(INSIGHT_TEXTS.threadFailed)).toBeTruthy();
    expect(screen.getByText(ERRORS.unavailable.text)).toBeTruthy();
    expect(field('Title').value).toBe('The garden');
    expect(button('Start thread').disabled).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes with Cancel', async () => {
    const { user, onClose } = await open();
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.requests).toEqual([]);
  });
});
