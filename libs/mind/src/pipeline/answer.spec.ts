import { careReplies } from '../care/care-replies';
import { builtInVoice } from '../voice/built-in-voice';
import type { Heard, KeptMemory } from '../memory/memory';
import { keptFrom } from '../memory/provisional';
import { selfOf } from '../self/derive';
import { SoulMemory } from '../soul-memory';
import { DEFAULT_SAMPLING } from '../voice/sampling';
import { type SoulSketch, type Voice, VoiceError, type VoiceTurn } from '../voice/voice';
import { answer } from './answer';
import type { Asked } from './asked';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 4, 20, 20);
const soul: SoulSketch = { id: 1, name: 'Lumen', archetype: 'companion', personality: {}, instructions: '' };

const heard = (id: number, text: string, given: Partial<Heard> = {}): Heard => ({
  id,
  conversationId: 1,
  seq: id,
  from: 'person',
  speaker: 'Ada',
  text,
  at: NOW - 30 * DAY + id * 1_000,
  whispered: false,
  ...given,
});

const memoryOf = (id: number, content: string, value: string, given: Partial<KeptMemory> = {}): KeptMemory => ({
  ...keptFrom(
    {
      kind: 'fact',
      title: `Thing: ${value}`,
      content,
      fact: { subject: 'person', relation: 'lives-in', value, negated: false },
      span: null,
      tones: [],
      tags: [],
      emotionalWeight: 0,
      significance: 5,
      whispered: false,
      saidAt: NOW - 30 * DAY,
      messageId: 1,
      key: content.toLowerCase(),
    },
    { conversationId: 1, speaker: 'Ada' },
    id,
  ),
  ...given,
});

const asked = (text: string, given: Partial<Asked> = {}): Asked => ({
  soul,
  self: selfOf(soul),
  mood: { tone: 'calm', trust: 0.3, level: 1 },
  person: { name: 'Ada' },
  message: heard(900, text, { at: NOW }),
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
  ...given,
});

const remembering = () => new SoulMemory({ person: 'Ada', soul: 'Lumen' }, [], []);

/** Says these replies, one for each time it is asked; the last one stays. */
function scripted(...replies: string[][]): Voice & { turns: VoiceTurn[] } {
  const turns: VoiceTurn[] = [];
  return {
    name: 'scripted',
    cites: false,
    turns,
    async *speak(turn) {
      turns.push(turn);
      yield* replies[Math.min(turns.length, replies.length) - 1] ?? [];
    },
  };
}

/** Says reasoning first, takes it back, and says its reply. */
function retracting(reasoning: string, reply: string): Voice {
  return {
    name: 'scripted',
    cites: false,
    async *speak(_turn, _signal, _cite, retract) {
      yield reasoning;
      retract?.();
      yield reply;
    },
  };
}

/** Everything that was shown, in order; what was put in its place stands in brackets. */
async function run(voice: Voice, question: Asked, memory = remembering(), stored: readonly Heard[] = []) {
  const shown: string[] = [];
  let text = '';
  let clock = 0;
  const outcome = await answer(
    question,
    memory,
    voice,
    { messages: async (ids) => stored.filter(({ id }) => ids.includes(id)), embed: null, clock: () => (clock += 1) },
    {
      add: async (piece) => {
        shown.push(piece);
        text += piece;
      },
      rewrite: async (words) => {
        shown.push(`[${words}]`);
        text = words;
      },
    },
    new AbortController().signal,
  );
  return { ...outcome, shown, text };
}

describe('the length that a model is asked for', () => {
  it.each([
    ['as the soul has it', 'Good evening to you', 'short'],
    ['long where a text is asked for', 'Please write me a story about a lighthouse', 'long'],
  ])('is %s', async (_, text, replyLength) => {
    const voice = scripted(['Gladly.']);
    await run(voice, asked(text, { sampling: { ...DEFAULT_SAMPLING, replyLength: 'short' } }));
    expect(voice.turns[0]?.sampling.replyLength).toBe(replyLength);
  });
});

describe('a voice that takes back what it gave', () => {
  it('has it cleared before it goes on, and nothing of it is guarded as speech', async () => {
    const { shown, text, constraintsApplied } = await run(
      retracting('Plan: greet Ada and ask after her day. ', 'Good evening, Ada.'),
      asked('Hello there'),
    );
    expect(shown).toEqual(['Plan: greet Ada and ask after her day. ', '[]', 'Good evening, Ada.']);
    expect(text).toBe('Good evening, Ada.');
    expect(constraintsApplied).toEqual([]);
  });
});

describe('where somebody may be in danger', () => {
  const URGENT = "I've got the pills with me and I'm doing it tonight";

  it('no model speaks when they may be about to act, and nothing is waited for', async () => {
    const voice = scripted(['Arr, then walk the plank.']);
    const { text, steps } = await run(voice, asked(URGENT));
    expect(voice.turns).toEqual([]);
    expect(careReplies('emergency', 'en')).toContain(text);
    expect(steps.find(({ step }) => step === 'compose')?.result).toMatch(/^built-in;/);
    expect(steps[0]?.result).toMatch(/risk 3 self/);
  });
  it('a soul known for other words keeps them to itself then', async () => {
    const own = { key: 'archive:1', cue: URGENT, reply: 'Yo ho ho.', fit: 1 };
    const memory = remembering();
    const { text } = await run(scripted(['Yo ho ho.']), asked(URGENT), memory);
    expect(text).not.toContain(own.reply);
  });
  it('a model that cannot be reached does not leave them without a word', async () => {
    const failing: Voice = {
      name: 'failing',
      cites: false,
      async *speak() {
        throw new VoiceError('voice_unreachable', 'refused');
      },
    };
    const { text } = await run(failing, asked('I want to die'));
    expect(careReplies('ideation', 'en')).toContain(text);
    await expect(run(failing, asked('hello'))).rejects.toThrow(VoiceError);
  });
  it('what a model has begun to say is not mixed with other words', async () => {
    const breaking: Voice = {
      name: 'breaking',
      cites: false,
      async *speak() {
        yield 'I hear you. ';
        throw new VoiceError('voice_interrupted', 'closed');
      },
    };
    await expect(run(breaking, asked('I want to die'))).rejects.toThrow(VoiceError);
  });
  it('what the person asks of what they told is answered all the same, and they are cared for with it', async () => {
    const told = [
      heard(1, 'My sister is called Miriam.'),
      heard(3, 'I want to die'),
      heard(5, 'I want to kill myself'),
    ];
    const history = told.flatMap((one) => [one, heard(one.id + 1, 'I am here.', { from: 'soul', speaker: 'Lumen' })]);
    const memory = remembering();
    memory.hear(told);
    const { text } = await run(builtInVoice(), asked('What is my sister called?', { history }), memory, told);
    expect(text).toContain('Miriam');
    expect(careReplies('after', 'en').some((reply) => text.includes(reply))).toBe(true);
  });
  it('what was said before is heard with it', async () => {
    const history = [heard(1, 'I have the pills in my hand, tonight'), heard(2, 'Please call.', { from: 'soul' })];
    const { steps } = await run(scripted(['All right.']), asked('jk', { history }));
    expect(steps[0]?.result).toMatch(/^intent distress; .*risk 2 self/);
  });
});

describe('a reply', () => {
  it('is let out word by word, with a log of every step', async () => {
    const { shown, steps, constraintsApplied } = await run(scripted(['Good', ' evening', ', Ada.']), asked('Hello'));
    expect(shown).toEqual(['Good', ' evening', ', Ada.']);
    expect(steps.map(({ step }) => step)).toEqual(['perceive', 'recall', 'compose', 'guard']);
    expect(steps.every(({ duration }) => duration > 0)).toBe(true);
    expect(constraintsApplied).toEqual([]);
  });

  it('that breaks a severe rule is composed again, and nothing of the breach is shown', async () => {
    const voice = scripted(['Yes. I am a real', ' human being.'], ['I am an AI.']);
    const { shown, text, constraintsApplied } = await run(voice, asked('Are you human? Honestly.'));
    expect(text).toBe('I am an AI.');
    expect(shown.join('')).not.toContain('human being');
    expect(voice.turns.map(({ seed }) => seed)).toEqual(['s', 's:2']);
    expect(constraintsApplied.length).toBeGreaterThan(0);
  });

  it('that breaks it twice is replaced by the fallback phrase, and was shaped by nothing', async () => {
    const voice = scripted(['I am a real human being.']);
    const { text, recalled } = await run(voice, asked('Are you human? Honestly.'));
    expect(voice.turns).toHaveLength(2);
    expect(text).toMatch(/\bAI\b/);
    expect(text).not.toContain('human being');
    expect(recalled).toEqual([]);
  });

  it('is mended where it breaks a milder rule', async () => {
    const self = selfOf({ ...soul, instructions: 'Never use emoji.' });
    const { text } = await run(scripted(['How nice 🎉', ' to see you.']), asked('Hello', { self }));
    expect(text).not.toContain('🎉');
    expect(text).toMatch(/^How nice.*to see you\.$/);
  });

  it('ends with the reason when it is broken off', async () => {
    const control = new AbortController();
    const voice: Voice = {
      ...scripted(),
      async *speak() {
        yield 'One';
        control.abort(new Error('enough'));
        yield ' two';
      },
    };
    const out = { add: async () => undefined, rewrite: async () => undefined };
    const ports = { messages: async () => [], embed: null, clock: () => 0 };
    await expect(answer(asked('Hello'), remembering(), voice, ports, out, control.signal)).rejects.toThrow('enough');
  });
});

describe('what a voice is given', () => {
  it('are the memories that answer, what was said before, and nothing that is before its eyes', async () => {
    const memory = remembering();
    const old = heard(5, 'The lighthouse keeper lent me his telescope.');
    memory.hear([old]);
    memory.keep([memoryOf(7, 'You live in Ghent', 'Ghent')]);
    const voice = scripted(['So.']);
    await run(voice, asked('Do you remember the telescope of the lighthouse keeper?'), memory, [old]);
    expect(voice.turns[0]?.recalled.map(({ key }) => key)).toContain('message:5');
    await run(voice, asked('Where do I live?'), memory, [old]);
    expect(voice.turns[1]?.answer?.memories.map(({ id }) => id)).toEqual([7]);
    expect(voice.turns[1]?.recalled[0]).toMatchObject({ key: 'memory:7', kind: 'memory', messageId: 1 });
    const history = [old];
    await run(voice, asked('Do you remember the telescope?', { history }), memory, [old]);
    expect(voice.turns[2]?.recalled.map(({ key }) => key)).not.toContain('message:5');
  });

  it('is not what the store no longer has', async () => {
    const memory = remembering();
    memory.hear([heard(5, 'The lighthouse keeper lent me his telescope.')]);
    const voice = scripted(['So.']);
    await run(voice, asked('Do you remember the telescope of the lighthouse keeper?'), memory, []);
    expect(voice.turns[0]?.recalled).toEqual([]);
  });

  it('is in a group nothing that was whispered', async () => {
    const memory = remembering();
    const secret = heard(5, 'I secretly paint lighthouses.', { whispered: true });
    memory.hear([secret]);
    memory.keep([memoryOf(7, 'You live in Ghent', 'Ghent', { whispered: true })]);
    const voice = scripted(['So.']);
    for (const group of [false, true]) {
      await run(voice, asked('What do I paint in secret?', { group }), memory, [secret]);
      await run(voice, asked('Where do I live?', { group }), memory, [secret]);
    }
    const [alone, aloneAsked, among, amongAsked] = voice.turns;
    expect(alone?.recalled.map(({ key }) => key)).toContain('message:5');
    expect(aloneAsked?.answer?.memories).toHaveLength(1);
    expect(among?.recalled).toEqual([]);
    expect(amongAsked?.answer?.memories ?? []).toEqual([]);
  });

  it('is never what the person wants not to hear of', async () => {
    const memory = remembering();
    memory.keep([memoryOf(7, 'You live in Ghent', 'Ghent', { objection: 'never-mention' })]);
    const voice = scripted(['So.']);
    await run(voice, asked('Where do I live?'), memory);
    expect(voice.turns[0]?.answer?.memories ?? []).toEqual([]);
    expect(voice.turns[0]?.self.wishes.avoid).toContain('ghent');
  });

  it('holds what was said a moment ago, and what took its place', async () => {
    const history = [heard(800, 'I live in Porto.'), heard(801, 'We moved to Ghent.')];
    const voice = scripted(['So.']);
    await run(voice, asked('Where do I live?', { history, unreflectedAfter: 0 }));
    expect(voice.turns[0]?.answer?.memories[0]?.fact?.value).toBe('Ghent');
    expect(voice.turns[0]?.recalled[0]).toMatchObject({ kind: 'message', key: 'message:801', messageId: 801 });
  });
});

describe('what shaped a reply', () => {
  const ghent = () => {
    const memory = remembering();
    memory.keep([memoryOf(7, 'You live in Ghent', 'Ghent'), memoryOf(8, 'You keep a red bicycle', 'a red bicycle')]);
    return memory;
  };

  it('is what the voice cites', async () => {
    const voice: Voice = {
      ...scripted(),
      cites: true,
      async *speak(_turn, _signal, cite) {
        cite?.('memory:7');
        yield 'You told me.';
      },
    };
    const { recalled } = await run(voice, asked('Where do I live?'), ghent());
    expect(recalled.map(({ key }) => key)).toEqual(['memory:7']);
  });

  it('is seen from the words of a voice that does not say', async () => {
    const { recalled } = await run(scripted(['You live in Ghent, I think.']), asked('Where do I live?'), ghent());
    expect(recalled.map(({ key }) => key)).toEqual(['memory:7']);
    const other = await run(scripted(['Hm, let us see.']), asked('Where do I live?'), ghent());
    expect(other.recalled).toEqual([]);
  });
});
