import { type Companion, type Conversation, ERRORS, type Memory, type Message } from '@kinloom/contract';
import { pausedReply, reply, type VoiceServer } from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';
import type { SocketWindow } from './support/socket-window';

/** A circle of new souls, without a pause between them. */
async function circle(person: Person, names: readonly string[]): Promise<{ id: number; souls: Companion[] }> {
  const souls: Companion[] = [];
  for (const name of names) souls.push(await person.soul(name));
  await person.put('/api/settings/behavior', { responseDelay: 0 }).expect(200);
  const made = await person.post('/api/conversations/group', { companionIds: souls.map(({ id }) => id) }).expect(201);
  return { id: (made.body as Conversation).id, souls };
}

const speakers = (messages: readonly Message[]) => messages.map(({ companionId }) => companionId);
const said = (person: Person, id: number, content: string, more: object = {}) =>
  person.post(`/api/conversations/${id}/messages`, { content, ...more }).expect(201);
/** The newest event of each whole reply. */
const whole = (window: SocketWindow) => [
  ...new Map(window.wholeReplies().map((message) => [message.id, message])).values(),
];

describe('a group', () => {
  let installation: Installation;
  let api: Api;
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make();
    api = await installation.api();
    await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  it('has two or more souls of the own account', async () => {
    const stranger = await installation.person(api);
    const foreign = await stranger.soul('Foreign');
    const [one, two] = [await person.soul('Ida'), await person.soul('Ole')];
    for (const companionIds of [[], [one.id], [one.id, one.id], 'all', undefined]) {
      const answer = await person.post('/api/conversations/group', { companionIds }).expect(400);
      expect(answer.body).toMatchObject({ success: false, error: ERRORS.group_too_small.text });
    }
    await person.post('/api/conversations/group', { companionIds: [one.id, foreign.id] }).expect(404);
    const made = await person.post('/api/conversations/group', { companionIds: [two.id, one.id] }).expect(201);
    expect(made.body).toMatchObject({
      isGroup: true,
      title: 'Soul Circle (2 souls)',
      participantIds: [two.id, one.id],
      companionId: null,
      focus: null,
    });
    const named = { companionIds: [one.id, two.id], title: ' The two of you ' };
    expect((await person.post('/api/conversations/group', named).expect(201)).body).toMatchObject({
      title: 'The two of you',
    });
    // A group is no conversation of one soul alone.
    expect((await person.get(`/api/conversations?companionId=${one.id}`).expect(200)).body).toEqual([]);
  });

  it('answers in order in Soul Circle, each soul once, with a reason', async () => {
    const { id, souls } = await circle(person, ['Ash', 'Birk', 'Cedar']);
    const window = await person.window(id);
    await said(person, id, 'I walked by the river today.', { style: 'structured' });
    await window.replies(3);
    const messages = await person.messages(id);
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(speakers(messages.slice(1))).toEqual(souls.map((soul) => soul.id));
    for (const [place, message] of messages.slice(1).entries()) {
      expect(message.why).toMatchObject({ reason: 'turn', answers: messages[0]?.id });
      expect(message.why?.text).toContain(souls[place]?.name);
    }
    expect(new Set(messages.map(({ content }) => content)).size).toBe(4);
  });

  it('respects the maximum of replies in Natural Flow, and lets a named soul answer', async () => {
    const { id, souls } = await circle(person, ['Dora', 'Emil', 'Fanny', 'Gustav']);
    await person.put('/api/settings/behavior', { maxResponses: 2 }).expect(200);
    const window = await person.window(id);
    await said(person, id, 'What do you all think of the sea?', { style: 'autonomous' });
    await window.replies(2);
    await said(person, id, '@Gustav and you?', { style: 'autonomous' });
    await window.enough('the one who was called', () => whole(window).some(({ why }) => why?.reason === 'named'));
    await said(person, id, 'Good night, all of you.');
    await window.enough('a farewell', () => whole(window).length >= 4);
    const [, two, three, called, gustav] = await person.messages(id);
    expect(speakers([two, three].flatMap((one) => one ?? [])).length).toBe(2);
    expect(called?.senderId).not.toBeNull();
    expect(gustav).toMatchObject({ companionId: souls[3]?.id });
    await person.put('/api/settings/behavior', { maxResponses: 3 }).expect(200);
  });

  it('keeps a set topic until it is removed', async () => {
    const { id } = await circle(person, ['Hanna', 'Ivo']);
    const window = await person.window(id);
    const path = `/api/conversations/${id}/focus`;
    expect((await person.post(path, { topic: ' the garden ' }).expect(200)).body).toMatchObject({
      focus: 'the garden',
    });
    await window.until('conversation', ({ focus }) => focus === 'the garden');
    for (const topic of ['', '  ', 7, undefined, 'x'.repeat(201)]) await person.post(path, { topic }).expect(400);
    expect((await person.delete(path).expect(200)).body).toMatchObject({ focus: null });
    await (await installation.person(api)).post(path, { topic: 'mine' }).expect(404);
  });

  it('handles a burst from two windows: every soul answers every message once, and seq has no gaps', async () => {
    const names = Array.from({ length: 20 }, (_, place) => `Soul ${String.fromCodePoint(65 + place)}`);
    const { id, souls } = await circle(person, names);
    const windows = [await person.window(id), await person.window(id)];
    await Promise.all(
      Array.from({ length: 10 }, async (_, place) =>
        windows[place % 2]?.ask('message:send', {
          conversationId: id,
          content: `Thought number ${place}, said in a hurry.`,
          style: 'structured',
        }),
      ),
    );
    const all = 10 * (souls.length + 1);
    for (const window of windows) await window.replies(10 * souls.length);
    const rows = await installation.database.query<{ turn_id: string; companion_id: string; many: number }>(
      `SELECT turn_id, companion_id, count(*)::int AS many FROM messages WHERE conversation_id = $1 AND companion_id IS NOT NULL
       GROUP BY turn_id, companion_id`,
      [id],
    );
    expect(rows).toHaveLength(10 * souls.length);
    expect(rows.every(({ many }) => many === 1)).toBe(true);
    const expected = Array.from({ length: all }, (_, place) => place + 1);
    expect((await person.messages(id, '?limit=500')).map(({ seq }) => seq)).toEqual(expected);
    for (const window of windows) {
      const first = new Map<number, number>();
      for (const { id: messageId, seq } of window.messagesOf(id)) if (!first.has(messageId)) first.set(messageId, seq);
      expect([...first.values()]).toEqual(expected);
    }
  });

  it('a window that was away while souls took turns misses nothing and gets nothing twice', async () => {
    const { id, souls } = await circle(person, ['Jon', 'Kaja', 'Liv', 'Mons', 'Nora']);
    const watching = await person.window(id);
    const away = await person.window(id);
    await said(person, id, 'Tell me one after the other what a harbour is.', { style: 'structured' });
    await away.enough('the first words', () => away.messagesOf(id).length > 0);
    away.close();
    const had = Math.max(
      0,
      ...away
        .messagesOf(id)
        .filter(({ status }) => status === 'complete')
        .map(({ seq }) => seq),
    );
    await watching.replies(souls.length);
    const back = await person.window();
    const missed = await back.open(id, had);
    const held = [...new Set([...away.messagesOf(id), ...missed].map(({ seq }) => seq))].sort((a, b) => a - b);
    expect(held).toEqual([1, 2, 3, 4, 5, 6]);
    expect(missed.map(({ seq }) => seq)).toEqual([...missed.map(({ seq }) => seq)].sort((a, b) => a - b));
    expect(missed.every(({ status }) => status === 'complete')).toBe(true);
  });

  it('deletes memories with no other source when it is deleted', async () => {
    const { id, souls } = await circle(person, ['Orla', 'Peer']);
    const window = await person.window(id);
    await said(person, id, 'My sister Henrike lives in Bergen.', { style: 'structured' });
    await window.replies(2);
    await window.until('memory', ({ changed }) => changed.some(({ content }) => content.includes('Bergen')));
    const remembered = async () =>
      ((await person.get(`/api/memories?companionId=${souls[0]?.id}`).expect(200)).body as Memory[]).length;
    expect(await remembered()).toBeGreaterThan(0);
    await (await installation.person(api)).delete(`/api/conversations/${id}`).expect(404);
    await person.delete(`/api/conversations/${id}`).expect(204);
    await window.until('conversation:removed', ({ conversationId }) => conversationId === id);
    expect(await remembered()).toBe(0);
    await person.get(`/api/conversations/${id}`).expect(404);
    const alone = await person.conversation(souls[0]?.id);
    const there = await person.window(alone.id);
    await said(person, alone.id, 'Where does my sister live?');
    await there.replies();
    expect(whole(there)[0]?.content).not.toContain('Bergen');
  });
});

describe('a group with a model', () => {
  let installation: Installation;
  let api: Api;
  let person: Person;
  let voice: VoiceServer;
  beforeAll(async () => {
    installation = await Installation.make();
    voice = await installation.voice();
    api = await installation.api();
    await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  it('each soul sees earlier replies, and the next speaker is announced', async () => {
    const { id, souls } = await circle(person, ['Quill', 'Rosa']);
    const window = await person.window(id);
    const [first, second] = [pausedReply(), pausedReply()];
    voice.script(first, second);
    await said(person, id, 'What is a lantern for?', { style: 'structured', topic: 'creative' });
    await first.opened;
    await first.send('For finding the door.');
    await first.finish();
    const seen = await second.opened;
    expect(JSON.stringify(seen.body)).toContain('Quill: For finding the door.');
    expect(JSON.stringify(seen.body)).toContain('creative');
    const typing = (await person.get(`/api/conversations/${id}/typing`).expect(200)).body as unknown;
    expect(typing).toEqual({ typing: [{ companionId: souls[1]?.id, name: 'Rosa' }] });
    await second.send('For seeing your face.');
    await second.finish();
    await window.replies(2);
    expect((await person.messages(id)).map(({ content }) => content)).toEqual([
      'What is a lantern for?',
      'For finding the door.',
      'For seeing your face.',
    ]);
  });

  it('no further soul answers after a stop', async () => {
    const { id } = await circle(person, ['Sten', 'Tova', 'Ulf']);
    const window = await person.window(id);
    const step = pausedReply();
    voice.script(reply('One thing.'), step, reply('Never said.'));
    const asked = (await said(person, id, 'Say something, all of you.', { style: 'structured' })).body as Message;
    await step.opened;
    await step.send('Another th');
    await window.until('message:delta', ({ text }) => text === 'Another th');
    await person.post(`/api/conversations/${id}/messages/${asked.id}/stop`).expect(200);
    await window.until('message', ({ conversationId, status }) => conversationId === id && status === 'stopped');
    voice.script(reply('Now.'));
    await said(person, id, '@Ulf now you.', { style: 'structured' });
    await window.until('message', ({ content, status }) => content === 'Now.' && status === 'complete');
    expect((await person.messages(id)).map(({ content }) => content)).toEqual([
      'Say something, all of you.',
      'One thing.',
      'Another th',
      '@Ulf now you.',
      'Now.',
    ]);
  });

  it('lets its person finish writing before the next soul speaks', async () => {
    const { id } = await circle(person, ['Xaver', 'Ylva']);
    const window = await person.window(id);
    voice.script(reply('First.'), reply('Second.'));
    expect(await window.ask('typing', { conversationId: id, active: true })).toEqual({ ok: true });
    await said(person, id, 'Go on.', { style: 'structured' });
    await window.replies(1);
    await window.until('typing', ({ typing }) => typing.some(({ name }) => name === 'Ylva'));
    expect(whole(window).map(({ content }) => content)).toEqual(['First.']);
    await window.ask('typing', { conversationId: id, active: false });
    await window.replies(2);
    expect(whole(window).map(({ content }) => content)).toEqual(['First.', 'Second.']);
    for (const payload of [
      {},
      { conversationId: id },
      { conversationId: id, active: 'yes' },
      { conversationId: 0, active: true },
    ])
      expect(await window.ask('typing', payload)).toMatchObject({ ok: false });
    const stranger = await (await installation.person(api)).window();
    expect(await stranger.ask('typing', { conversationId: id, active: true })).toMatchObject({
      ok: false,
      code: 'conversation_not_found',
    });
  });

  it('a custom channel adds its prompt', async () => {
    const { id } = await circle(person, ['Vera', 'Wim']);
    const channel = (
      await person.post('/api/channels', { name: 'Kitchen table', systemPrompt: 'Talk as if over soup.' }).expect(201)
    ).body as { id: number };
    const window = await person.window(id);
    voice.script(reply('Soup.'));
    const request = voice.answering('Hello');
    await said(person, id, '@Vera hello', { channelId: channel.id });
    await window.replies();
    const body = JSON.stringify((await request).body);
    expect(body).toContain('Kitchen table');
    expect(body).toContain('Talk as if over soup.');
  });
});
