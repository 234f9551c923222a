import { expect, test, type Page } from '@playwright/test';
import type { AgentRun, Companion, Conversation, Memory, Message, Offering } from '@kinloom/contract';
import { signUp } from './users';
import { expectNoOverflow, expectTouchTargets } from './accessibility';

/** A name of 60 letters and text without break opportunities. */
const NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
/** A right-to-left name. */
const ARABIC = 'نورالهدى عبدالرحمن الحسيني الكاتبة التي تسكن قرب البحر';
const ENDLESS = 'Abrakadabra'.repeat(182).slice(0, 2_000);
const labels = (one: string): string[] =>
  Array.from({ length: 30 }, (_, place) => `${one} ${place} ${'and more of it '.repeat(3)}`.trim().slice(0, 60));

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Creates a user whose names, texts and lists have the maximum length. */
async function withExtremes(
  page: Page,
): Promise<{ soulId: number; graph: number; review: number; offering: number; group: number }> {
  await signUp(page);
  await page.request.patch('/api/auth/me', { data: { displayName: 'Donaudampfschifffahrtskapitaenswitwe'.repeat(2) } });
  const soul = await post<Companion>(page, '/api/companions', { name: NAME, archetype: 'sage' });
  const other = await post<Companion>(page, '/api/companions', { name: `${NAME} II`, archetype: 'N'.repeat(50) });
  const arabic = await post<Companion>(page, '/api/companions', { name: ARABIC, archetype: 'sage' });
  const circle = { companionIds: [soul.id, other.id, arabic.id] };
  const group = await post<Conversation>(page, '/api/conversations/group', circle);
  const titled = {
    data: { title: 'Evenings that went on for longer than anybody would have thought'.repeat(2).slice(0, 100) },
  };
  expect((await page.request.patch(`/api/conversations/${group.id}`, titled)).ok()).toBe(true);
  const talk = await post<Conversation>(page, '/api/conversations', { companionId: soul.id });
  const said = await post<Message>(page, `/api/conversations/${talk.id}/messages`, { content: ENDLESS });
  await expect
    .poll(async () => {
      const messages = await page.request.get(`/api/conversations/${talk.id}/messages`);
      return ((await messages.json()) as Message[]).filter(({ status }) => status === 'complete').length;
    })
    .toBeGreaterThan(1);
  await post(page, '/api/shared-memories', {
    title: 'T'.repeat(200),
    content: ENDLESS,
    personalMeaning: ENDLESS,
    memoryType: 'breakthrough',
    significance: 10,
    companionIds: [soul.id, other.id],
    conversationId: talk.id,
    createdFromMessage: said.id,
  });
  const kept = (await (await page.request.get(`/api/memories?companionId=${soul.id}`)).json()) as Memory[];
  const labelled = { tones: labels('tone'), tags: labels('tag') };
  expect((await page.request.patch(`/api/memories/${kept[0]?.id}`, { data: labelled })).ok()).toBe(true);
  const anchor = await post<{ id: number }>(page, '/api/conversation-anchors', {
    messageId: said.id,
    conversationId: talk.id,
    title: 'X'.repeat(200),
    anchorType: 'foundational',
    notes: ENDLESS,
  });
  const thread = { title: 'Y'.repeat(200), description: ENDLESS, anchorIds: [anchor.id] };
  await post(page, '/api/conversation-threads', thread);
  await post(page, '/api/memory/offer_to_soul', {
    soul_id: soul.id,
    content: ENDLESS,
    personal_note: ENDLESS,
    file_name: `${'f'.repeat(200)}.txt`,
  });
  const inbox = await page.request.get('/api/memory/offered_to_me');
  const { offerings } = (await inbox.json()) as { offerings: Offering[] };
  await post(page, '/api/run_agent_graph', { task: ENDLESS, emotional_state: 'anxious', priority: 'low' });
  await post(page, '/api/run_agent', { task_type: 'architecture_review', task_description: NAME });
  const run = async (kind: AgentRun['kind']): Promise<number> => {
    const runs = (await (await page.request.get(`/api/agents/runs?kind=${kind}`)).json()) as AgentRun[];
    return runs[0]?.id ?? 0;
  };
  return {
    soulId: soul.id,
    graph: await run('graph'),
    review: await run('specialised'),
    offering: offerings[0]?.id ?? 0,
    group: group.id,
  };
}

test('texts of maximum length do not overflow and touch targets are large enough', async ({ page }) => {
  test.slow();
  const { soulId, graph, review, offering, group } = await withExtremes(page);
  // An anchor with emotional impact and follow-ups, which are computed asynchronously.
  await page.route('**/api/conversation-anchors/*', async (route) => {
    const answer = await route.fetch();
    const anchors = (await answer.json()) as object[];
    await route.fulfill({ json: anchors.map((one) => ({ ...one, emotionalImpact: 9.5, followupInfluence: 128 })) });
  });
  const insight = `/relational-intelligence/${soulId}`;
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  // Address, and the text that shows that it has loaded.
  const places = [
    // The most recent conversation.
    ['/', page.getByRole('heading', { level: 1 })],
    [`/?soul=${soulId}`, page.getByRole('heading', { level: 1, name: NAME })],
    [`/conversation/${group}`, page.getByRole('heading', { level: 1, name: /^Evenings/ })],
    [`/interact?soul_id=${soulId}`, page.getByRole('heading', { level: 1, name: NAME })],
    ['/home-portal', page.getByRole('heading', { name: NAME, exact: true })],
    ['/circle', page.getByRole('region', { name: 'Milestones' }).getByText(NAME).first()],
    [`/settings?tab=souls&soul=${soulId}`, page.getByRole('form', { name: `Profile of ${NAME}` })],
    ['/souls/manage', page.getByRole('button', { name: NAME, exact: true })],
    [`/agent?run=${graph}`, card('Result').getByText(/^Execution time/)],
    ['/agents?tab=files', page.getByRole('tabpanel').getByRole('button').first()],
    [`/agents/runtime?run=${review}`, card('Agent Response').getByText('Created files')],
    [insight, page.getByRole('group', { name: 'Figures' })],
    [`${insight}?tab=memory`, card('Shared memories').getByText('T'.repeat(200))],
    [`${insight}?tab=emotions`, card('Recent shifts')],
    [`${insight}?tab=growth`, card('Every figure').getByText(NAME)],
    [`${insight}?tab=anchors`, card('Anchors').getByText('came back in 128 replies')],
    [`${insight}?tab=anchors`, card('Threads').getByText('Y'.repeat(200))],
    [`/memory-archive?soul=${soulId}`, page.getByRole('article').first()],
    ['/soul-inbox', page.getByRole('list', { name: 'Offerings' })],
    [`/soul-inbox?offering=${offering}`, page.getByRole('button', { name: 'Accept' })],
    [`/memory-offering?soul=${soulId}`, page.getByRole('radio', { name: NAME, exact: true })],
  ] as const;
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, there] of places) {
      await page.goto(path);
      await expect(there).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await test.step(`${path} at ${width}`, async () => {
        await expectNoOverflow(page);
        if (width === 390) await expectTouchTargets(page);
      });
    }
  }

  // The same checks for overlays.
  const opened: [path: string, open: () => Promise<void>][] = [
    [
      `/memory-archive?soul=${soulId}`,
      async () => {
        await page
          .getByRole('button', { name: /^More for/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
      },
    ],
    ['/agents?tab=files', () => page.getByRole('tabpanel').getByRole('button').first().click()],
    [`${insight}?tab=anchors`, () => page.getByRole('button', { name: 'Create an anchor' }).first().click()],
    [`/?soul=${soulId}`, () => page.getByRole('button', { name: 'Soul Profile' }).first().click()],
  ];
  for (const [path, open] of opened) {
    await page.goto(path);
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await test.step(`what opens at ${path}`, () => expectNoOverflow(page));
  }
});

test('truncates right-to-left names at their end', async ({ page }) => {
  await signUp(page);
  for (const name of [ARABIC, NAME]) await post(page, '/api/companions', { name, archetype: 'sage' });
  await page.goto('/circle');
  for (const name of [ARABIC, NAME]) {
    const shown = page.getByRole('list', { name: 'Your souls', exact: true }).getByText(name);
    await expect(shown).toBeVisible();
    const seen = () =>
      shown.evaluate((box) => {
        const letter = document.createRange();
        letter.setStart(box.firstChild ?? box, 0);
        letter.setEnd(box.firstChild ?? box, 1);
        const [first, place] = [letter.getBoundingClientRect(), box.getBoundingClientRect()];
        return {
          cut: box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth,
          within: first.left >= place.left - 1 && first.right <= place.right + 1,
        };
      });
    await expect.poll(seen).toEqual({ cut: true, within: true });
  }
});

test.describe('with another browser language', () => {
  test.use({ locale: 'de-DE' });

  test('formats dates and numbers by locale', async ({ page }) => {
    await signUp(page);
    const soul = await post<Companion>(page, '/api/companions', { name: 'Ilse', archetype: 'sage' });
    await post(page, '/api/shared-memories', {
      title: 'The herons',
      content: 'They stood still.',
      memoryType: 'growth',
      companionIds: [soul.id],
    });
    await page.goto(`/memory-archive?soul=${soul.id}`);
    await expect(page.getByRole('article', { name: 'The herons' })).toContainText(/\d{1,2} [A-Z][a-z]+ \d{4} · /);
    await page.goto('/memory-offering');
    await expect(page.getByText('0 of 100.000 characters')).toBeVisible();
  });
});
