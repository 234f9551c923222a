import type { Message } from '@kinloom/contract';
import { aMessage } from '../../../testing/fixtures';
import { timeOfDay } from '../../../lib/format/time';
import { button, screen, waitFor, within } from '../../../testing/queries';
import { show } from '../../../testing/render';
import { emptyCache, type OutgoingMessage } from '../cache/message-cache';
import type { MessageActions } from './message-actions';
import { MessageRow } from './MessageRow';

const makeActions = () =>
  ({
    remove: jest.fn(),
    toggleRecalled: jest.fn(),
    toggleReason: jest.fn(),
    closePopoverOf: jest.fn(),
    runControl: jest.fn(),
    chooseVariant: jest.fn(),
    edit: jest.fn(),
    createMemory: jest.fn(),
    createAnchor: jest.fn(),
    branch: jest.fn(),
    copy: jest.fn(),
    show: jest.fn(),
  }) satisfies MessageActions;

const own = (more: Partial<Message> = {}) =>
  aMessage({ senderId: 7, companionId: null, aiGenerated: false, content: 'Where is the rope?', ...more });

const outgoing = (more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId: 'c-1',
  content: 'Where is the rope?',
  options: {},
  createdAt: '2026-01-02T10:00:00.000Z',
  state: 'sending',
  reason: null,
  ...more,
});

async function open(messages: readonly Message[], waiting: readonly OutgoingMessage[] = []) {
  const actions = makeActions();
  const sending = { send: jest.fn(), retry: jest.fn(), discard: jest.fn() };
  const cache = { ...emptyCache(12, waiting), messages, reachesStart: true };
  const rows = Array.from({ length: messages.length + waiting.length }, (_, index) => (
    <MessageRow
      key={index}
      cache={cache}
      index={index}
      faceOf={() => ({ id: 3, name: 'Wren', archetype: 'mentor', avatar: null })}
      sending={sending}
      actions={actions}
      found={null}
      opened={null}
      editing={undefined}
    />
  ));
  const shown = await show(<>{rows}</>);
  return { ...shown, actions, sending };
}

const article = (name: RegExp) => screen.getByRole('article', { name });

describe('MessageRow: own messages', () => {
  it('names the writer and shows paragraphs', async () => {
    await open([own({ content: 'one\n\ntwo' })]);
    const row = article(/^You,/);
    expect(within(row).getByText('one')).toBeTruthy();
    expect(within(row).getByText('two')).toBeTruthy();
    expect(within(row).getByText('Sent')).toBeTruthy();
  });

  it('shows markup as text', async () => {
    await open([own({ content: '<b>bold</b><script>alert(1)</script>' })]);
    expect(article(/^You,/).textContent).toContain('<b>bold</b>');
    expect(document.querySelector('script, b')).toBeNull();
  });

  it('marks a message that is being sent', async () => {
    await open([], [outgoing()]);
    expect(article(/^You,/).dataset.status).toBe('sending');
    expect(screen.queryByText('Sent')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('says why a message failed, and offers to send it again or to drop it', async () => {
    const failed = outgoing({ state: 'failed', reason: 'The service is busy.' });
    const { user, sending } = await open([], [failed]);
    expect(screen.getByRole('alert').textContent).toContain('The service is busy.');
    await user.click(button('Retry'));
    expect(sending.retry).toHaveBeenCalledWith(failed);
    await user.click(button('Discard'));
    expect(sending.discard).toHaveBeenCalledWith('c-1');
  });

  it('marks what was whispered and what was edited', async () => {
    await open([own({ whispered: true, editedAt: '2026-01-02T11:00:00.000Z' })]);
    expect(screen.getByText('whispered')).toBeTruthy();
    expect(screen.getByText('edited')).toBeTruthy();
  });
});

describe('MessageRow: replies', () => {
  it('names the soul and is not busy once complete', async () => {
    await open([aMessage()]);
    expect(article(/^Wren,/).getAttribute('aria-busy')).toBe('false');
  });

  it('is busy while the reply is written, and cannot be regenerated yet', async () => {
    await open([aMessage({ status: 'streaming', content: 'The ro' })]);
    expect(article(/^Wren,/).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: /again|Regenerate/i })).toBeNull();
  });

  it('offers to continue a stopped reply', async () => {
    const { user, actions } = await open([aMessage({ status: 'stopped' })]);
    await user.click(button(/^(Continue|Go on)/));
    expect(actions.runControl).toHaveBeenCalledWith(expect.objectContaining({ id: 40 }), 'continue');
  });

  it('shows why a reply failed', async () => {
    await open([aMessage({ status: 'failed', content: '', failure: 'The voice was interrupted.' })]);
    expect(screen.getByText('The voice was interrupted.')).toBeTruthy();
  });

  it('says when another voice answered', async () => {
    const { unmount } = await open([aMessage({ answeredBy: 'built-in' })]);
    expect(screen.getByText(/built-in voice/)).toBeTruthy();
    unmount();
    await open([aMessage()]);
    expect(screen.queryByText(/built-in voice/)).toBeNull();
  });

  it('steps through its wordings, and stops at both ends', async () => {
    const { user, actions } = await open([aMessage({ variant: 1, variants: 2 })]);
    await user.click(button('Previous version'));
    expect(actions.chooseVariant).not.toHaveBeenCalled();
    await user.click(button('Next version'));
    expect(actions.chooseVariant).toHaveBeenCalledWith(expect.objectContaining({ id: 40 }), 2);
  });

  it('lets a group ask why this soul spoke', async () => {
    const why = { reason: 'named', others: [] } as never;
    const { user, actions } = await open([aMessage({ why })]);
    await user.click(button('Why Wren spoke'));
    expect(actions.toggleReason).toHaveBeenCalledTimes(1);
  });
});

describe('MessageRow: days', () => {
  const days = () => document.body.textContent.match(/January|yesterday|today|\d{4}/gi) ?? [];

  it('starts a day once, however many messages it has', async () => {
    const first = await open([own({ id: 1, seq: 1 }), own({ id: 2, seq: 2 })]);
    const one = days().length;
    first.unmount();
    await open([own({ id: 1, seq: 1 }), own({ id: 2, seq: 2, createdAt: '2026-01-05T10:00:00.000Z' })]);
    expect(days().length).toBeGreaterThan(one);
  });
});

describe('MessageRow: menu', () => {
  const items = () => screen.getAllByRole('menuitem').map((one) => one.textContent);

  it('opens with the keyboard and offers to edit own messages only', async () => {
    const { user, actions, unmount } = await open([own()]);
    button('More for this message').focus();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(actions.edit).toHaveBeenCalledWith(expect.objectContaining({ id: 40 }));
    unmount();
    const reply = await open([aMessage()]);
    await reply.user.click(button('More for this message'));
    await screen.findByRole('menu');
    expect(items()).not.toContain('Edit');
    expect(items()).toContain('Delete message');
  });

  it('does not branch from a reply that is still written', async () => {
    const { user } = await open([aMessage({ status: 'streaming' })]);
    await user.click(button('More for this message'));
    await screen.findByRole('menu');
    expect(items()).not.toContain('Branch from here');
    expect(items()).toContain('Copy text');
  });
});

describe('MessageRow: late replies of a group', () => {
  const why = { reason: 'mentioned', text: 'You asked Wren.', answers: 41 };
  const asked = own({ id: 41, seq: 1, content: 'Where is the rope?' });
  const since = own({ id: 42, seq: 2, content: 'And the ladder?' });

  it('quote the message they answer and lead to it', async () => {
    const { user, actions } = await open([asked, since, aMessage({ id: 43, seq: 3, why })]);
    await user.click(button(/^Answers “Where is the rope\?”/));
    expect(actions.show).toHaveBeenCalledWith(asked);
  });

  it('quote nothing if it is the last one', async () => {
    await open([asked, aMessage({ id: 43, seq: 2, why })]);
    expect(screen.queryByRole('button', { name: /^Answers/ })).toBeNull();
  });
});

describe('MessageRow: code', () => {
  const code = aMessage({ content: 'Try this:\n\n```ts\nconst rope: number = 1;\n```' });

  it('is highlighted and can be copied', async () => {
    const { user } = await open([code]);
    const copy = await screen.findByRole('button', { name: 'Copy this code' });
    await waitFor(() => expect(document.querySelector('.hljs-keyword')?.textContent).toBe('const'));
    expect(document.querySelector('pre code')?.textContent).toBe('const rope: number = 1;');
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('const rope: number = 1;');
  });

  it('of an unknown language is plain', async () => {
    await open([aMessage({ content: '```brainfuck\n++<b>\n```' })]);
    await screen.findByRole('button', { name: 'Copy this code' });
    expect(document.querySelector('pre code')?.textContent).toBe('++<b>');
    expect(document.querySelector('pre b, .hljs-keyword')).toBeNull();
  });
});

describe('MessageRow: times', () => {
  it('are clock times, once for the messages of a speaker in a row', async () => {
    await open([own({ id: 1, seq: 1 }), own({ id: 2, seq: 2, content: 'Or the ladder?' })]);
    const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(times).toEqual([timeOfDay('2026-01-02T10:00:00.000Z')]);
  });
});

describe('MessageRow: messages that wait for the server', () => {
  it('say so and can be discarded', async () => {
    const { user, sending } = await open([], [outgoing({ state: 'waiting' })]);
    expect(screen.getByText('Waits for the connection')).toBeTruthy();
    await user.click(button('Discard'));
    expect(sending.discard).toHaveBeenCalledWith('c-1');
  });
});
