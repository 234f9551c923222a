import { ERRORS, type Health, type Message, type SystemState, TEXTS } from '@kinloom/contract';
import { hang, refuse, reply, type SeenRequest, type VoiceServer, waitFor } from '@kinloom/testing';
import { type Api, call, Installation, type Person } from './support/harness';
import type { SocketWindow } from './support/socket-window';

/** Seconds of Retry-After that are longer than a request is kept open for, so that the reply is put off. */
const LONG_PAUSE = '21';

const asked = ({ body }: SeenRequest, words: string) => body.messages?.at(-1)?.content.endsWith(words) ?? false;
const stateOf = (window: SocketWindow, messageId: number): Message | undefined =>
  window.all('message').findLast(({ id }) => id === messageId);

describe('a model that does not answer', () => {
  let installation: Installation;
  let voice: VoiceServer;
  let api: Api;
  let worker: { close(): Promise<void> };
  let person: Person;
  const begin = async (settings: Record<string, string> = {}) => {
    installation = await Installation.make(settings);
    voice = await installation.voice();
    api = await installation.api();
    worker = await installation.worker();
    // The first account is the operator.
    person = await installation.person(api);
  };
  afterEach(() => installation.close());

  /** Says something to a model that asks for a long pause. @returns the reply as it waits */
  const putOff = async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    voice.script(refuse(429, { 'retry-after': LONG_PAUSE }), reply('Here I am.'));
    await person.say(id, 'Are you there?');
    const waiting = await window.until('message', ({ retryAt }) => retryAt !== null);
    return { id, window, waiting };
  };

  it('delays only the account whose conversations stall', async () => {
    await begin();
    const other = await installation.person(api);
    voice.script((request) => (asked(request, 'Stall.') ? hang() : reply('Of course.')));
    const soul = await person.soul();
    const stalled = await Promise.all(Array.from({ length: 64 }, () => person.conversation(soul.id)));
    const { id } = await other.conversation();
    const window = await other.window(id);
    const began = voice.answering('Stall.');
    await Promise.all(stalled.map((conversation) => person.say(conversation.id, 'Stall.')));
    await began;
    for (let number = 1; number <= 5; number += 1) {
      await other.say(id, `Question ${number}.`);
      await window.replies(number);
    }
    // The stalled ones are under way still, no more of them than the account's share, and none of them was answered.
    expect(voice.requests.filter((request) => asked(request, 'Stall.'))).toHaveLength(4);
    const [answering] = await installation.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM turns WHERE state = 'answering'`,
    );
    expect(answering?.count).toBe(4);
  });

  it('calls the next conversation of the account as soon as one of its share is answered', async () => {
    await begin({ LLM_CONCURRENT_PER_ACCOUNT: '1' });
    const soul = await person.soul();
    const conversations = await Promise.all(Array.from({ length: 5 }, () => person.conversation(soul.id)));
    const [first] = conversations;
    if (!first) throw new Error('no conversation');
    const windows = await Promise.all(conversations.map(({ id }) => person.window(id)));
    await Promise.all(conversations.map(({ id }) => person.say(id, 'Good evening.')));
    await Promise.all(windows.map((window) => window.replies()));
    expect(voice.requests).toHaveLength(5);
  });

  it('is asked again in the background after its Retry-After, and the chat says so meanwhile', async () => {
    await begin();
    const { id, window, waiting } = await putOff();
    expect(waiting).toMatchObject({ status: 'streaming', content: '', failure: null });
    expect(await person.messages(id)).toHaveLength(2);
    const { typing } = (await person.get(`/api/conversations/${id}/typing`).expect(200)).body as { typing: unknown[] };
    expect(typing).toEqual([]);
    await window.replies();
    expect(stateOf(window, waiting.id)).toMatchObject({ content: 'Here I am.', retryAt: null, answeredBy: null });
    expect(await person.messages(id)).toHaveLength(2);
  });

  it('is retried by another worker if the first ended during the pause', async () => {
    await begin();
    const { window, waiting } = await putOff();
    await worker.close();
    await installation.database.query(`UPDATE turns SET retry_at = now() WHERE retry_at IS NOT NULL`);
    await installation.worker();
    await window.replies();
    expect(stateOf(window, waiting.id)).toMatchObject({ content: 'Here I am.', retryAt: null });
  });

  it('is retried at once on request', async () => {
    await begin();
    const { id, window, waiting } = await putOff();
    await person.post(`/api/conversations/${id}/messages/${waiting.id}/retry`).expect(200);
    await window.replies();
    expect(stateOf(window, waiting.id)).toMatchObject({ content: 'Here I am.', retryAt: null });

    const stranger = await installation.person(api);
    await stranger.post(`/api/conversations/${id}/messages/${waiting.id}/retry`).expect(404);
  });

  it('is not retried if the person stops the waiting reply', async () => {
    await begin();
    const { id, window, waiting } = await putOff();
    await person.post(`/api/conversations/${id}/messages/${waiting.id}/stop`).expect(200);
    await window.until('message:removed', ({ messageId }) => messageId === waiting.id);
    expect(await person.messages(id)).toHaveLength(1);
    expect(voice.requests).toHaveLength(1);
  });

  it('that asks for more than 15 minutes fails with the standard text', async () => {
    await begin();
    expect(ERRORS.voice_unreachable.text).toBe(TEXTS.chat.trouble);
    const { id } = await person.conversation();
    const window = await person.window(id);
    voice.script(refuse(503, { 'retry-after': '3600' }));
    await person.say(id, 'Hello?');
    await window.replies(1, 'failed');
    expect(window.wholeReplies('failed')[0]?.failure).toBe(ERRORS.voice_unreachable.text);
  });

  it('shows in health, in the metrics and to operators, until it answers again', async () => {
    await begin();
    const health = async () => (await call(api, 'get', '/api/health').expect(200)).body as Health;
    const system = async () => (await person.get('/api/admin/system').expect(200)).body as SystemState;
    const metrics = async () => (await person.get('/api/metrics').expect(200)).text;
    expect(await health()).toMatchObject({ voiceState: 'up', status: 'ok' });

    const { id, window, waiting } = await putOff();
    await waitFor('the outage in health', async () => (await health()).voiceState !== 'up');
    expect(await health()).toMatchObject({ voiceState: 'degraded', status: 'degraded' });
    expect((await system()).voice.endpoints).toMatchObject([{ name: 'primary', state: 'open' }]);
    expect(await metrics()).toContain('kinloom_model_endpoint_up{endpoint="primary"} 0');
    // Messages are taken on all the same.
    await call(api, 'get', '/api/health/ready').expect(200);

    await person.post(`/api/conversations/${id}/messages/${waiting.id}/retry`).expect(200);
    await window.replies();
    await waitFor('the recovery in health', async () => (await health()).voiceState === 'up');
    expect((await system()).voice.endpoints).toMatchObject([{ name: 'primary', state: 'closed' }]);
    expect(await metrics()).toContain('kinloom_model_endpoint_up{endpoint="primary"} 1');
  });

  it('is replaced by the built-in voice if configured, and the reply says so', async () => {
    await begin({ LLM_FALLBACK: 'built-in' });
    const { id } = await person.conversation();
    const window = await person.window(id);
    voice.script(refuse(500));
    await person.say(id, 'Good evening.');
    await window.replies();
    const [answer] = window.wholeReplies();
    expect(answer).toMatchObject({ answeredBy: 'built-in', failure: null, retryAt: null });
    expect(answer?.content).not.toBe('');
    expect((await person.messages(id)).at(-1)).toMatchObject({ answeredBy: 'built-in' });

    voice.script(reply('Back again.'));
    const requests = voice.requests.length;
    await person.say(id, 'And now?');
    await window.replies(2);
    expect(window.wholeReplies()[1]).toMatchObject({ content: 'Back again.', answeredBy: null });
    expect(voice.requests).toHaveLength(requests + 1);
  });
});

describe('a fallback model', () => {
  it('answers when the first one does not, and is named in the reply', async () => {
    const second = await Installation.make();
    const fallback = await second.voice();
    const installation = await Installation.make({
      LLM_FALLBACK_BASE_URL: fallback.baseUrl,
      LLM_FALLBACK_MODEL: 'scripted-fallback',
      LLM_FALLBACK: 'built-in',
    });
    try {
      const voice = await installation.voice();
      const api = await installation.api();
      await installation.worker();
      const person = await installation.person(api);
      const { id } = await person.conversation();
      const window = await person.window(id);
      voice.script(refuse(503, { 'retry-after': LONG_PAUSE }));
      fallback.script(reply('From the second model.'));
      await person.say(id, 'Hello.');
      await window.replies();
      expect(window.wholeReplies()[0]).toMatchObject({ content: 'From the second model.', answeredBy: 'fallback' });
      expect(fallback.requests[0]?.body.model).toBe('scripted-fallback');

      fallback.script(refuse(503, { 'retry-after': LONG_PAUSE }));
      await person.say(id, 'Hello again.');
      await window.replies(2);
      expect(window.wholeReplies()[1]?.answeredBy).toBe('built-in');
      // Its circuit is open: the first model was not asked a second time.
      expect(voice.requests).toHaveLength(1);
    } finally {
      await installation.close();
      await second.close();
    }
  });
});
