import type { Conversation, Memory } from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';
import type { SocketWindow } from './support/socket-window';

/** What a soul recalls after edits and branches. */
describe('an edited message', () => {
  let installation: Installation;
  let api: Api;
  let worker: { close(): Promise<void> };
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make();
    api = await installation.api();
    worker = await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  const remembers = (window: SocketWindow, word: string) =>
    window.until('memory', ({ changed }) => changed.some(({ content }) => content.includes(word)));
  const memoriesOf = async (companionId: number) =>
    ((await person.get(`/api/memories?companionId=${companionId}`).expect(200)).body as Memory[]).map(
      ({ content }) => content,
    );
  const ask = async (window: SocketWindow, id: number, question: string) => {
    const asked = await person.say(id, question);
    const reply = await window.until(
      'message',
      (one) => one.conversationId === id && one.status === 'complete' && one.seq === asked.seq + 1,
    );
    return reply.content;
  };

  it('is recalled with the new text and not the old, also after a restart', async () => {
    const soul = await person.soul('Lumen');
    const { id } = await person.conversation(soul.id);
    const window = await person.window(id);
    const told = await person.say(id, 'My sister Henrike lives in Porto.');
    await remembers(window, 'Porto');
    await window.replies();
    await person
      .patch(`/api/conversations/${id}/messages/${told.id}`, { content: 'My sister Henrike lives in Ghent.' })
      .expect(200);
    await remembers(window, 'Ghent');
    await window.until(
      'message',
      (one) =>
        one.conversationId === id && one.companionId !== null && one.editedAt !== null && one.status === 'complete',
    );
    expect((await memoriesOf(soul.id)).join(' ')).not.toContain('Porto');
    const known = await ask(window, id, 'Where does my sister live?');
    expect(known).toContain('Ghent');
    expect(known).not.toContain('Porto');
    await worker.close();
    worker = await installation.worker();
    const again = await ask(window, id, 'And where was it that Henrike lives?');
    expect(again).toContain('Ghent');
    expect(again).not.toContain('Porto');
  });

  it('changes trust and level only once', async () => {
    const soul = await person.soul('Mira');
    const { id } = await person.conversation(soul.id);
    const window = await person.window(id);
    const told = await person.say(id, 'I got the job at the museum today!');
    await window.until('insight', ({ companionId }) => companionId === soul.id);
    const changes = () =>
      installation.database.query<{ what: string; message_id: string }>(
        'SELECT what, message_id FROM relationship_changes WHERE companion_id = $1 ORDER BY id',
        [soul.id],
      );
    const before = await changes();
    const news = window.all('memory').length;
    await person
      .patch(`/api/conversations/${id}/messages/${told.id}`, { content: 'I got the job at the library today!' })
      .expect(200);
    await window.enough('the new words', () => window.all('memory').length > news + 1);
    await remembers(window, 'library');
    expect(await changes()).toEqual(before);
  });

  it('in a branch, earlier messages count once, and new ones are known everywhere', async () => {
    const soul = await person.soul('Sol');
    const { id } = await person.conversation(soul.id);
    const window = await person.window(id);
    await person.say(id, 'My dog is called Biscuit.');
    await remembers(window, 'Biscuit');
    await window.replies();
    const before = await memoriesOf(soul.id);
    const last = (await person.messages(id)).at(-1);
    const branch = (await person.post(`/api/conversations/${id}/branch`, { messageId: last?.id }).expect(201))
      .body as Conversation;
    await window.open(branch.id);
    const asked = await person.say(branch.id, 'My cat is called Pepper.');
    await remembers(window, 'Pepper');
    await window.until(
      'message',
      (one) => one.conversationId === branch.id && one.seq === asked.seq + 1 && one.status === 'complete',
    );
    const after = await memoriesOf(soul.id);
    expect(after.filter((content) => content.includes('Biscuit'))).toEqual(
      before.filter((content) => content.includes('Biscuit')),
    );
    expect(await ask(window, id, 'What is my cat called?')).toContain('Pepper');
  });
});
