import { CONTINUITY_PROMPTS, type ContinuityReply, type ModelsInUse } from '@kinloom/contract';
import { button, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure, type ReceivedRequest } from '../../../testing/server';
import { ContinuityCheck } from './ContinuityCheck';
import type { Candidate } from './use-continuity-check';

const ROUTE = 'POST /api/admin/models/continuity';
const CANDIDATE: Candidate = { server: 'ollama', baseUrl: 'http://127.0.0.1:11434', model: 'tiny' };
const NOTHING: ModelsInUse = { roles: [], conditions: [], builtInFallback: { on: false, fixed: false } };
const soul = (id: number, name: string) => ({ id, name, archetype: 'sage' });

interface Sent {
  soulId: number;
  prompt: number;
  replies: string[];
  candidate?: Candidate;
}

function reply(text: string, fields: Partial<ContinuityReply> = {}): ContinuityReply {
  return { text, words: 2, durationMs: 900, firstTokenMs: null, brokenRules: [], facts: null, ...fields };
}

/** Both sides name themselves and the prompt. */
const echo = ({ body }: ReceivedRequest) => {
  const { prompt, candidate } = body as Sent;
  return reply(`${candidate ? 'New' : 'Old'} ${prompt}`);
};

async function open(souls = [soul(1, 'Lumen'), soul(2, 'Ilse'), soul(3, 'Odd'), soul(4, 'Vera')]) {
  server.on('GET /api/admin/models/settings', NOTHING);
  server.on('GET /api/companions', souls);
  const onClose = jest.fn();
  const shown = await show(<ContinuityCheck candidate={CANDIDATE} onClose={onClose} />);
  return { ...shown, onClose };
}
const choose = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('checkbox', { name }));
const sent = () => server.sent(ROUTE) as Sent[];

describe('ContinuityCheck', () => {
  it('shows both replies to every prompt, with what was measured', async () => {
    const { user, onClose } = await open();
    server.on(ROUTE, (request: ReceivedRequest) => {
      const { prompt, candidate } = request.body as Sent;
      if (prompt !== 5 || !candidate) return echo(request);
      return reply('New 5', {
        firstTokenMs: 200,
        brokenRules: ['Never says "maybe".'],
        facts: { asked: 2, repeated: 1 },
      });
    });
    await choose(user, 'Lumen');
    await user.click(button('Start the check'));
    await screen.findByText('The check is complete.');

    const items = within(screen.getByRole('region', { name: 'Replies of Lumen' }))
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.tagName === 'OL');
    expect(items).toHaveLength(CONTINUITY_PROMPTS.length);
    const [now, next] = within(items[5] as HTMLElement).getAllByRole('definition');
    expect(now?.textContent).toBe('Old 52 words · 0.9 s');
    expect(next?.textContent).toContain('New 5');
    expect(next?.textContent).toContain('2 words · 0.9 s · first token after 0.2 s · 1 of 2 facts remembered');
    expect(next?.textContent).toContain('Broken: Never says "maybe".');
    expect(screen.getAllByText('Now: Built-in voice').length).toBeGreaterThan(1);
    // Each side is told its own replies only.
    expect(sent().at(-1)).toEqual({
      soulId: 1,
      prompt: 11,
      replies: Array.from({ length: 11 }, (_, prompt) => `New ${prompt}`),
      candidate: CANDIDATE,
    });
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalled();
  });

  it('takes at most three souls', async () => {
    const { user } = await open();
    for (const name of ['Lumen', 'Ilse', 'Odd']) await choose(user, name);
    expect(screen.getByRole('checkbox', { name: 'Vera' })).toHaveProperty('disabled', true);
    await choose(user, 'Odd');
    expect(screen.getByRole('checkbox', { name: 'Vera' })).toHaveProperty('disabled', false);
  });

  it('says in the cell why a model gave no reply, and goes on', async () => {
    const { user } = await open();
    server.on(ROUTE, (request: ReceivedRequest) => {
      const { prompt, candidate } = request.body as Sent;
      return candidate && prompt === 0 ? failure('model_timeout') : echo(request);
    });
    await choose(user, 'Lumen');
    await user.click(button('Start the check'));
    await screen.findByText('The check is complete.');
    screen.getByText(/^The model server did not answer in time/);
    screen.getByText('11, and 1 failed');
    expect(sent().find(({ prompt, candidate }) => prompt === 1 && candidate)?.replies).toEqual(['']);
  });

  it('is cancelled, and continues where it was', async () => {
    const { user } = await open();
    server.on(ROUTE, echo);
    let release = (): void => undefined;
    server.on(ROUTE, async (request: ReceivedRequest) => {
      if ((request.body as Sent).prompt === 3) await new Promise<void>((resolve) => (release = resolve));
      return echo(request);
    });
    await choose(user, 'Lumen');
    await user.click(button('Start the check'));
    await waitFor(() => expect(sent().at(-1)?.prompt).toBe(3));
    await user.click(button('Cancel the check'));
    release();
    await screen.findByText('The check was cancelled.');
    server.on(ROUTE, echo);
    await user.click(button('Continue'));
    await screen.findByText('The check is complete.');
    expect(sent()).toHaveLength(2 * CONTINUITY_PROMPTS.length + 1);
  });

  it('keeps the name of the model that replied after another one was chosen', async () => {
    const { user, client } = await open();
    server.on(ROUTE, echo);
    await choose(user, 'Lumen');
    await user.click(button('Start the check'));
    await screen.findByText('The check is complete.');
    server.on('GET /api/admin/models/settings', { ...NOTHING, roles: [{ role: 'chat', model: 'tiny' }] });
    await client.invalidateQueries({ queryKey: ['administration', 'models'] });
    await screen.findByText(/The model in use has changed since the check began/);
    expect(screen.getAllByText('Now: Built-in voice').length).toBeGreaterThan(1);
  });

  it('stops where the session has ended', async () => {
    const { user } = await open();
    server.on(ROUTE, failure('not_signed_in'));
    await choose(user, 'Lumen');
    await user.click(button('Start the check'));
    await screen.findByRole('alert');
    expect(sent()).toHaveLength(1);
  });

  it('says what to do without souls', async () => {
    await open([]);
    await screen.findByText(/You have no souls yet/);
  });
});
