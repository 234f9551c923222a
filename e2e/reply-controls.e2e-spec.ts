import { ERRORS, type Conversation, type Message, type MessageVariant } from '@kinloom/contract';
import { pausedReply, refuse, reply, type VoiceServer } from '@kinloom/testing';
import { type Api, Installation, type Person } from './support/harness';
import type { SocketWindow } from './support/socket-window';

const path = (message: Message, action = '') =>
  `/api/conversations/${message.conversationId}/messages/${message.id}${action}`;
const newest = (window: SocketWindow, id: number) =>
  window
    .all('message')
    .filter((message) => message.id === id)
    .at(-1);
const stopped = (window: SocketWindow, id: number) =>
  window.until('message', (one) => one.id === id && one.status === 'stopped');
const atRest = (window: SocketWindow, id: number, variant: number) =>
  window.until('message', (one) => one.id === id && one.status === 'complete' && one.variant === variant);

describe('reply controls', () => {
  let installation: Installation;
  let api: Api;
  let other: Api;
  let person: Person;
  let stranger: Person;
  let voice: VoiceServer;
  beforeAll(async () => {
    installation = await Installation.make();
    voice = await installation.voice();
    api = await installation.api();
    other = await installation.api();
    await installation.worker();
    person = await installation.person(api);
    stranger = await installation.person(api);
  });
  afterAll(() => installation.close());

  /** Says something, and has the voice begin to answer it. */
  const begin = async (words = 'Once upon ') => {
    const { id } = await person.conversation();
    const window = await person.window(id, other);
    const step = pausedReply();
    voice.script(step);
    const asked = await person.say(id, 'Tell me a story.');
    await step.opened;
    if (words !== '') {
      await step.send(words);
      await window.until('message:delta', ({ text }) => text === words);
    }
    const begun = (await person.messages(id)).find(({ aiGenerated }) => aiGenerated);
    return { id, window, step, asked, begun };
  };

  /** An answered message. */
  const answered = async (...words: string[]) => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    voice.script(reply(...words));
    const asked = await person.say(id, 'What is it?');
    await window.replies();
    const [said] = window.wholeReplies();
    if (!said) throw new Error('no reply');
    return { id, window, asked, said };
  };

  it('stop a streaming reply and keep the text so far', async () => {
    const { id, window, step, begun } = await begin();
    if (!begun) throw new Error('nothing was begun');
    await person.post(path(begun, '/stop')).expect(200);
    expect(await stopped(window, begun.id)).toMatchObject({ content: 'Once upon ', failure: null });
    await (
      await step.opened
    ).closed;
    expect((await person.messages(id)).map(({ status }) => status)).toEqual(['complete', 'stopped']);
    // What is at rest is not stopped twice.
    expect((await person.post(path(begun, '/stop')).expect(200)).body).toMatchObject({ status: 'stopped' });
  });

  it('stop a reply before its first word, and the next message is answered', async () => {
    const { id, window, step, asked } = await begin('');
    await person.post(path(asked, '/stop')).expect(200);
    await (
      await step.opened
    ).closed;
    voice.script(reply('Here.'));
    await person.say(id, 'And now?');
    await window.replies();
    expect((await person.messages(id)).map(({ content }) => content)).toEqual([
      'Tell me a story.',
      'And now?',
      'Here.',
    ]);
  });

  it('continue a stopped reply where it ended', async () => {
    const { id, window, begun } = await begin();
    if (!begun) throw new Error('nothing was begun');
    await person.post(path(begun, '/stop')).expect(200);
    await stopped(window, begun.id);
    const step = pausedReply();
    voice.script(step);
    expect((await person.post(path(begun, '/continue')).expect(200)).body).toMatchObject({
      id: begun.id,
      status: 'streaming',
      content: 'Once upon ',
    });
    await step.opened;
    await step.send('a time.');
    const delta = await window.until('message:delta', ({ text }) => text === 'a time.');
    expect(delta.offset).toBe('Once upon '.length);
    await step.finish();
    expect((await atRest(window, begun.id, 1)).content).toBe('Once upon a time.');
    expect(await person.messages(id)).toHaveLength(2);
    expect((await person.post(path(begun, '/continue')).expect(409)).body).toMatchObject({
      code: 'message_not_stopped',
      error: ERRORS.message_not_stopped.text,
    });
  });

  it('regenerate a reply, keep its variants and choose one', async () => {
    const { id, window, said } = await answered('One way to put it.');
    const third = ['Another way.', 'A third way.'];
    for (const [place, words] of third.entries()) {
      voice.script(reply(words));
      const again = (await person.post(path(said, '/regenerate')).expect(200)).body as Message;
      expect(again).toMatchObject({ id: said.id, seq: said.seq, status: 'streaming', content: '', variant: place + 2 });
      expect(await atRest(window, said.id, place + 2)).toMatchObject({ content: words, variants: place + 2 });
    }
    const variants = (await person.get(path(said, '/variants')).expect(200)).body as MessageVariant[];
    expect(variants.map(({ number, content, current }) => ({ number, content, current }))).toEqual([
      { number: 1, content: 'One way to put it.', current: false },
      { number: 2, content: 'Another way.', current: false },
      { number: 3, content: 'A third way.', current: true },
    ]);
    expect((await person.post(path(said, '/variants/1')).expect(200)).body).toMatchObject({
      content: 'One way to put it.',
      variant: 1,
      variants: 3,
      status: 'complete',
    });
    await window.enough('the chosen one', () => newest(window, said.id)?.variant === 1);
    expect(newest(window, said.id)).toMatchObject({ content: 'One way to put it.' });
    await person.post(path(said, '/variants/9')).expect(404);
    voice.script(reply('A fourth way.'));
    await person.post(path(said, '/regenerate')).expect(200);
    expect(await atRest(window, said.id, 4)).toMatchObject({ content: 'A fourth way.', variants: 4 });
    expect((await person.messages(id)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await person.get(path(said, '/variants')).then(({ body }) => (body as MessageVariant[]).length)).toBe(4);
  });

  it('retry a failed reply in place, without an empty variant', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    voice.script(refuse(401));
    await person.say(id, 'Are you there?');
    await window.replies(1, 'failed');
    const [failed] = window.wholeReplies('failed');
    if (!failed) throw new Error('nothing failed');
    voice.script(reply('Yes, now.'));
    await person.post(path(failed, '/regenerate')).expect(200);
    expect(await atRest(window, failed.id, 1)).toMatchObject({ content: 'Yes, now.', variants: 1, failure: null });
  });

  it('refuse to regenerate a streaming reply or a user message', async () => {
    const { step, asked, begun, window } = await begin();
    if (!begun) throw new Error('nothing was begun');
    expect((await person.post(path(begun, '/regenerate')).expect(409)).body).toMatchObject({
      code: 'message_under_way',
    });
    expect((await person.post(path(asked, '/regenerate')).expect(400)).body).toMatchObject({
      code: 'message_not_reply',
    });
    expect((await person.patch(path(begun), { content: 'x' }).expect(400)).body).toMatchObject({
      code: 'message_not_own',
    });
    await step.finish();
    await window.replies();
  });

  it('regenerate the reply in place when its message is edited', async () => {
    const { id, window, asked, said } = await answered('About the sea.');
    voice.script(reply('About the hills.'));
    const edited = (await person.patch(path(asked), { content: 'I mean the hills.' }).expect(200)).body as Message;
    expect(edited).toMatchObject({ id: asked.id, content: 'I mean the hills.', editedAt: expect.any(String) });
    const replied = await window.until(
      'message',
      (one) => one.id === said.id && one.status === 'complete' && one.content === 'About the hills.',
    );
    // The reply to the earlier text is no version of this one.
    expect(replied).toMatchObject({ variant: 1, variants: 1 });
    expect((await person.get(`${path(said)}/variants`).expect(200)).body).toHaveLength(1);
    await window.until('message', ({ id: one, content }) => one === asked.id && content === 'I mean the hills.');
    expect(newest(window, asked.id)?.content).toBe('I mean the hills.');
    expect((await person.messages(id)).map(({ content }) => content)).toEqual([
      'I mean the hills.',
      'About the hills.',
    ]);
    for (const content of ['', '  ', '\u0000']) await person.patch(path(asked), { content }).expect(400);
    await person.patch(path(asked), { content: 'x'.repeat(16_001) }).expect(413);
    expect((await person.messages(id))[0]?.content).toBe('I mean the hills.');
  });

  it('answer only the new text of a message edited during its reply', async () => {
    const { id, window, step, asked, begun } = await begin('An answer to the old ');
    if (!begun) throw new Error('nothing was begun');
    voice.script(reply('An answer to the new words.'));
    await person.patch(path(asked), { content: 'Something else.' }).expect(200);
    await (
      await step.opened
    ).closed;
    const whole = await window.until('message', (one) => one.id === begun.id && one.status === 'complete');
    expect(whole.content).toBe('An answer to the new words.');
    expect(await person.messages(id)).toHaveLength(2);
  });

  it('branch with all messages up to one, isolated from the original', async () => {
    const { id, window, said } = await answered('The first fork.');
    voice.script(reply('Later words.'));
    await person.say(id, 'Go on.');
    await window.replies(2);
    const branch = (await person.post(`/api/conversations/${id}/branch`, { messageId: said.id }).expect(201))
      .body as Conversation;
    expect(branch).toMatchObject({ branchedFrom: id, lastSeq: 2, readSeq: 2, isGroup: false });
    await window.until('conversation', (one) => one.id === branch.id);
    const copied = await person.messages(branch.id);
    expect(copied.map(({ seq, content }) => [seq, content])).toEqual([
      [1, 'What is it?'],
      [2, 'The first fork.'],
    ]);
    voice.script(reply('Another road.'));
    const request = voice.answering('And otherwise?');
    const there = await person.window(branch.id);
    await person.say(branch.id, 'And otherwise?');
    await there.replies();
    expect((await person.messages(branch.id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(await person.messages(id)).toHaveLength(4);
    // Earlier messages are in the prompt once, although two conversations contain them.
    const prompt = JSON.stringify((await request).body);
    expect(prompt.split('The first fork.')).toHaveLength(2);
    await person.delete(`/api/conversations/${id}`).expect(204);
    expect(await person.messages(branch.id)).toHaveLength(4);
    expect((await person.get(`/api/conversations/${branch.id}`).expect(200)).body).toMatchObject({
      branchedFrom: null,
    });
  });

  it('refuse other accounts', async () => {
    const { asked, said } = await answered('Mine.');
    for (const action of ['/stop', '/regenerate', '/continue', '/variants/1']) {
      await stranger.post(path(said, action)).expect(404);
    }
    await stranger.get(path(said, '/variants')).expect(404);
    await stranger.patch(path(asked), { content: 'x' }).expect(404);
    await stranger.post(`/api/conversations/${said.conversationId}/branch`, { messageId: said.id }).expect(404);
    await stranger.delete(path(said)).expect(404);
    expect(await person.messages(said.conversationId)).toHaveLength(2);
  });
});
