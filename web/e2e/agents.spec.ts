import { expect, test, type Page } from '@playwright/test';
import { createSoul, sendMessage, signUp, signUpOperator } from './users';
import { expectNoOverflow, expectPageFitsWidth, expectTouchTargets, expectAccessible } from './accessibility';
import { failRequests } from './windows';

const run = (page: Page) => page.getByRole('button', { name: 'Run Agent' }).click();

/** Signs up a user with messages and memories. */
async function createSoulWithMessages(page: Page): Promise<void> {
  await signUp(page);
  await createSoul(page, 'Ilse');
  await sendMessage(page, 'My garden in Ghent has three apple trees, and I prune the apple trees in February.');
  await expect(page.getByRole('article', { name: /^Ilse,/ })).toHaveAttribute('data-status', 'complete');
}

test('runs the graph agent and finds the run again', async ({ page }) => {
  await createSoulWithMessages(page);
  await page.goto('/agent');
  await run(page);
  await expect(
    page.getByText('Missing information - Please fill in all fields before running the agent.').first(),
  ).toBeVisible();
  await page.getByLabel('Task description').fill('What do I know about my apple trees?');
  await page.getByLabel('Emotional state').selectOption('anxious');
  await page.getByLabel('Priority').selectOption('high');

  await failRequests(page, '**/api/run_agent_graph', 'POST');
  await run(page);
  await expect(page.getByText('Agent execution failed').first()).toBeVisible();
  await page.unroute('**/api/run_agent_graph');
  await page.route('**/api/run_agent_graph', (route) => route.abort());
  await run(page);
  await expect(
    page.getByText('Connection error - Unable to connect to the graph agent service.').first(),
  ).toBeVisible();
  await page.unroute('**/api/run_agent_graph');
  await expect(page.getByLabel('Task description')).toHaveValue('What do I know about my apple trees?');

  await run(page);
  await expect(page).toHaveURL(/run=\d+/);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText(/^Execution time:/)).toBeVisible();
  const path = result.getByRole('list', { name: 'Execution path' });
  for (const step of ['Understand', 'Steady', 'Choose souls', 'Gather', 'Draft', 'Critique', 'Settle']) {
    await expect(path.getByText(step, { exact: true }).first()).toBeVisible();
  }
  await expect(result).toContainText(/apple trees/i);
  await result.getByText('Raw response').click();
  await expect(result.getByText(/"state_path"/)).toBeVisible();
  await page.reload();
  await expect(result.getByText(/^Execution time:/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Earlier runs' })).toContainText(
    'What do I know about my apple trees?',
  );

  // Deleting asks for confirmation and closes the shown result.
  const runs = page.getByRole('list', { name: 'Earlier runs' });
  await runs.getByRole('button', { name: /^Delete the run/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(runs.getByRole('button', { name: /^Delete the run/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await failRequests(page, '**/api/agents/runs/*', 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete run' }).click();
  await expect(page.getByText('The run could not be deleted').first()).toBeVisible();
  await page.unroute('**/api/agents/runs/*');
  await runs.getByRole('button', { name: /^Delete the run/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete run' }).click();
  await expect(page.getByText('Runs and their results are listed here.')).toBeVisible();
  await expect(runs).toBeFocused();
  await expect(page).toHaveURL(/\/agent$/);
});

test('creates a soul from an agent’s soul seed', async ({ page }) => {
  await signUp(page);
  await page.goto('/agents');
  await expect(page.getByText('All Systems Operational')).toBeVisible();
  const rooms = page.getByRole('navigation', { name: 'Agents' });
  await rooms.getByRole('link', { name: 'Graph agent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Graph agent' })).toBeVisible();
  await rooms.getByRole('link', { name: 'Agent team' }).click();
  await page.getByRole('link', { name: 'Open the runtime' }).click();
  await run(page);
  await expect(page.getByRole('status').filter({ hasText: 'Ready' })).toBeVisible();
  await page.getByLabel('Task type').selectOption('soul_seed');
  await page
    .getByLabel('Task description')
    .fill(
      'A patient lighthouse keeper called Marit, who loves storms and old maps, speaks in short sentences and never hurries.',
    );
  await failRequests(page, '**/api/run_agent', 'POST');
  await run(page);
  await expect(page.getByText('The service is busy right now.').first()).toBeVisible();
  await page.unroute('**/api/run_agent');
  await run(page);
  await expect(page.getByRole('status').filter({ hasText: /^Complete · [\d,]+ ms$/ })).toBeVisible();
  const answer = page.getByRole('region', { name: 'Agent Response' });
  await expect(answer.getByRole('heading', { name: 'Marit' })).toBeVisible();
  await answer.getByRole('button', { name: 'Raw' }).click();
  await expect(answer.getByText(/"companion"/)).toBeVisible();
  await answer.getByRole('button', { name: 'Formatted' }).click();
  await answer.getByRole('button', { name: /\.md/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Marit');
  await page.keyboard.press('Escape');
  await answer.getByRole('button', { name: 'Create this soul' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Marit' })).toBeVisible();

  await page.goto('/agents?tab=files');
  await expect(page.getByRole('tabpanel').getByRole('button', { name: /\.md/ }).first()).toBeVisible();
  // How the release was built is shown to operators only.
  await expect(page.getByRole('tab', { name: 'Build Evidence' })).toHaveCount(0);
  await expect(page.getByText('Total phases')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Agent Status' }).click();
  await expect(page.getByRole('row', { name: /^Soul seed agent/ })).toContainText('complete');
});

test('shows operators how the release was built', async ({ page }) => {
  await signUpOperator(page);
  await page.goto('/agents?tab=build');
  await expect(page.getByRole('group', { name: 'Phases of the build' })).toBeVisible();
  await expect(page.getByText('Total phases')).toBeVisible();
});

test('runs a console task for operators', async ({ page }) => {
  await signUpOperator(page);
  await createSoul(page, 'Ilse');
  await sendMessage(page, 'I planted garlic along the south wall in October.');
  await expect(page.getByRole('article', { name: /^Ilse,/ })).toHaveAttribute('data-status', 'complete');
  await page.goto('/admin');
  await page.getByLabel('Task type').selectOption('research');
  await page.getByLabel('Task description').fill('Where did I plant the garlic?');
  await run(page);
  const answer = page.getByRole('region', { name: 'Agent Response' });
  await expect(answer.getByText(/^Task ID:/)).toBeVisible();
  await expect(answer).toContainText(/south wall/);
  await expect(answer.getByText('Files Created/Modified')).toBeVisible();
  await answer.getByRole('button', { name: /\.md/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText(/south wall/);
});

test('erases a run with its source message in every window and restarts it', async ({ page, context }) => {
  await signUpOperator(page);
  await createSoul(page, 'Ilse');
  await sendMessage(page, 'I hid the spare key of the boathouse under the blue bucket.');
  await expect(page.getByRole('article', { name: /^Ilse,/ })).toHaveAttribute('data-status', 'complete');
  await page.goto('/admin');
  await page.getByLabel('Task type').selectOption('research');
  await page.getByLabel('Task description').fill('Where is the key of the boathouse?');
  await run(page);
  const answer = page.getByRole('region', { name: 'Agent Response' });
  await expect(answer).toContainText('1 passage in 1 message');
  const files = await context.newPage();
  await files.goto('/agents?tab=files');
  await files.getByRole('tabpanel').getByRole('button', { name: /\.md/ }).click();
  await expect(files.getByRole('dialog')).toContainText('blue bucket');

  const [talk] = (await (await page.request.get('/api/conversations')).json()) as { id: number }[];
  const messages = `/api/conversations/${talk?.id}/messages`;
  const [said] = (await (await page.request.get(messages)).json()) as { id: number }[];
  expect((await page.request.delete(`${messages}/${said?.id}`)).status()).toBe(204);

  const why = 'Something this was made from has been deleted, so its text is gone too. You can run it again.';
  await expect(answer.getByRole('status')).toHaveText(why);
  await expect(answer).not.toContainText('passage');
  await expect(page.getByRole('region', { name: 'Earlier runs' })).toContainText(`Research · Erased`);
  await expect(page.getByRole('region', { name: 'Earlier runs' })).toContainText(why);
  await expect(files.getByRole('dialog').getByRole('alert')).toHaveText(why);
  await expect(files.getByRole('dialog')).not.toContainText('blue bucket');
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await expect(answer.getByRole('status')).toHaveText(why);
      await expectAccessible(page);
      await expectPageFitsWidth(page);
    }
  }
  const before = page.url();
  await answer.getByRole('button', { name: 'Run again' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(answer).toContainText('There is nothing to go on');
});

for (const theme of ['dark', 'light']) {
  test(`the agent screens are accessible, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kinloom-ui-theme', chosen), theme);
    await signUp(page);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/agent', '/agents', '/agents/runtime']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoOverflow(page);
        if (width === 320) await expectTouchTargets(page);
      }
    }
  });
}
