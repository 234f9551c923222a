import { ERRORS } from '@kinloom/contract';
import { button, descriptionOf, field, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure, UNREACHABLE } from '../../testing/server';
import { UNREACHABLE_TEXT } from '../../lib/http/api';
import JumpToDateDialog from './JumpToDateDialog';
import { localDate } from './time-range';

const ROUTE = 'GET /api/conversations/:id/place';

async function open() {
  const [onClose, onFound] = [jest.fn(), jest.fn()];
  const shown = await show(<JumpToDateDialog conversationId={12} onClose={onClose} onFound={onFound} />);
  return { ...shown, onClose, onFound };
}

describe('JumpToDateDialog', () => {
  it('asks for the start of the day in local time and hands over the message', async () => {
    server.on(ROUTE, { messageId: 40 });
    const { user, onFound } = await open();
    await user.type(field('Date'), '2026-03-01');
    await user.click(button('Jump'));
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(40));
    const date = encodeURIComponent(new Date(2026, 2, 1).toISOString());
    expect(server.addresses(ROUTE)).toEqual([`/api/conversations/12/place?date=${date}`]);
  });

  it('ends with today', async () => {
    await open();
    expect(field('Date').max).toBe(localDate(Date.now()));
  });

  it('refuses an empty date until a day is chosen', async () => {
    const { user, onFound } = await open();
    await user.click(button('Jump'));
    expect(descriptionOf(field('Date'))).toBe('Choose a day.');
    expect(server.requests).toEqual([]);
    expect(onFound).not.toHaveBeenCalled();
    await user.type(field('Date'), '2026-03-01');
    expect(field('Date').getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['the conversation is gone', failure('conversation_not_found'), ERRORS.conversation_not_found.text],
    ['the server cannot be reached', UNREACHABLE, UNREACHABLE_TEXT],
  ])('says at the field if %s, until another day is chosen', async (_, answer, text) => {
    server.on(ROUTE, answer);
    const { user, onFound } = await open();
    await user.type(field('Date'), '2026-03-01');
    await user.click(button('Jump'));
    await waitFor(() => expect(descriptionOf(field('Date'))).toBe(text));
    expect(onFound).not.toHaveBeenCalled();
    await user.clear(field('Date'));
    expect(descriptionOf(field('Date'))).toBe('');
  });

  it('searches once at a time', async () => {
    const { release } = server.hold(ROUTE, { messageId: 40 });
    const { user, onFound } = await open();
    await user.type(field('Date'), '2026-03-01');
    await user.click(button('Jump'));
    await waitFor(() => expect(button('Jump').disabled).toBe(true));
    await user.click(button('Jump'));
    release();
    await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
    expect(server.addresses(ROUTE)).toHaveLength(1);
  });

  it('closes with Escape', async () => {
    const { user, onClose } = await open();
    expect(screen.getByRole('dialog', { name: 'Jump to a date' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
