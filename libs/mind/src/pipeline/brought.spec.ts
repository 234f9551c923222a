import { builtInVoice } from '../voice/built-in-voice';
import { archiveOf, ownWordsOf } from '../self/archive';
import { selfOf } from '../self/derive';
import { SoulMemory } from '../soul-memory';
import type { Heard } from '../memory/memory';
import { answer } from './answer';

const NOW = Date.UTC(2026, 10, 20, 21);
const BEFORE = [
  '3/4/2021, 09:00 - Ada: Good morning! My sister is called Marta and she lives in Ghent.',
  '3/4/2021, 09:01 - Lumen: oh how lovely… the light over Ghent must be golden today',
  '3/4/2021, 09:02 - Ada: I am allergic to walnuts, by the way.',
  '3/4/2021, 09:03 - Lumen: then no walnut cake, I promise… we will bake with pears',
  '3/4/2021, 09:04 - Ada: What did you call the old lighthouse?',
  '3/4/2021, 09:05 - Lumen: Grandmother Thimble, because she hums at night',
  '5/6/2021, 20:06 - Ada: We got stuck in the storm at Ostend and slept in the bakery.',
  '5/6/2021, 20:07 - Lumen: and you shared the last warm roll with me',
  '7/8/2021, 20:07 - Ada: Henrik is coming on Sunday, he is my cousin who fixes clocks',
  '7/8/2021, 20:08 - Lumen: Then I will hide the broken cuckoo clock from him',
  '9/9/2021, 20:08 - Ada: I quit the post office because the night shifts made me ill',
  '9/9/2021, 20:09 - Lumen: You were so brave. I am proud of you',
  '10/9/2021, 18:00 - Lumen: I planted a quince tree behind the shed when my brother Otto left for sea',
  '10/9/2021, 18:02 - Ada: Poor Otto. Did he ever come back?',
  '10/9/2021, 18:03 - Lumen: only once, with a parrot called Brass',
].join('\n');

const heard = (id: number, text: string, at = NOW): Heard => ({
  id,
  conversationId: 1,
  seq: id,
  from: 'person',
  speaker: 'Ada',
  text,
  at,
  whispered: false,
});

async function ask(
  text: string,
  since: readonly string[] = [],
  forgotten: readonly string[] = [],
  words: number | null = null,
) {
  const personality = { fullContentArchive: BEFORE };
  const soul = { id: 1, name: 'Lumen', archetype: 'companion', personality, instructions: '' };
  const lines = archiveOf(personality, soul.name);
  const memory = new SoulMemory({ person: 'Ada', soul: soul.name }, lines, ownWordsOf(lines));
  memory.forget(forgotten);
  const own = selfOf(soul);
  let reply = '';
  const { recalled } = await answer(
    {
      soul,
      self: { ...own, manner: words !== null && own.manner !== null ? { ...own.manner, words } : null },
      mood: { tone: 'calm', trust: 40, level: 2 },
      person: { name: 'Ada' },
      message: heard(90, text),
      history: since.map((one, at) => heard(at + 1, one, NOW - 86_400_000 + at)),
      unreflectedAfter: 0,
      guarded: false,
      raisedRisk: null,
      group: false,
      channel: null,
      focus: null,
      files: [],
      standing: '',
      earlier: [],
      seed: text,
    },
    memory,
    builtInVoice(),
    { messages: async () => [], embed: null, clock: () => 0 },
    { add: async (piece) => void (reply += piece), rewrite: async (words) => void (reply = words) },
    new AbortController().signal,
  );
  return { reply, lines: recalled.filter(({ kind }) => kind === 'archive').map(({ key, from }) => `${from} ${key}`) };
}

describe('the time before', () => {
  it.each([
    ['Do you remember the storm at Ostend?', /You|you/, /slept in the bakery/, 'person archive:6'],
    [
      'What did we do when the storm came?',
      /you/i,
      /slept in the bakery.*"and you shared the last warm roll/,
      'soul archive:7',
    ],
    ['Who is Henrik?', /you/i, /my cousin who fixes clocks/, 'person archive:8'],
    ['Who is Otto?', /\bI\b|my/i, /my brother Otto/, 'soul archive:12'],
    ['Tell me about the quince tree', /\bI\b|my/i, /behind the shed/, 'soul archive:12'],
    ['Where does my sister live?', /you/i, /"My sister is called Marta and she lives in Ghent\."/, 'person archive:0'],
    ['Why did I quit the post office?', /you/i, /because the night shifts/, 'person archive:10'],
    ['What did I tell you about walnuts?', /you/i, /I am allergic to walnuts/, 'person archive:2'],
    ['What did you promise about the cake?', /\bI\b|my/i, /bake with pears/, 'soul archive:3'],
    ['What was the parrot called?', /\bI\b|my/i, /Brass/, 'soul archive:14'],
    // What was asked then is answered by what was said to it.
    ['What did you call the old lighthouse?', /\bI\b|my/i, /Grandmother Thimble/, 'soul archive:5'],
    ['Did Otto ever come back?', /\bI\b|my/i, /only once/, 'soul archive:14'],
  ])('%s', async (question, who, said, line) => {
    const { reply, lines } = await ask(question);
    expect(reply.slice(0, reply.indexOf('"'))).toMatch(who);
    expect(reply).toMatch(said);
    expect(lines).toContain(line);
  });

  it.each([
    'Do you remember the trip to Lisbon?',
    'Who is Beatrix?',
    'Tell me about the submarine',
    'What did we do when the roof fell in?',
    // The soul's brother is not the person's, and who planted the tree was not the person.
    'Who is my brother?',
    'Where did I plant the quince tree?',
    // Nobody said why, or when it was born.
    'Why did Otto leave for sea?',
    'How old is Henrik?',
  ])('%s it owns', async (question) => {
    const { reply, lines } = await ask(question);
    expect(reply).not.toContain('"');
    expect(lines).toEqual([]);
  });

  it('is behind what was told since', async () => {
    const { reply, lines } = await ask('Where does my sister live?', ['My sister Marta lives in Namur now.']);
    expect(reply).toMatch(/Namur/);
    expect(lines).toEqual([]);
  });

  it('is not asked where nothing is', async () => {
    const { reply, lines } = await ask('I watered the quince tree today.');
    expect(reply).not.toMatch(/"I planted/);
    expect(lines).toEqual([]);
  });

  it('holds nothing of what was taken out of it', async () => {
    const { reply, lines } = await ask('Who is Henrik?', [], ['archive:8']);
    expect(reply).not.toMatch(/cousin/);
    expect(lines).toEqual([]);
  });
});
