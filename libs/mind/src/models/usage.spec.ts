import { answer, held, refuse, reply, startVoiceServer, vectors, type VoiceServer } from '@kinloom/testing';
import { turnOf } from '../turn';
import { VoiceError } from '../voice/voice';
import { openAiEmbedder } from './embedder';
import { openAiReader } from './reader';
import { type PromptMessage, promptTokens } from './prompt';
import { type TokenLedger } from './usage';
import { chatModelVoice } from './voice';

const turn = turnOf({
  soul: { id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' },
  person: { name: 'Ada' },
  history: [{ from: 'person', text: 'Good morning', at: 0 }],
  seed: 's',
});
const exchange = {
  soul: { id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' },
  person: { name: 'Ada' },
  messages: [
    {
      id: 1,
      conversationId: 1,
      seq: 1,
      from: 'person' as const,
      speaker: 'Ada',
      text: 'I live in Ghent.',
      at: 0,
      whispered: false,
    },
  ],
  readAfter: 0,
  known: [],
  noteSoFar: null,
};

let server: VoiceServer;
let reserved: number[];
let settled: number[];
const ledger: TokenLedger = {
  reserve: (tokens) => {
    reserved.push(tokens);
    return Promise.resolve((used) => void settled.push(used));
  },
};
const empty: TokenLedger = {
  reserve: () => Promise.reject(new VoiceError('tokens_used_up', 'none left')),
};
const options = () => ({ baseUrl: server.baseUrl, model: 'scripted', ledger, wait: () => Promise.resolve() });
const signal = () => new AbortController().signal;
const collect = async (pieces: AsyncIterable<string>) => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};

beforeEach(async () => {
  server = await startVoiceServer();
  reserved = [];
  settled = [];
});
afterEach(() => server.stop());

describe('tokens of a reply', () => {
  it('are reserved before the request, and settled by what the endpoint counts', async () => {
    server.script({ kind: 'reply', pieces: ['Good', ' morning.'], promptTokens: 321, completionTokens: 12 });
    await collect(chatModelVoice(options()).speak(turn, signal()));
    // The prompt by an estimate, and the most that the reply may have.
    const [request] = server.requests;
    expect(reserved).toEqual([promptTokens((request?.body.messages ?? []) as PromptMessage[]) + 300]);
    expect(settled).toEqual([333]);
  });

  it('are estimated where the endpoint counts nothing', async () => {
    server.script(reply('A word and another word and a third one.'));
    await collect(chatModelVoice(options()).speak(turn, signal()));
    expect(settled).toHaveLength(1);
    expect(settled[0]).toBeGreaterThan((reserved[0] ?? 0) - 300);
    expect(settled[0]).toBeLessThan(reserved[0] ?? 0);
  });

  it('of an attempt that the endpoint refused are given back; each attempt is counted by itself', async () => {
    server.script(refuse(500), { kind: 'reply', pieces: ['Good.'], promptTokens: 100, completionTokens: 1 });
    await collect(chatModelVoice(options()).speak(turn, signal()));
    expect(settled).toEqual([0, 101]);
  });

  it('that was stopped cost what had come until then', async () => {
    const stream = held();
    server.script(stream);
    const control = new AbortController();
    const pieces = chatModelVoice(options()).speak(turn, control.signal)[Symbol.asyncIterator]();
    const first = pieces.next();
    await stream.send('Good morning to you');
    await first;
    const next = pieces.next();
    control.abort(new Error('stopped'));
    await expect(next).rejects.toThrow('stopped');
    expect(settled).toHaveLength(1);
    expect(settled[0]).toBeGreaterThan(0);
  });

  it('that are used up: the endpoint is not called, and nothing is tried again', async () => {
    const speaking = collect(chatModelVoice({ ...options(), ledger: empty }).speak(turn, signal()));
    await expect(speaking).rejects.toMatchObject({ code: 'tokens_used_up', retryable: false });
    expect(server.requests).toEqual([]);
  });
});

describe('tokens of what is read', () => {
  it('are charged alike', async () => {
    server.readings.script(
      refuse(
        200,
        {},
        {
          choices: [{ message: { content: '{"memories": [], "note": null}' }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 700, completion_tokens: 20 },
        },
      ),
    );
    await openAiReader(options()).read(exchange, signal());
    expect(settled).toEqual([720]);
    server.readings.script(answer('{"memories": [], "note": null}'));
    await openAiReader(options()).read(exchange, signal());
    expect(settled[1]).toBeGreaterThan(20);
  });

  it('that are used up: nothing is read', async () => {
    const reading = openAiReader({ ...options(), ledger: empty }).read(exchange, signal());
    await expect(reading).rejects.toThrow('no reading');
    expect(server.readings.requests).toEqual([]);
  });
});

describe('tokens of vectors', () => {
  it('are charged for every request', async () => {
    await openAiEmbedder(options()).embed(['the lake in the morning', 'the harbour'], 'document', signal());
    expect(settled).toEqual(reserved);
    expect(reserved[0]).toBeGreaterThan(4);
    server.embeddings.script(refuse(200, {}, { data: [{ index: 0, embedding: [1, 0] }], usage: { prompt_tokens: 9 } }));
    await openAiEmbedder(options()).embed(['the lake'], 'document', signal());
    expect(settled[1]).toBe(9);
  });

  it('that are used up: none are made', async () => {
    server.embeddings.script(vectors([1, 0]));
    await expect(
      openAiEmbedder({ ...options(), ledger: empty }).embed(['the lake'], 'document', signal()),
    ).rejects.toMatchObject({
      code: 'tokens_used_up',
    });
    expect(server.embeddings.requests).toEqual([]);
  });
});
