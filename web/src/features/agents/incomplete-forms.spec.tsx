import { AGENT_TEXTS, SPECIALISED_TASKS } from '@kinloom/contract';
import { anAccount } from '../../testing/fixtures';
import { button, descriptionOf, screen } from '../../testing/queries';
import { server, show } from '../../testing/render';
import ConsoleScreen from './ConsoleScreen';
import RuntimeScreen from './RuntimeScreen';

const text = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => server.on('GET /api/agents/runs', []));

it('the specialised form marks what is missing and focuses the first of it', async () => {
  const { user } = await show(<RuntimeScreen />, { at: '/agents/runtime', data: [[['me'], anAccount()]] });
  expect(text('Task description').getAttribute('aria-invalid')).toBe('false');
  await user.click(button(AGENT_TEXTS.run));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Task type' }));
  expect(text('Task description').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(screen.getByRole('combobox', { name: 'Task type' }))).toBe('Choose a task type.');
  expect(descriptionOf(text('Task description'))).toBe('Describe the task.');
  expect(screen.queryByText(AGENT_TEXTS.missing)).toBeNull();
  expect(server.sent('POST /api/run_agent')).toEqual([]);
});

it('the console form marks what is missing and focuses it', async () => {
  const { user } = await show(<ConsoleScreen />, { at: '/admin', data: [[['me'], anAccount()]] });
  await user.type(text('Task description'), '  ');
  await user.click(button(AGENT_TEXTS.run));
  expect(document.activeElement).toBe(text('Task description'));
  expect(text('Task description').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(text('Task description'))).toBe('Describe the task.');
  expect(server.sent('POST /api/run_agent')).toEqual([]);
});

it('says what each agent makes', async () => {
  const { user } = await show(<RuntimeScreen />, { at: '/agents/runtime', data: [[['me'], anAccount()]] });
  const type = screen.getByRole('combobox', { name: 'Task type' });
  const descriptions = new Set<string>();
  for (const task of SPECIALISED_TASKS) {
    await user.selectOptions(type, task);
    descriptions.add(descriptionOf(type));
  }
  expect(descriptions.size).toBe(SPECIALISED_TASKS.length);
  expect([...descriptions].every((made) => made.startsWith('Makes '))).toBe(true);
});
