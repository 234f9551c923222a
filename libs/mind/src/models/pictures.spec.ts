import { startRouteServer, type RouteHandler, type RouteServer, events, json, jsonLines } from '@kinloom/testing';
import { turnOf } from '../turn';
import type { VoiceTurn } from '../voice/voice';
import { chatModelVoice, type ChatModelVoiceOptions } from './voice';

interface Sent {
  role: string;
  content: unknown;
  images?: string[];
}

const PICTURES = ['one.png', 'two.png', 'three.png'].map((name) => ({ name, type: 'image/png', base64: name }));
const turn = (changes: Partial<VoiceTurn> = {}): VoiceTurn =>
  turnOf({
    soul: { id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' },
    person: { name: 'Ada' },
    history: [
      { from: 'person', text: 'Hello.', at: 0, seq: 1 },
      { from: 'soul', text: 'Hi.', at: 1, seq: 2 },
      { from: 'person', text: 'What is on it?', at: 2, seq: 3 },
    ],
    pictures: PICTURES,
    ...changes,
  });

let server: RouteServer;
let sent: Sent[][];
/** What the server answers to each chat request; the last one stays. */
let script: RouteHandler[];
const reply = events({ choices: [{ index: 0, delta: { content: 'A cat.' }, finish_reason: 'stop' }] });
const nativeReply = jsonLines({ message: { content: 'A cat.' }, done: true, done_reason: 'stop' });
const refusing = (message: string, status = 400) => json({ error: { message } }, status);

beforeEach(async () => {
  sent = [];
  script = [reply];
  const answer: RouteHandler = (request, response) => {
    sent.push(request.body['messages'] as Sent[]);
    const handler = script[Math.min(sent.length, script.length) - 1];
    handler?.(request, response);
  };
  server = await startRouteServer({ 'POST /v1/chat/completions': answer, 'POST /api/chat': answer });
});
afterEach(() => server.stop());

const voice = (changes: Partial<ChatModelVoiceOptions> = {}) =>
  chatModelVoice({
    baseUrl: `${server.url}/v1`,
    model: 'small',
    contextTokens: 16_384,
    wait: async () => undefined,
    seesPictures: async () => true,
    ...changes,
  });
async function say(speaking = voice(), asked = turn()): Promise<string> {
  let text = '';
  for await (const piece of speaking.speak(asked, new AbortController().signal)) text += piece;
  return text;
}
const last = (place = sent.length - 1) => sent[place]?.at(-1);
/** The text of a message, and the pictures beside it. */
function partsOf(message: Sent | undefined): { text: string; pictures: string[] } {
  if (!message || typeof message.content === 'string') return { text: String(message?.content), pictures: [] };
  const parts = message.content as { type: string; text?: string; image_url?: { url: string } }[];
  return {
    text: parts.map(({ text = '' }) => text).join(''),
    pictures: parts.flatMap(({ image_url }) => image_url?.url ?? []),
  };
}

describe('pictures', () => {
  it('are sent with the last message, in the form of each protocol', async () => {
    expect(await say()).toBe('A cat.');
    const { text, pictures } = partsOf(last());
    expect(pictures).toEqual(PICTURES.map(({ base64 }) => `data:image/png;base64,${base64}`));
    expect(text).toContain('--- pictures that you see ---');
    expect(text).toContain('| two.png');
    expect(text).not.toContain('cannot see');
    expect(sent[0]?.slice(0, -1).every(({ content }) => typeof content === 'string')).toBe(true);

    script = [nativeReply];
    await say(voice({ server: 'ollama', baseUrl: server.url }));
    expect(last()?.images).toEqual(PICTURES.map(({ base64 }) => base64));
    expect(typeof last()?.content).toBe('string');
  });

  it.each([
    ['does not see', async (): Promise<boolean> => false],
    ['cannot be asked', async (): Promise<boolean> => Promise.reject(new Error('gone'))],
  ] as const)('are not sent to a model that %s, which is told', async (_, seesPictures) => {
    await say(voice({ seesPictures }));
    const { text, pictures } = partsOf(last());
    expect(pictures).toEqual([]);
    expect(text).toContain('You cannot see pictures; say so');
  });

  it('that a server refuses by name are left out from then on', async () => {
    script = [refusing('image_url is only supported by certain models'), reply];
    const speaking = voice({ seesPictures: async () => null });
    expect(await say(speaking)).toBe('A cat.');
    expect(sent.map((messages) => partsOf(messages.at(-1)).pictures.length)).toEqual([3, 0]);
    expect(partsOf(last()).text).toContain('You cannot see pictures');
    await say(speaking);
    expect(partsOf(last()).pictures).toEqual([]);
    expect(sent).toHaveLength(3);
  });

  it('are tried again where it is not said what was refused', async () => {
    script = [refusing('bad request'), reply];
    const speaking = voice();
    expect(await say(speaking)).toBe('A cat.');
    await say(speaking);
    expect(sent.map((messages) => partsOf(messages.at(-1)).pictures.length)).toEqual([3, 0, 3]);
  });

  it('take at most a third of the context, the newest first', async () => {
    await say(voice({ contextTokens: 8_192 }));
    expect(partsOf(last()).pictures).toEqual(['data:image/png;base64,two.png', 'data:image/png;base64,three.png']);
    await say(voice({ contextTokens: 2_048 }));
    expect(partsOf(last()).pictures).toEqual([]);
  });

  it('are named among the files of the message', async () => {
    const files = [{ name: 'three.png', text: null, unread: 'This is an image.' }];
    await say(voice(), turn({ files }));
    expect(partsOf(last()).text).toContain('| three.png: a picture, which you see');
    await say(voice({ seesPictures: async () => false }), turn({ files }));
    expect(partsOf(last()).text).toContain('| three.png: not read. This is an image.');
  });
});
