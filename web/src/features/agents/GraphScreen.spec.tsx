import { AGENT_PRIORITIES, AGENT_TEXTS, EMOTIONAL_STATES, ERRORS } from '@kinloom/contract';
import { anAccount } from '../../testing/fixtures';
import { button, descriptionOf, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure, UNREACHABLE } from '../../testing/server';
import GraphScreen from './GraphScreen';

const task = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Task description' });
const feeling = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Emotional state' });
const priority = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Priority' });
const invalid = () => [task(), feeling(), priority()].map((one) => one.getAttribute('aria-invalid'));

async function open() {
  server.on('GET /api/agents/runs', []);
  return show(<GraphScreen />, { at: '/agent', data: [[['me'], anAccount()]] });
}

async function fillIn() {
  const shown = await open();
  await shown.user.type(task(), ' Plan the garden ');
  await shown.user.selectOptions(feeling(), EMOTIONAL_STATES[1]);
  await shown.user.selectOptions(priority(), AGENT_PRIORITIES[0]);
  return shown;
}

describe('GraphScreen', () => {
  it('marks every missing field and sends nothing', async () => {
    const { user } = await open();
    expect(invalid()).toEqual(['false', 'false', 'false']);
    await user.click(button(AGENT_TEXTS.run));
    expect(invalid()).toEqual(['true', 'true', 'true']);
    expect(await screen.findByText(AGENT_TEXTS.missing)).toBeTruthy();
    expect(server.sent('POST /api/run_agent_graph')).toEqual([]);
    expect(document.activeElement).toBe(task());
    expect([task(), feeling(), priority()].map(descriptionOf)).toEqual([
      'Describe the task.',
      'Choose an emotional state.',
      'Choose a priority.',
    ]);
  });

  it('closes the error when a run starts', async () => {
    server.on('POST /api/run_agent_graph', { success: true, run_id: 21 });
    server.on('GET /api/agents/runs/:id', failure('not_found'));
    const { user, path } = await open();
    await user.click(button(AGENT_TEXTS.run));
    expect(await screen.findByText(AGENT_TEXTS.missing)).toBeTruthy();
    await user.type(task(), 'Plan the garden');
    await user.selectOptions(feeling(), EMOTIONAL_STATES[1]);
    await user.selectOptions(priority(), AGENT_PRIORITIES[0]);
    await user.click(button(AGENT_TEXTS.run));
    await waitFor(() => expect(screen.queryByText(AGENT_TEXTS.missing)).toBeNull());
    await waitFor(() => expect(path()).toBe('/agent?run=21'));
  });

  it('marks only what is still missing', async () => {
    const { user } = await open();
    await user.type(task(), 'Plan the garden');
    await user.selectOptions(priority(), AGENT_PRIORITIES[0]);
    await user.click(button(AGENT_TEXTS.run));
    expect(invalid()).toEqual(['false', 'true', 'false']);
  });

  it('sends the task and opens its run', async () => {
    server.on('POST /api/run_agent_graph', { success: true, run_id: 21 });
    server.on('GET /api/agents/runs/:id', failure('not_found'));
    const { user, path } = await fillIn();
    await user.click(button(AGENT_TEXTS.run));
    await waitFor(() => expect(path()).toBe('/agent?run=21'));
    expect(server.sent('POST /api/run_agent_graph')).toEqual([
      { task: 'Plan the garden', emotional_state: EMOTIONAL_STATES[1], priority: AGENT_PRIORITIES[0] },
    ]);
  });

  it('cannot be sent again while it starts, and shows that', async () => {
    const { release } = server.hold('POST /api/run_agent_graph', { success: true, run_id: 21 });
    server.on('GET /api/agents/runs/:id', failure('not_found'));
    const { user, path } = await fillIn();
    await user.click(button(AGENT_TEXTS.run));
    await waitFor(() => expect(button(AGENT_TEXTS.executing).disabled).toBe(true));
    release();
    await waitFor(() => expect(path()).toBe('/agent?run=21'));
    expect(server.sent('POST /api/run_agent_graph')).toHaveLength(1);
  });

  it.each([
    ['the server refuses', failure('too_many'), AGENT_TEXTS.failed, ERRORS.too_many.text],
    ['the server cannot be reached', UNREACHABLE, AGENT_TEXTS.unreached, null],
  ])('says why if %s, and keeps the task', async (_, answer, title, description) => {
    server.on('POST /api/run_agent_graph', answer);
    const { user, path } = await fillIn();
    await user.click(button(AGENT_TEXTS.run));
    expect(await screen.findByText(title)).toBeTruthy();
    if (description !== null) expect(screen.getByText(description)).toBeTruthy();
    expect(task().value).toBe(' Plan the garden ');
    expect(path()).toBe('/agent');
  });
});
