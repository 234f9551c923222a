import { ERRORS, type Message } from '@kinloom/contract';
import { pausedReply, refuse, reply, type VoiceServer } from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';
import type { SocketWindow } from './support/socket-window';

const joined = (window: SocketWindow, messageId: number): string => {
  let text = '';
  for (const delta of window.all('message:delta')) {
    if (delta.messageId !== messageId) continue;
    expect(delta.offset).toBe(text.length);
    text += delta.text;
  }
  return text;
};

describe('with the built-in voice', () => {
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

  it('a reply is announced as typing, opened, streamed and completed', async () => {
    const soul = await person.soul('Lumen');
    const { id } = await person.conversation(soul.id);
    const window = await person.window(id);
    const asked = await person.say(id, 'Hello. What do you love about the sea?');
    await window.replies();
    const [whole] = window.wholeReplies();
    if (!whole) throw new Error('no reply');
    expect(whole).toMatchObject({ seq: 2, companionId: soul.id, senderId: null, aiGenerated: true, failure: null });
    expect(whole.content).not.toBe('');
    expect(joined(window, whole.id)).toBe(whole.content);

    const steps = window.seen.flatMap(({ event, payload }) => {
      if (event === 'message') return [`${payload.id === asked.id ? 'asked' : 'reply'} ${payload.status}`];
      if (event === 'typing') return [payload.typing.length > 0 ? 'typing' : 'typing ends'];
      return event === 'message:delta' ? ['delta'] : [];
    });
    // The typing event is omitted for an immediate reply; otherwise it comes first.
    const told = steps.includes('typing') ? ['typing'] : [];
    const order = [...told, 'reply streaming', 'delta', 'reply complete'].map((step) => steps.indexOf(step));
    expect(order).not.toContain(-1);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(steps.at(-1)).toBe('reply complete');
    expect(await person.messages(id)).toEqual([asked, whole]);
  });

  it('each message of a burst gets one reply, in order', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const asked = await Promise.all(['First.', 'Second.', 'Third.'].map((text) => person.say(id, text)));
    await window.replies(3);
    const rows = await installation.database.query<{ asked: number; seq: number }>(
      `SELECT t.message_id::int AS asked, m.seq FROM turns t JOIN messages m ON m.turn_id = t.id
       WHERE t.conversation_id = $1 ORDER BY m.seq`,
      [id],
    );
    const inOrder = [...asked].sort((a, b) => a.seq - b.seq).map((message) => message.id);
    expect(rows.map((row) => row.asked)).toEqual(inOrder);
    expect((await person.messages(id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('many conversations among competing workers get each message answered once', async () => {
    const competitor = await installation.worker();
    const conversations = await Promise.all(Array.from({ length: 12 }, () => person.conversation()));
    const windows = await Promise.all(conversations.map(({ id }) => person.window(id)));
    const ofOwn = (window: SocketWindow, id: number) =>
      window.wholeReplies().filter(({ conversationId }) => conversationId === id).length;
    await Promise.all(
      conversations.flatMap(({ id }) => ['One.', 'Two.', 'Three.'].map((text) => person.say(id, text))),
    );
    for (const [place, { id }] of conversations.entries()) {
      const window = windows[place];
      if (!window) throw new Error('no window');
      await window.enough('three replies', () => ofOwn(window, id) >= 3);
      const messages = await person.messages(id);
      expect(messages.filter(({ aiGenerated }) => aiGenerated)).toHaveLength(3);
      expect(messages.every(({ status }) => status === 'complete')).toBe(true);
      expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    }
    await competitor.close();
  });
});

describe('with a scripted voice', () => {
  let installation: Installation;
  let voice: VoiceServer;
  let api: Api;
  let other: Api;
  let worker: { close(): Promise<void> };
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make();
    voice = await installation.voice();
    api = await installation.api();
    other = await installation.api();
    worker = await installation.worker();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  it('every window gets each delta, and the typing event until the first', async () => {
    const soul = await person.soul('Mira');
    const { id } = await person.conversation(soul.id);
    const windows = [await person.window(id), await person.window(id, other)];
    const step = pausedReply();
    voice.script(step);
    await person.say(id, 'Slowly, please.');
    await step.opened;
    const typing = async () => (await person.get(`/api/conversations/${id}/typing`, other).expect(200)).body as unknown;
    expect(await typing()).toEqual({ typing: [{ companionId: soul.id, name: 'Mira' }] });
    for (const window of windows) {
      await window.until('typing', (notice) => notice.typing.some(({ companionId }) => companionId === soul.id));
    }
    let offset = 0;
    for (const piece of ['Once ', 'upon ', 'a time.']) {
      await step.send(piece);
      for (const window of windows) {
        const delta = await window.until('message:delta', (one) => one.offset === offset);
        expect(delta.text).toBe(piece);
      }
      offset += piece.length;
      expect(await typing()).toEqual({ typing: [] });
      expect((await person.messages(id)).at(-1)).toMatchObject({ status: 'streaming', aiGenerated: true });
    }
    await step.finish();
    for (const window of windows) {
      await window.replies();
      expect(window.wholeReplies()[0]?.content).toBe('Once upon a time.');
    }
  });

  it('a failing voice leaves a failed reply with a text, and the next message is answered', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    voice.script(refuse(401));
    await person.say(id, 'Are you there?');
    await window.replies(1, 'failed');
    expect(window.wholeReplies('failed')[0]).toMatchObject({ content: '', failure: ERRORS.voice_refused.text });
    voice.script(reply('Yes.'));
    await person.say(id, 'And now?');
    await window.replies();
    expect(window.wholeReplies()[0]?.content).toBe('Yes.');
  });

  it('is retried before its first word, not after', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const before = voice.requests.length;
    voice.script(refuse(503), reply('Second try.'));
    await person.say(id, 'Once more?');
    await window.replies();
    expect(window.wholeReplies()[0]?.content).toBe('Second try.');
    expect(voice.requests).toHaveLength(before + 2);

    const broken = pausedReply();
    voice.script(broken, reply('Never said.'));
    await person.say(id, 'Tell me what you were about to do.');
    await broken.opened;
    await broken.send('I was about');
    await window.until('message:delta', ({ text }) => text === 'I was about');
    await broken.breakOff();
    await window.replies(1, 'failed');
    expect(window.wholeReplies('failed')[0]).toMatchObject({
      content: 'I was about',
      failure: ERRORS.voice_interrupted.text,
    });
    expect(voice.requests).toHaveLength(before + 3);
  });

  it('a worker that is stopped in the middle hands the reply over: one complete record', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const broken = pausedReply();
    voice.script(broken, reply('Told ', 'again.'));
    await person.say(id, 'A long story, please.');
    await broken.opened;
    await broken.send('It was a dark');
    const { messageId } = await window.until('message:delta');
    await worker.close();
    worker = await installation.worker();
    await window.replies();
    const messages = await person.messages(id);
    expect(messages.map(({ seq, status, content }: Message) => [seq, status, content])).toEqual([
      [1, 'complete', 'A long story, please.'],
      [2, 'complete', 'Told again.'],
    ]);
    expect(messages[1]?.id).toBe(messageId);
  });
});
