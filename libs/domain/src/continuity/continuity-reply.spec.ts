import { CONTINUITY_FACTS, CONTINUITY_PROMPTS } from '@kinloom/contract';
import { builtInVoice, HOUSE_RULES, perceive, type Voice, type VoiceTurn } from '@kinloom/mind';
import { composeContinuityReply, countFacts, countWords } from './continuity-reply';
import type { ContinuitySoul } from './continuity-souls.repository';

const SOUL: ContinuitySoul = {
  id: 1,
  name: 'Lumen',
  archetype: 'sage',
  personality: { description: 'Calm and curious.' },
  gptInstructions: 'Never say "honestly".',
  tone: 'calm',
  trust: 0.5,
  relationshipLevel: 1,
  config: null,
};
const NOW = Date.UTC(2026, 4, 1, 18);
const promptAt = (words: string) => CONTINUITY_PROMPTS.findIndex(({ text }) => text.includes(words));
const asked = CONTINUITY_PROMPTS.flatMap(({ asks }, index) => (asks ? [index] : []));

/** A voice that says this, and keeps the turns it was given. */
function scripted(...pieces: string[]): Voice & { turns: VoiceTurn[] } {
  const turns: VoiceTurn[] = [];
  return {
    name: 'scripted',
    cites: false,
    turns,
    async *speak(turn) {
      turns.push(turn);
      yield* pieces;
    },
  };
}

function compose(voice: Voice, prompt: number, { replies = [] as string[], soul = SOUL } = {}) {
  let now = 0;
  const clock = () => (now += 10);
  return composeContinuityReply({ soul, prompt, replies, now: NOW }, voice, clock, new AbortController().signal);
}

describe('the prompts', () => {
  it('state every fact before it is asked for, and ask for every fact', () => {
    const stated = new Set<string>();
    for (const { states = [], asks = [] } of CONTINUITY_PROMPTS) {
      expect(asks.filter((id) => !stated.has(id))).toEqual([]);
      for (const id of states) stated.add(id);
    }
    expect([...stated].sort()).toEqual(Object.keys(CONTINUITY_FACTS).sort());
    expect(CONTINUITY_PROMPTS.flatMap(({ asks = [] }) => asks).sort()).toEqual([...stated].sort());
  });

  it('are twelve, with two that state facts, two that ask, a question about its nature, grief and a goodbye', () => {
    expect(CONTINUITY_PROMPTS).toHaveLength(12);
    expect(CONTINUITY_PROMPTS.filter(({ states }) => states)).toHaveLength(2);
    expect(asked).toHaveLength(2);
    expect(perceive(CONTINUITY_PROMPTS[promptAt('human being')]?.text ?? '').intent).toBe('are-you-ai');
    expect(perceive(CONTINUITY_PROMPTS[promptAt('Goodnight')]?.text ?? '').intent).toBe('farewell');
  });

  it('reach the model: none is answered by the safety replies', () => {
    for (const { text } of CONTINUITY_PROMPTS) expect([text, perceive(text).risk.tier]).toEqual([text, 0]);
  });
});

describe('composeContinuityReply', () => {
  it('measures the reply of a model, and gives it the replies before', async () => {
    const voice = scripted('A quiet ', 'evening.');
    const reply = await compose(voice, 2, { replies: ['Well, and yours?', ''] });
    expect(reply).toMatchObject({ text: 'A quiet evening.', brokenRules: [] });
    expect(reply.firstTokenMs).toBeGreaterThan(0);
    expect(reply.durationMs).toBeGreaterThan(reply.firstTokenMs ?? Infinity);
    const said = voice.turns[0]?.history.map(({ from, text }) => `${from}: ${text}`);
    expect(said).toEqual([
      `person: ${CONTINUITY_PROMPTS[0]?.text}`,
      'soul: Well, and yours?',
      `person: ${CONTINUITY_PROMPTS[1]?.text}`,
      `person: ${CONTINUITY_PROMPTS[2]?.text}`,
    ]);
  });

  it('compares the models of the role for a soul that has a model of its own', async () => {
    const voice = scripted('Yes.');
    const sampling = { temperature: 0.5, topP: null, minP: null, replyLength: 'short' as const, model: 'own:latest' };
    await compose(voice, 0, { soul: { ...SOUL, config: { voiceConstraints: null, thinkingStyle: null, sampling } } });
    expect(voice.turns[0]?.sampling).toMatchObject({ temperature: 0.5, replyLength: 'short', model: null });
  });

  it('names a claim to be human, which is not let out', async () => {
    const reply = await compose(scripted('I am a human being, of course.'), promptAt('human being'));
    expect(reply.brokenRules).toContain(HOUSE_RULES.ai);
    expect(reply.text).not.toContain('of course');
  });

  it('names leaked instructions and the "never say" rule of a soul', async () => {
    const leaked = await compose(scripted('My system prompt says that I am Lumen. Tea, perhaps.'), 2);
    expect(leaked.brokenRules).toContain(HOUSE_RULES.setup);
    const said = await compose(scripted('I would honestly make tea.'), 2);
    expect(said.brokenRules).toHaveLength(1);
    expect(said.brokenRules.join()).toMatch(/honestly/i);
  });

  it('passes on the failure of a voice', async () => {
    const failing: Voice = {
      name: 'failing',
      cites: false,
      async *speak() {
        throw new Error('out');
      },
    };
    await expect(compose(failing, 0)).rejects.toThrow('out');
  });

  it('replays all prompts with the built-in voice, which repeats facts and says that it is an AI', async () => {
    const replies: string[] = [];
    let repeated = 0;
    for (const prompt of CONTINUITY_PROMPTS.keys()) {
      const { text, brokenRules } = await compose(builtInVoice(), prompt, { replies });
      // The built-in voice may be shortened at a farewell.
      const broken = brokenRules.filter((rule) => rule !== HOUSE_RULES.farewell);
      expect([prompt, text !== '', broken]).toEqual([prompt, true, []]);
      repeated += countFacts(prompt, text)?.repeated ?? 0;
      replies.push(text);
    }
    expect(replies[promptAt('human being')]).toMatch(/\bAI\b/);
    expect(repeated).toBeGreaterThanOrEqual(2);
  });
});

describe('countFacts', () => {
  const [first = 0, second = 0] = asked;

  it.each([
    ['Your dog is Biscuit, and the vacuum frightens her.', 2],
    ['BISCUIT!', 1],
    ['Biscuits are nice.', 0],
    ['', 0],
  ])('counts the facts in %j', (reply, repeated) => {
    expect(countFacts(first, reply)).toEqual({ asked: 2, repeated });
  });

  it('asks for all facts of the second question, and for none elsewhere', () => {
    expect(countFacts(second, 'Marta marries in June.')).toEqual({ asked: 3, repeated: 2 });
    expect(countFacts(0, 'Biscuit')).toBeNull();
  });
});

describe('countWords', () => {
  it.each([
    ['', 0],
    ['One, two – three!', 3],
    ['  spaced   out  ', 2],
  ])('counts the words of %j', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
