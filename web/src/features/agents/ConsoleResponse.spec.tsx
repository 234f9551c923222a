import type { AgentRunAnswer } from '@kinloom/contract';
import { screen } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import { ConsoleResponse } from './ConsoleResponse';

const FILE_ROUTE = 'GET /api/agents/runs/:id/files/:fileId';
const SUMMARY = '1 passage in 1 message.';
/** In one line: the server of the tests answers in JSON. */
const PAGE = `# Where is the garlic? ${SUMMARY} Along the south wall.`;
const file = {
  id: 3,
  runId: 7,
  name: 'garlic.md',
  path: 'research/garlic.md',
  size: 80,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const run: AgentRunAnswer = {
  ...{ id: 7, jobId: 8, kind: 'console', taskType: 'research', state: 'done', withdrawn: false, progress: 100 },
  ...{ message: '', error: null, statePath: [], executionTime: 5, createdAt: file.createdAt, finishedAt: null },
  asked: { task: 'Where is the garlic?', priority: 'medium' },
  files: [file],
  result: { success: true, task_id: '7', summary: SUMMARY, files: [file.path], error: null },
} as unknown as AgentRunAnswer;

it('shows the page that was written below its summary, once', async () => {
  server.on(FILE_ROUTE, PAGE);
  await show(<ConsoleResponse run={run} />);
  expect(await screen.findByText(/Along the south wall/)).toBeTruthy();
  expect(screen.getAllByText(SUMMARY)).toHaveLength(1);
  expect(screen.getByRole('button', { name: /garlic\.md/ })).toBeTruthy();
});

it('keeps the summary and offers to try again if the page does not load', async () => {
  server.on(FILE_ROUTE, failure('internal'));
  const { user } = await show(<ConsoleResponse run={run} />);
  expect(await screen.findByText('The result could not be loaded')).toBeTruthy();
  expect(screen.getByText(SUMMARY)).toBeTruthy();
  server.on(FILE_ROUTE, PAGE);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Along the south wall/)).toBeTruthy();
});
