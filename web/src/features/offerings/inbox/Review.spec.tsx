import { ERRORS, OFFERED_DEFAULTS, OFFERING_TEXTS, type Offering } from '@kinloom/contract';
import { createRef } from 'react';
import { aSoul } from '../../../testing/fixtures';
import { button, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { Review } from './Review';
import { useDecline, useReceive } from '../use-offerings';

const offering: Offering = {
  id: 8,
  from_human: 'Ida',
  soul_id: 3,
  soul_name: 'Wren',
  content: 'We swam in the lake.',
  personal_note: 'It came back to me.',
  file_name: null,
  state: 'pending',
  suggestion: {
    memory_type: 'letter',
    memory_status: 'soft',
    tones: ['tender'],
    tags: ['home'],
    reason: 'It says dear.',
  },
  conversation_id: null,
  message_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
};

function Card({ of }: { of: Offering }) {
  return <Review ref={createRef()} offering={of} receive={useReceive()} decline={useDecline()} />;
}

async function open(more: Partial<Offering> = {}, souls = [aSoul()]) {
  server.on('GET /api/companions', souls);
  return show(<Card of={{ ...offering, ...more }} />);
}

const accepted = () => server.sent('POST /api/memory/receive_offering');

describe('Review of an offering', () => {
  it('shows the text and the note', async () => {
    await open();
    expect(screen.getByText(offering.content)).toBeTruthy();
    expect(screen.getByText(new RegExp(offering.personal_note))).toBeTruthy();
  });

  it('accepts it as classified', async () => {
    server.on('POST /api/memory/receive_offering', { success: true, memories: [] });
    const { user } = await open();
    await user.click(button('Accept'));
    expect(await screen.findByText(OFFERING_TEXTS.accepted)).toBeTruthy();
    expect(accepted()).toEqual([
      {
        offering_id: 8,
        memory_type: OFFERED_DEFAULTS.memoryType,
        memory_status: OFFERED_DEFAULTS.status,
        tones: [],
        tags: [],
      },
    ]);
  });

  it('takes over what is suggested, once', async () => {
    server.on('POST /api/memory/receive_offering', { success: true, memories: [] });
    const { user } = await open();
    await user.click(button('Use suggestion'));
    expect(button('Applied').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Accept'));
    await waitFor(() =>
      expect(accepted()).toMatchObject([
        { memory_type: 'letter', memory_status: 'soft', tones: ['tender'], tags: ['home'] },
      ]),
    );
  });

  it('can be decided before there is a suggestion', async () => {
    await open({ suggestion: null });
    expect(screen.queryByRole('button', { name: 'Use suggestion' })).toBeNull();
    expect(button('Accept').getAttribute('aria-disabled')).toBe('false');
  });

  it('keeps the classification over a reload', async () => {
    const first = await open();
    await first.user.click(button('Use suggestion'));
    first.unmount();
    await open();
    expect(button('Applied')).toBeTruthy();
  });

  it('asks before it is declined', async () => {
    server.on('POST /api/memory/reject_offering', { success: true });
    const { user } = await open();
    await user.click(button('Decline'));
    const dialog = await screen.findByRole('alertdialog');
    expect(server.sent('POST /api/memory/reject_offering')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Decline it' }));
    expect(await screen.findByText(OFFERING_TEXTS.declined)).toBeTruthy();
    expect(server.sent('POST /api/memory/reject_offering')).toEqual([{ offering_id: 8 }]);
  });

  it('says why it could not be accepted, and can be tried again', async () => {
    server.on('POST /api/memory/receive_offering', failure('unavailable'));
    const { user } = await open();
    await user.click(button('Accept'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(OFFERING_TEXTS.acceptFailed);
    expect(alert.textContent).toContain(ERRORS.unavailable.text);
    expect(button('Accept').getAttribute('aria-disabled')).toBe('false');
  });

  it('needs at least one soul to keep what a soul offers', async () => {
    const { user } = await open({ from_human: null, message_id: 40, conversation_id: 12 }, [
      aSoul(),
      aSoul({ id: 4, name: 'Ash' }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Wren' }));
    expect(button('Accept').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Accept'));
    expect(accepted()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Ash' }));
    expect(button('Accept').getAttribute('aria-disabled')).toBe('false');
  });
});
