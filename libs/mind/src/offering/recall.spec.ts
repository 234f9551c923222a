import type { MemoryKind } from '@kinloom/contract';
import { builtInVoice } from '../voice/built-in-voice';
import type { KeptMemory } from '../memory/memory';
import { answer } from '../pipeline/answer';
import { selfOf } from '../self/derive';
import { SoulMemory } from '../soul-memory';
import { promptOf } from '../models/prompt';
import type { SoulSketch, Voice, VoiceTurn } from '../voice/voice';
import { titleFrom } from './offered';

const NOW = Date.UTC(2026, 4, 20, 20);
const soul: SoulSketch = { id: 1, name: 'Lumen', archetype: 'companion', personality: {}, instructions: '' };

const offered = (id: number, kind: MemoryKind, content: string, given: Partial<KeptMemory> = {}): KeptMemory => ({
  id,
  kind,
  title: titleFrom(content),
  content,
  fact: null,
  span: null,
  tones: [],
  tags: [],
  emotionalWeight: 0.3,
  significance: 5,
  whispered: false,
  saidAt: NOW - 86_400_000,
  key: `offering|${id}`,
  layer: 'surface',
  status: 'soft',
  source: { type: 'offering', id, label: 'Offered by Ada' },
  messageIds: [],
  conversationId: null,
  recallCount: 0,
  lastRecalledAt: null,
  createdAt: NOW - 86_400_000,
  objection: null,
  supersededBy: null,
  supersededAt: null,
  emphasis: 0,
  fadedAt: null,
  edited: false,
  ...given,
});

const remembering = (...kept: KeptMemory[]) => {
  const memory = new SoulMemory({ person: 'Ada', soul: 'Lumen' }, [], []);
  memory.keep(kept);
  return memory;
};

/** The soul's reply, and the keys of what shaped it. */
async function ask(memory: SoulMemory, text: string, voice: Voice = builtInVoice()) {
  let reply = '';
  const { recalled } = await answer(
    {
      soul,
      self: selfOf(soul),
      mood: { tone: 'calm', trust: 0.3, level: 1 },
      person: { name: 'Ada' },
      message: {
        id: 900,
        conversationId: 1,
        seq: 900,
        from: 'person',
        speaker: 'Ada',
        text,
        at: NOW,
        whispered: false,
      },
      history: [],
      unreflectedAfter: 899,
      guarded: false,
      raisedRisk: null,
      group: false,
      channel: null,
      focus: null,
      files: [],
      standing: '',
      earlier: [],
      seed: 's',
    },
    memory,
    voice,
    { messages: async () => [], embed: null, clock: () => 0 },
    {
      add: async (words) => void (reply += words),
      rewrite: async (words) => void (reply = words),
    },
    new AbortController().signal,
  );
  return { reply, recalled: [...new Set(recalled.map(({ memory: kept }) => kept?.id))] };
}

const TIN =
  'My grandmother kept her letters in a biscuit tin under the stairs. On Sundays she read one of them aloud to us children, and nobody was allowed to speak until the tea was cold.';
const LETTER =
  'Dear Anna,\n\nwhen you were born it rained for three days, and your father carried you to the window to show you the garden. The midwife was called Mrs Okafor and sang all night. We had no money for a cot, so you slept in the drawer of the big dresser.\n\nWith all my love,\nMum';
const POEM = 'The heron stands\nwhere the river turns,\none leg in the cold,\none in the light.';

/** A long text with one thing to be found in the middle of it. */
const filler = (from: number, many: number) =>
  Array.from(
    { length: many },
    (_, at) =>
      `In the year ${1500 + from + at} the harvest of the valley was measured by the abbey, and the clerk wrote ${from + at} sacks into the book with the brown cover, as his master had done before him.`,
  ).join('\n\n');
const LONG =
  `# The book of the valley\n\n${filler(0, 250)}\n\nThe bell of the mill was cast by a woman named Theodora Quill, who had come over the mountains with two mules.\n\n${filler(250, 250)}`.slice(
    0,
    100_000,
  );

describe('what was offered', () => {
  it.each([
    [TIN, 'reflection', 'Where did my grandma hide her letters?', /biscuit tin/],
    [TIN, 'scroll', 'Where did my grandma hide her letters?', /biscuit tin/],
    [TIN, 'reflection', 'What happened on Sundays when I was a child?', /read one of them aloud/],
    [LETTER, 'letter', 'What was the name of the midwife?', /Okafor/],
    [LETTER, 'letter', 'Where did I sleep as a baby?', /drawer/],
    [LETTER, 'letter', 'Do you remember the letter about the rain when I was born?', /rained for three days/],
    [POEM, 'scroll', 'Do you remember the poem with the heron?', /heron stands/],
    [
      'I finally told my father that I forgive him for the boat.',
      'reflection',
      'What did I tell my dad?',
      /forgive him/,
    ],
  ] as const)('is told of and named: %j as a %s, %s', async (content, kind, question, told) => {
    const { reply, recalled } = await ask(remembering(offered(7, kind, content)), question);
    expect(reply).toMatch(told);
    expect(recalled).toEqual([7]);
    // It is quoted, not poured out.
    expect(reply.length).toBeLessThan(450);
  });

  it('is found in the midst of 100,000 characters, quickly', async () => {
    const memory = remembering(offered(7, 'scroll', LONG), offered(8, 'reflection', TIN));
    const before = performance.now();
    const { reply, recalled } = await ask(memory, 'Who cast the bell of the mill?');
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(reply).toMatch(/Theodora Quill/);
    expect(recalled).toEqual([7]);
    expect(memory.size).toBeGreaterThan(100);
    // What else was offered is not buried beneath it.
    expect((await ask(memory, 'Where did my grandma hide her letters?')).recalled).toEqual([8]);
  });

  it('is not told where something else is asked for', async () => {
    const memory = remembering(offered(7, 'reflection', TIN), offered(8, 'letter', LETTER));
    for (const question of [
      'Where do I work?',
      'What is my dog called?',
      'How old is my brother?',
      'Do you remember my favourite song?',
      'Did I tell you about my holiday?',
      'When is my next dentist appointment?',
      'Tell me a joke',
    ]) {
      const { reply, recalled } = await ask(memory, question);
      expect(reply).not.toMatch(/biscuit|drawer|Okafor/);
      expect(recalled).toEqual([]);
    }
  });

  it('is given to a model in passages, not whole', async () => {
    const turns: VoiceTurn[] = [];
    const model: Voice = {
      name: 'scripted',
      cites: false,
      async *speak(turn) {
        turns.push(turn);
        yield 'It was cast by Theodora Quill, who had come over the mountains.';
      },
    };
    const { recalled } = await ask(remembering(offered(7, 'scroll', LONG)), 'Who cast the bell of the mill?', model);
    const [turn] = turns;
    const prompt = turn ? promptOf(turn, { tokens: 30_000, count: (text) => text.length / 4 }) : [];
    const whole = prompt.map(({ content }) => content).join('\n');
    expect(whole).toContain('Theodora Quill');
    expect(whole.length).toBeLessThan(20_000);
    expect(recalled).toEqual([7]);
  });

  it('is let go of with all its passages, and is not told once it is objected to', async () => {
    const memory = remembering(offered(7, 'scroll', LONG), offered(8, 'reflection', TIN));
    const size = memory.size;
    memory.forget(['memory:7']);
    expect(memory.size).toBeLessThan(size);
    expect((await ask(memory, 'Who cast the bell of the mill?')).reply).not.toMatch(/Quill/);
    memory.keep([offered(8, 'reflection', TIN, { objection: 'never-mention' })]);
    expect((await ask(memory, 'Where did my grandma hide her letters?')).reply).not.toMatch(/biscuit tin/);
  });

  it('says what it says now, where it was given other words', async () => {
    const memory = remembering(offered(7, 'scroll', LONG));
    memory.keep([offered(7, 'scroll', TIN)]);
    expect((await ask(memory, 'Who cast the bell of the mill?')).reply).not.toMatch(/Quill/);
    expect((await ask(memory, 'Where did my grandma hide her letters?')).reply).toMatch(/biscuit tin/);
  });
});
