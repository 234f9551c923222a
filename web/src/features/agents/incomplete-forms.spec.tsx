import { AGENT_TEXTS } from '@kinloom/contract';
import { anAccount } from '../../testing/fixtures';
import { button, descriptionOf, screen } from '../../testing/queries';
import { server, show } from '../../testing/render';
import ConsoleScreen from './ConsoleScreen';
import RuntimeScreen from './RuntimeScreen';

const text = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => server.on('GET /api/agents/runs', []));

it('the specialised form marks what is missing and focuses the first of it', async () => {
  const { user } = await show(<RuntimeScreen />, { at: '/agents/runtime', data: [[['me'], anAccount()]] });
  expect(text('Description').getAttribute('aria-invalid')).toBe('false');
  await user.click(button(AGENT_TEXTS.run));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Task type' }));
  expect(text('Description').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(button(AGENT_TEXTS.run))).toBe('Before you run it, choose a task type and enter a description.');
  expect(screen.queryByText(AGENT_TEXTS.missing)).toBeNull();
  expect(server.sent('POST /api/run_agent')).toEqual([]);
});

it('the console form marks what is missing and focuses it', async () => {
  const { user } = await show(<ConsoleScreen />, { at: '/admin', data: [[['me'], anAccount()]] });
  await user.type(text('Task'), '  ');
  await user.click(button(AGENT_TEXTS.run));
  expect(document.activeElement).toBe(text('Task'));
  expect(text('Task').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(button(AGENT_TEXTS.run))).toBe('Before you run it, describe the task.');
  expect(server.sent('POST /api/run_agent')).toEqual([]);
});
