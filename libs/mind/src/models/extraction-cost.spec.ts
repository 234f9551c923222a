import { answer, startVoiceServer, type VoiceServer } from '@kinloom/testing';
import type { Heard } from '../memory/memory';
import { turnOf } from '../turn';
import { keptOf, recalledOf } from '../voice/testing';
import { PromptBudget } from './budget';
import { promptOf } from './prompt';
import { openAiReader } from './reader';

const START = Date.UTC(2026, 4, 12, 18, 0);
const EXCHANGES = 60;
/** As the extraction service forms its batches: exchanges of a batch, messages before them, and known memories beside them. */
const [BATCH, BEFORE, KNOWN] = [6, 8, 10];

const line = (at: number): string =>
  `On day ${at} my sister Mia and I walked along the harbour, talked about school number ${at}, and she told me of her new work there.`;
const talk: Heard[] = Array.from({ length: 2 * EXCHANGES }, (_, at) => ({
  id: at + 1,
  conversationId: 1,
  seq: at + 1,
  from: at % 2 === 0 ? 'person' : 'soul',
  speaker: at % 2 === 0 ? 'Ada' : 'Lumen',
  text: line(at),
  at: START + at * 60_000,
  whispered: false,
}));
const memories = Array.from({ length: KNOWN }, (_, at) => ({ id: at + 1, content: line(at), whispered: false }));

/** Characters of the chat requests of all exchanges, with the newest 60 messages and six recalled memories each. */
function chatCharacters(contextTokens: number): number {
  const room = new PromptBudget({ contextTokens }).room(300);
  return Array.from({ length: EXCHANGES }, (_, exchange) => {
    const history = talk.slice(0, 2 * exchange + 1).slice(-60);
    const turn = turnOf({
      soul: { id: 1, name: 'Lumen', archetype: 'sage', personality: { description: line(0) }, instructions: line(1) },
      person: { name: 'Ada' },
      history,
      recalled: memories.slice(0, 6).map(({ content }, at) => recalledOf(keptOf(content), 1 - at / 10)),
    });
    return promptOf(turn, room).reduce((sum, { content }) => sum + content.length, 0);
  }).reduce((sum, characters) => sum + characters, 0);
}

describe('memory extraction in a conversation of 60 exchanges', () => {
  let server: VoiceServer;
  beforeEach(async () => {
    server = await startVoiceServer();
  });
  afterEach(() => server.stop());

  it('sends at most 35 % of the characters that the chat requests send', async () => {
    server.readings.script(answer(JSON.stringify({ memories: [], note: null })));
    const reader = openAiReader({ baseUrl: server.baseUrl, model: 'reads', apiKey: null, wait: async () => undefined });
    for (let from = 0; from < talk.length; from += 2 * BATCH) {
      await reader.read(
        {
          person: { name: 'Ada' },
          soul: { name: 'Lumen' },
          messages: talk.slice(Math.max(0, from - BEFORE), from + 2 * BATCH),
          readAfter: from,
          known: memories,
          noteSoFar: line(from),
        },
        new AbortController().signal,
      );
    }
    const sent = server.readings.requests.map(({ body }) =>
      (body as { messages: { content: string }[] }).messages.reduce((sum, { content }) => sum + content.length, 0),
    );
    expect(sent).toHaveLength(EXCHANGES / BATCH);
    const extraction = sent.reduce((sum, characters) => sum + characters, 0);
    for (const contextTokens of [4_096, 8_192, 32_768])
      expect(extraction / chatCharacters(contextTokens)).toBeLessThanOrEqual(0.35);
  });
});
