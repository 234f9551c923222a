import { ERRORS, type JobAnswer, type SoulChatMessages, TEXTS } from '@kinloom/contract';
import { pausedReply, refuse, reply, type VoiceServer } from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';

describe('speaking to a soul without naming a conversation', () => {
  let installation: Installation;
  let api: Api;
  let other: Api;
  let person: Person;
  let voice: VoiceServer;
  beforeAll(async () => {
    installation = await Installation.make();
    voice = await installation.voice();
    api = await installation.api();
    other = await installation.api();
    await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  it('returns the reply, and all routes share one history', async () => {
    const soul = await person.soul('Lumen');
    voice.script(reply('Good evening.'));
    const first = await person.post('/api/speak_to_soul', {
      soul_id: soul.id,
      message: 'Hello there.',
      emotional_context: 'soft',
    });
    expect([first.status, first.body]).toEqual([200, { success: true, response: 'Good evening.' }]);
    voice.script(reply('By the window.'));
    const second = await person.post(`/api/soul/${soul.id}/message`, {
      content: 'Which place do you like?',
      whisper: true,
    });
    expect([second.status, second.body]).toEqual([200, { success: true, response: 'By the window.' }]);
    const [conversation] = (await person.get(`/api/conversations?companionId=${soul.id}`).expect(200)).body as {
      id: number;
    }[];
    const messages = await person.messages(conversation?.id ?? 0);
    expect(messages.map(({ content, whispered }) => [content, whispered])).toEqual([
      ['Hello there.', false],
      ['Good evening.', false],
      ['Which place do you like?', true],
      // What answers a whisper is kept as closely.
      ['By the window.', true],
    ]);
    const history = (await person.get(`/api/soul/${soul.id}/messages`).expect(200)).body as SoulChatMessages;
    expect(history.success).toBe(true);
    expect(history.messages.map(({ sender, content }) => [sender, content])).toEqual([
      ['user', 'Hello there.'],
      ['soul', 'Good evening.'],
      ['user', 'Which place do you like?'],
      ['soul', 'By the window.'],
    ]);
  });

  it('tells the model the date and time where the person is', async () => {
    const soul = await person.soul('Ines');
    await person.patch('/api/auth/me', { timeZone: 'Asia/Kathmandu' }).expect(200);
    voice.script(reply('Late.'));
    const [before, began] = [voice.requests.length, Date.now()];
    await person.post('/api/speak_to_soul', { soul_id: soul.id, message: 'How late is it?' }).expect(200);
    const sent = voice.requests.slice(before).map(({ body }) => JSON.stringify(body));
    // The offset of Nepal is 5:45.
    const hours = [began, Date.now()].map((at) => new Date(at + 345 * 60_000).toISOString().slice(11, 13));
    const local = new RegExp(`, (?:${hours.join('|')}):\\d\\d where the person is`);
    expect(sent.some((body) => local.test(body))).toBe(true);
  });

  it('answers from every process in request order', async () => {
    const soul = await person.soul('Mira');
    voice.script((request) => reply(JSON.stringify(request.body).includes('second thing') ? 'Two.' : 'One.'));
    const [one, two] = await Promise.all([
      person.post(`/api/soul/${soul.id}/message`, { content: 'The first thing.' }, api),
      person.post(`/api/soul/${soul.id}/message`, { content: 'The second thing.' }, other),
    ]);
    expect([one.body, two.body]).toEqual([
      { success: true, response: expect.any(String) },
      { success: true, response: 'Two.' },
    ]);
  });

  it('becomes a job when asynchronous, whose end is announced and can be queried', async () => {
    const soul = await person.soul('Sol');
    const window = await person.window();
    const step = pausedReply();
    voice.script(step);
    const accepted = await person
      .post(`/api/soul/${soul.id}/message`, { content: 'Take your time.' })
      .set('Prefer', 'respond-async');
    expect(accepted.status).toBe(202);
    const { jobId } = accepted.body as { jobId: number };
    expect(accepted.headers['location']).toBe(`/api/jobs/${jobId}`);
    await step.opened;
    expect((await person.get(`/api/jobs/${jobId}`).expect(200)).body).toMatchObject({ state: 'waiting', result: null });
    await step.send('Slowly said.');
    await step.finish();
    await window.until('job', (news) => news.jobId === jobId && news.state === 'done');
    const done = (await person.get(`/api/jobs/${jobId}`, other).expect(200)).body as JobAnswer;
    expect(done).toEqual({
      jobId,
      kind: 'reply',
      state: 'done',
      progress: 100,
      message: '',
      result: { success: true, response: 'Slowly said.' },
      error: null,
    });
    await (await installation.person(api)).get(`/api/jobs/${jobId}`).expect(404);
  });

  it('fails with a plain text and keeps the message', async () => {
    const soul = await person.soul('Ash');
    voice.script(refuse(401));
    const answer = await person.post('/api/speak_to_soul', { soul_id: soul.id, message: 'Are you there?' });
    expect([answer.status, answer.body]).toMatchObject([502, { success: false, error: TEXTS.chat.trouble }]);
    const history = (await person.get(`/api/soul/${soul.id}/messages`).expect(200)).body as SoulChatMessages;
    expect(history.messages[0]?.content).toBe('Are you there?');
    for (const body of [{}, { soul_id: soul.id }, { soul_id: soul.id, message: ' ' }, { soul_id: 'x', message: 'hi' }])
      expect((await person.post('/api/speak_to_soul', body).expect(400)).body).toMatchObject({ success: false });
    const stranger = await installation.person(api);
    const foreign = await stranger.post(`/api/soul/${soul.id}/message`, { content: 'hi' }).expect(404);
    expect(foreign.body).toMatchObject({ error: ERRORS.soul_not_found.text });
    await stranger.get(`/api/soul/${soul.id}/messages`).expect(404);
    await stranger.post('/api/speak_to_soul', { soul_id: soul.id, message: 'hi' }).expect(404);
  });
});
