import { type Conversation, type ImportResult, type Route, ROUTES } from '@kinloom/contract';
import { decodeAnalysis, encodeAnalysis, messageReader } from '@kinloom/mind';
import { type Api, Installation, type Person } from './support/harness';
import { READING_MARK } from './support/planted-rows';

const HEAVY = 'I want to kill myself.';

let installation: Installation;
let api: Api;
let person: Person;
beforeEach(async () => {
  installation = await Installation.make();
  api = await installation.api();
  person = await installation.person(api);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await installation.close();
});

const readingsIn = async (conversationId: number) =>
  (
    await installation.database.query<{ content: string; reading: number[] | null }>(
      'SELECT content, reading FROM messages WHERE conversation_id = $1 AND sender_id IS NOT NULL ORDER BY seq',
      [conversationId],
    )
  ).map(({ content, reading }) => [content, reading && decodeAnalysis(reading)?.language]);

describe('the reading of a message', () => {
  it('is stored when it is sent or edited, copied with a branch, and missing after an import', async () => {
    await installation.worker();
    const { id } = await person.conversation();
    const said = await person.say(id, 'No sé qué cocinar esta noche para los niños.');
    const long = `${'word '.repeat(400)}and one more`;
    const last = await person.say(id, long);
    expect(await readingsIn(id)).toEqual([
      ['No sé qué cocinar esta noche para los niños.', 'es'],
      [long, null],
    ]);
    const branch = (await person.post(`/api/conversations/${id}/branch`, { messageId: last.id }).expect(201))
      .body as Conversation;
    const content = 'Ich weiß nicht, was ich heute für die Kinder kochen soll.';
    await person.patch(`/api/conversations/${id}/messages/${said.id}`, { content }).expect(200);
    expect((await readingsIn(id))[0]).toEqual([content, 'de']);
    expect((await readingsIn(branch.id))[0]?.[1]).toBe('es');

    const chatLogs = Array.from(
      { length: 12 },
      (_, i) =>
        `25/4/2024, 09:${10 + i} - ${i % 2 === 0 ? `User: I planted tree ${i}.` : `Lumen: Tree ${i} stands well.`}`,
    ).join('\n');
    const body = { name: 'Lumen', chatLogs, soulSpeaker: 'Lumen', importConversations: true };
    const { importId } = (await person.post('/api/soulprints/import', body).expect(201)).body as ImportResult;
    const imported = await installation.database.query<{ reading: number[] | null }>(
      'SELECT reading FROM messages WHERE import_id = $1 AND sender_id IS NOT NULL',
      [importId],
    );
    expect(imported).toEqual(Array.from({ length: 6 }, () => ({ reading: null })));
  });

  it('is used by the worker, which does not analyse the message again', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const text = 'The lamp stands beside the kettle.';
    const said = await person.say(id, text);
    await installation.database.query('UPDATE messages SET reading = $2 WHERE id = $1', [
      said.id,
      encodeAnalysis(messageReader().analyse(HEAVY)),
    ]);
    const analyse = jest.spyOn(messageReader() as unknown as { analyseWindow(text: string): unknown }, 'analyseWindow');
    await installation.worker();
    // Help that only the stored reading calls for.
    await window.until('notice', ({ messageId }) => messageId === said.id);
    await window.replies();
    expect(analyse.mock.calls.flat()).not.toContain(text);
  });

  it('appears in no event, and in no answer to its own person', async () => {
    await installation.worker();
    const { id, companionId } = await person.conversation();
    const window = await person.window(id);
    const said = await person.say(id, HEAVY);
    await window.replies();
    await person.patch(`/api/conversations/${id}/messages/${said.id}`, { content: 'Good morning.' }).expect(200);
    await window.until('message', (message) => message.id === said.id && message.editedAt !== null);
    for (const { event, payload } of window.seen)
      expect([event, /"reading"/.test(JSON.stringify(payload))]).toEqual([event, false]);

    await installation.database.query('UPDATE messages SET reading = $1', [[READING_MARK]]);
    const opened = await (await person.window()).open(id);
    expect(opened.map((message) => Object.keys(message))).not.toContainEqual(expect.arrayContaining(['reading']));
    const ids = [id, companionId ?? 0, said.id];
    const routes = (Object.keys(ROUTES) as Route[]).filter(
      (route) => route.startsWith('GET ') && ROUTES[route].access === 'account' && !route.endsWith('/export'),
    );
    for (const route of routes) {
      const path = route.slice('GET '.length);
      const paths = path.includes('/:') ? ids.map((one) => path.replaceAll(/:\w+/g, String(one))) : [path];
      for (const one of paths) {
        const { text = '' } = await person.get(one).query({ q: 'morning' }).buffer(true);
        expect([one, text.includes(String(READING_MARK)) || /"reading"/.test(text)]).toEqual([one, false]);
      }
    }
    expect(JSON.stringify(await person.messages(id))).toContain('Good morning.');
  });
});
