import { ERRORS, LIMITS, TEXTS } from '@kinloom/contract';
import { fireEvent } from '@testing-library/react';
import { aConversation, aSoul } from '../../testing/fixtures';
import { button, field, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import SelectSouls from './SelectSouls';

const souls = Array.from({ length: LIMITS.groupSouls + 1 }, (_, place) =>
  aSoul({ id: place + 1, name: `Soul ${place + 1}` }),
);
const box = (id: number) => field(`Soul ${id}`);

async function open() {
  const onClose = jest.fn();
  return { ...(await show(<SelectSouls souls={souls} onClose={onClose} />)), onClose };
}

describe('SelectSouls', () => {
  it('counts what is chosen and starts from two souls on', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading').textContent).toBe(TEXTS.main.selectSouls(0));
    await user.click(box(1));
    expect(button(TEXTS.main.startChat).disabled).toBe(true);
    await user.click(box(2));
    expect(screen.getByRole('heading').textContent).toBe(TEXTS.main.selectSouls(2));
    expect(button(TEXTS.main.startChat).disabled).toBe(false);
    await user.click(box(2));
    expect(button(TEXTS.main.startChat).disabled).toBe(true);
  });

  it('starts at the first soul, says how many are needed and closes with Escape', async () => {
    const { user, onClose } = await open();
    expect(document.activeElement).toBe(box(1));
    expect(screen.getByText('Choose at least two souls.')).toBeTruthy();
    await user.keyboard(' ');
    expect(box(1).checked).toBe(true);
    expect(screen.getByText('Choose at least two souls.')).toBeTruthy();
    await user.click(box(2));
    expect(screen.queryByText('Choose at least two souls.')).toBeNull();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.sent('POST /api/conversations/group')).toEqual([]);
  });

  it('sends the souls in the order of choosing and opens the group', async () => {
    server.on('POST /api/conversations/group', aConversation({ id: 30, isGroup: true }));
    const { user, path, onClose } = await open();
    await user.click(box(3));
    box(1).focus();
    await user.keyboard(' ');
    await user.click(button(TEXTS.main.startChat));
    await waitFor(() => expect(path()).toBe('/conversation/30'));
    expect(server.sent('POST /api/conversations/group')).toMatchObject([{ companionIds: [3, 1] }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('refuses more souls than a group may have', async () => {
    const { user } = await open();
    for (const { id } of souls.slice(0, LIMITS.groupSouls)) fireEvent.click(box(id));
    expect(button(TEXTS.main.startChat).disabled).toBe(false);
    await user.click(box(LIMITS.groupSouls + 1));
    expect(button(TEXTS.main.startChat).disabled).toBe(true);
    expect(screen.getByRole('status', { name: '' }).textContent).toContain(String(LIMITS.groupSouls));
  });

  it('keeps the choice and says why if it fails', async () => {
    server.on('POST /api/conversations/group', failure('unavailable'));
    const { user, path, onClose } = await open();
    await user.click(box(1));
    await user.click(box(2));
    await user.click(button(TEXTS.main.startChat));
    expect(await screen.findByText(ERRORS.unavailable.text)).toBeTruthy();
    expect(box(1).checked).toBe(true);
    expect(path()).toBe('/');
    expect(onClose).not.toHaveBeenCalled();
  });
});
