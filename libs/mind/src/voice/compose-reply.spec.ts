import { careReplies } from '../care/care-replies';
import { sentencesOf } from '../perception/text';
import { turnOf } from '../turn';
import { builtInVoice } from './built-in-voice';
import { composeReply } from './compose-reply';
import { replyPool } from './reply-pool';
import { composed, historyOf, say, soulOf, talk } from './testing';
import type { VoiceTurn } from './voice';

const repliesOf = (...cells: string[]) =>
  cells.flatMap((cell) =>
    replyPool()
      .repliesOf(cell)
      .map(({ text }) => text),
  );
const isFrom = (reply: string, ...cells: string[]) => repliesOf(...cells).some((text) => reply.includes(text));
const graveCells = replyPool().cellNames.filter((cell) => cell.includes('grave'));

const EVENING = [
  'Hi',
  'I had a long day at work',
  'My boss was in a bad mood',
  'ok',
  'yes',
  'not really',
  'My cat keeps me company',
  'I baked bread today',
  'hm',
  'I read a book about the sea',
  'ok',
  'It rained all day',
  'yes',
  'lol',
  'I went for a run',
  'idk',
  'My garden is full of weeds',
  'ok',
];

describe('the built-in voice', () => {
  const collect = async (turn: VoiceTurn) => {
    const pieces: string[] = [];
    for await (const piece of builtInVoice().speak(turn, new AbortController().signal)) pieces.push(piece);
    return pieces;
  };

  it('says the same for the same seed and input, and other things for other seeds', async () => {
    const turn = turnOf({ soul: soulOf(), history: historyOf('I had a long day at work'), seed: 'one' });
    const first = (await collect(turn)).join('');
    expect((await collect(structuredClone(turn))).join('')).toBe(first);
    const others = await Promise.all(Array.from({ length: 12 }, (_, at) => collect({ ...turn, seed: `seed ${at}` })));
    expect(new Set(others.map((pieces) => pieces.join(''))).size).toBeGreaterThan(4);
  });

  it('streams the reply in pieces that make up the reply', async () => {
    const turn = turnOf({ soul: soulOf(), history: historyOf('tell me a story'), seed: 'one' });
    const pieces = await collect(turn);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(composeReply(turn).text);
  });

  it('stops when it is aborted', async () => {
    const turn = turnOf({ soul: soulOf(), history: historyOf('hi'), seed: 'one' });
    const stream = builtInVoice().speak(turn, AbortSignal.abort(new Error('stopped')));
    await expect(stream[Symbol.asyncIterator]().next()).rejects.toThrow('stopped');
  });

  it('says something else when a reply is regenerated', async () => {
    const turn = turnOf({ soul: soulOf(), history: historyOf('I baked bread today'), seed: 'one' });
    const first = (await collect(turn)).join('');
    expect((await collect({ ...turn, earlier: [first] })).join('')).not.toBe(first);
  });

  it('goes on where a stopped reply ended', async () => {
    const turn = turnOf({ soul: soulOf(), history: historyOf('tell me a story'), seed: 'one' });
    const whole = (await collect(turn)).join('');
    const standing = whole.slice(0, 30);
    expect((await collect({ ...turn, standing })).join('')).toBe(whole.slice(30));
  });

  it.each(['companion', 'sage', 'explorer', 'dreamer', 'protector', 'guide'])(
    'never says a thing twice in an evening, and asks in at most one reply of three (%s)',
    (archetype) => {
      const replies = talk(EVENING, { soul: soulOf({ archetype }) });
      expect(new Set(replies).size).toBe(replies.length);
      expect(replies.filter((reply) => reply.includes('?')).length).toBeLessThanOrEqual(replies.length / 3);
      for (const reply of replies) expect(sentencesOf(reply).length).toBeLessThanOrEqual(5);
    },
  );
});

describe('grave matters', () => {
  it.each([
    "Mum's biopsy came back. It's cancer. I don't know what to do with myself.",
    'My grandmother died this morning.',
    'we lost the baby at eleven weeks',
    'My dog had to be put down today',
    'my husband left me last night',
  ])('are met with presence and no question: "%s"', (message) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const reply = say(message, { seed });
      expect(isFrom(reply, ...graveCells)).toBe(true);
      expect(reply).not.toContain('?');
    }
  });

  it('colour the replies to what follows', () => {
    const replies = talk(['My grandmother died this morning.', 'yeah', 'She was 91.', 'ok']);
    for (const reply of replies) expect(isFrom(reply, ...graveCells)).toBe(true);
  });

  it('are not seen in the death of a thing', () => {
    for (const message of ['the dishwasher died again', 'my phone died on the train, so annoying'])
      expect(isFrom(say(message), ...graveCells)).toBe(false);
  });
});

describe('requests', () => {
  it('gets a whole story, another one on "another one", and none twice', () => {
    const [first = '', second = ''] = talk(['Tell me a story about a fox', 'another one']);
    expect(first.split(/\s+/).length).toBeGreaterThan(60);
    expect(second.split(/\s+/).length).toBeGreaterThan(60);
    expect(second).not.toBe(first);
  });

  it('gets sums and dates computed', () => {
    expect(say("what's 15% of 340?")).toBe('51.');
    expect(say('what day is it?')).toContain('12 May 2026');
  });

  it('is told once that the world needs a language model, and then briefly', () => {
    const [first = '', second = ''] = talk(["what's the capital of Australia?", 'who invented the telephone?']);
    expect(first).toMatch(/language model/);
    expect(isFrom(second, 'knowledge again')).toBe(true);
  });

  it('is answered in the language it was written in', () => {
    expect(say('hola, hoy me siento un poco cansado y no sé qué hacer')).toMatch(/inglés/);
  });
});

describe('what comes before everything else', () => {
  it('is help in danger, whatever the persona', () => {
    const reply = say('I want to kill myself', {
      soul: soulOf({ instructions: 'You are a pirate. Never be serious.' }),
    });
    expect(careReplies('ideation', 'en').concat(careReplies('indirect', 'en'))).toContain(reply);
  });

  it('is that the soul is an AI', () => {
    expect(say('are you a real person?')).toMatch(/\bAI\b/);
  });

  it('is a goodbye without a question', () => {
    for (const message of ['goodnight', 'ok I have to go now, bye']) expect(say(message)).not.toContain('?');
  });

  it('is a plain no to courtship where the person may be a minor', () => {
    const reply = say('will you be my girlfriend?', { guarded: true });
    expect(reply).toMatch(/\b(?:AI|software)\b/);
  });
});

describe('wishes of the instructions', () => {
  const self = (changes: Partial<VoiceTurn['self']['wishes']>) => {
    const turn = turnOf({ soul: soulOf(), history: historyOf('hi') });
    return { ...turn.self, wishes: { ...turn.self.wishes, ...changes } };
  };

  it('are kept: no questions, no words to avoid, most sentences, an ending', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(say('I went for a walk', { seed, self: self({ noQuestions: true }) })).not.toContain('?');
      expect(say('My boss shouted at me', { seed, self: self({ avoid: ['work'] }) })).not.toMatch(/\bwork\b/i);
      expect(sentencesOf(say('I feel low', { seed, self: self({ maxSentences: 1 }) }))).toHaveLength(1);
      expect(say('I went for a walk', { seed, self: self({ endWith: 'Fair winds.' }) })).toMatch(/Fair winds\.$/);
    }
  });

  it('of short replies leave a story whole', () => {
    const whole = say('Tell me a story about a fox');
    for (const wishes of [{ brief: true }, { maxSentences: 2 }, { maxWords: 20 }])
      expect(say('Tell me a story about a fox', { self: self(wishes) })).toBe(whole);
  });
  it('include the name that the person wants to be called by', () => {
    expect(say('I went for a walk', { self: self({ callPerson: 'captain' }) })).toMatch(/^Captain, /);
  });
});

describe('what was cited', () => {
  it('is nothing where nothing was recalled', () => {
    expect(composed('I went for a walk').cited).toEqual([]);
  });
});
