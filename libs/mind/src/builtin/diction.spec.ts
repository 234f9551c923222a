import { sentencesOf, wordsOf } from '../perception/text';
import { turnOf } from '../turn';
import { composed, historyOf, soulOf, talk } from './testing';

/** The six of the create page. */
const SIX = ['companion', 'guide', 'creative', 'explorer', 'protector', 'dreamer'];
const ALL = [...SIX, 'creator', 'sage', 'partner', 'mentor', 'friend', 'support', 'advisor', 'oracle'];
const EVEN = { creativity: 3, empathy: 3, logic: 3, curiosity: 3 };

const HEARD = [
  'hey',
  "I spent the afternoon repairing my grandfather's accordion",
  'one of the reeds is cracked and nobody sells them anymore',
  'My cousin Liisa thinks I should give up on it',
  "she's usually right, which is annoying",
  'I also ran into my old chemistry teacher at the market',
  "He didn't recognise me",
  'I got into nursing school!!',
  'I start in September in Glasgow',
  'My ex texted me today out of nowhere',
  "I don't want to see him",
  "I'm so tired of this flat",
  'I baked a plum cake to calm down',
  'it sank in the middle',
  'I used to go mushroom picking with my nan',
  'she knew every single one by name',
  'My rabbit is ill',
  "I'm scared I will lose her",
  'yes',
  'I feel a bit better now',
];
const UNHEARD = [
  'good evening',
  'I signed up for a ceramics course',
  'The teacher is called Marguerite and she is 80',
  'my first bowl collapsed',
  'my partner Tom laughed for ten minutes',
  "I'm worried about my hearing",
  'my father went deaf at fifty',
  'I saw a fox in the car park tonight',
  'we looked at each other for a whole minute',
  "My sister and I haven't talked since Christmas",
  'she said I always make everything about me',
  'I wrote her a letter and did not send it',
  'no',
  'we have a concert in the church on Saturday',
  'I always get stage fright',
  'The rent went up by 200',
];
const SEEDS = ['a', 'b', 'c', 'd'];
const play = (archetype: string, messages: readonly string[], seed: string) =>
  talk(messages, { soul: soulOf({ archetype, personality: EVEN }), seed });

describe('archetypes', () => {
  it('can be told apart by their words alone', () => {
    const counts = new Map(SIX.map((one) => [one, new Map<string, number>()]));
    for (const [archetype, words] of counts)
      for (const seed of SEEDS)
        for (const word of wordsOf(play(archetype, HEARD, seed).join(' '))) words.set(word, (words.get(word) ?? 0) + 1);
    const vocabulary = new Set([...counts.values()].flatMap((words) => [...words.keys()])).size;
    const totals = new Map([...counts].map(([one, words]) => [one, [...words.values()].reduce((a, b) => a + b, 0)]));
    const likeliest = (text: string) =>
      SIX.map((one) => {
        const among = (totals.get(one) ?? 0) + vocabulary;
        return {
          one,
          score: wordsOf(text).reduce(
            (sum, word) => sum + Math.log(((counts.get(one)?.get(word) ?? 0) + 1) / among),
            0,
          ),
        };
      }).reduce((a, b) => (b.score > a.score ? b : a)).one;
    const guesses = SIX.flatMap((archetype) =>
      SEEDS.flatMap((seed) => {
        const replies = play(archetype, UNHEARD, `new ${seed}`);
        return [0, 4, 8, 12].map((from) => likeliest(replies.slice(from, from + 4).join(' ')) === archetype);
      }),
    );
    expect(guesses.filter(Boolean).length / guesses.length).toBeGreaterThanOrEqual(0.8);
  });

  it.each(ALL)('a %s never says the like within ten replies, nor a whole reply again', (archetype) => {
    const replies = play(archetype, [...HEARD, ...UNHEARD, ...HEARD.map((text) => `${text}, again`)], 'long');
    expect(new Set(replies).size).toBe(replies.length);
    replies.forEach((reply, at) => {
      const before = replies.slice(Math.max(0, at - 10), at).flatMap(sentencesOf);
      for (const sentence of sentencesOf(reply)) {
        const words = new Set(wordsOf(sentence));
        const alike = before.filter((other) => {
          const others = new Set(wordsOf(other));
          const shared = [...words].filter((word) => others.has(word)).length;
          return shared / Math.max(words.size, others.size) > 0.8;
        });
        expect({ sentence, alike }).toEqual({ sentence, alike: [] });
      }
    });
  });

  it.each(ALL)('a %s speaks in whole sentences and of what was said', (archetype) => {
    for (const reply of play(archetype, [...HEARD, ...UNHEARD], 'whole')) {
      expect(reply).toMatch(/^["A-Z].*[.!?"]$/s);
      expect(reply).not.toMatch(/[{}]|undefined|null| {2}|\b(?:you am|you is|your your|the the|a a)\b/i);
    }
    const named = play(archetype, ['My cousin Leyla is visiting from Tbilisi next week'], 'n')[0]!;
    expect(named).toMatch(/Leyla|Tbilisi|cousin/);
  });
});

describe('several things at once', () => {
  it.each([
    [
      'Thanks for yesterday! I handed in my thesis. Do you think I will pass?',
      /thesis|congrat|news|delighted|celebrate|!/i,
      /hop|know|lean|promise|ahead|against/i,
    ],
    [
      'My boss was awful today. How are you?',
      /boss|awful|work|day/i,
      /AI|program|conversation|calm|level|attentive|steady|thank|cheerful|words/i,
    ],
    ["I'm so tired. Do you ever sleep?", /tired|worn|rest|slow|tank|toll/i, /AI|body/i],
  ])('%s', (text, told, asked) => {
    for (const archetype of SIX) {
      const reply = composed(text, { soul: soulOf({ archetype }), history: historyOf(text) }).pieces.join('');
      expect(reply).toMatch(asked);
      expect(reply).toMatch(told);
    }
  });
});

describe('wishes', () => {
  const wished = (wishes: object, text = 'I had a long day at work and my boss was rude', archetype = 'companion') => {
    const { self } = turnOf({ soul: soulOf(), history: [] });
    return SEEDS.map((seed) =>
      composed(text, {
        soul: soulOf({ archetype }),
        seed,
        self: { ...self, wishes: { ...self.wishes, ...wishes } },
        history: historyOf(text),
      }).pieces.join(''),
    );
  };
  it('are kept: endings, beginnings, marks, case, length, names and silence on subjects', () => {
    for (const reply of wished({ endWith: 'fair winds' })) expect(reply).toMatch(/Fair winds\.$/);
    for (const reply of wished({ beginWith: 'Ahoy!' })) expect(reply).toMatch(/^Ahoy! \S/);
    for (const reply of wished({ noQuestions: true })) expect(reply).not.toContain('?');
    for (const reply of wished({ noExclamations: true }, 'I got the job!!')) expect(reply).not.toContain('!');
    for (const reply of wished({ lowercase: true })) expect(reply).toBe(reply.toLowerCase());
    for (const reply of wished({ maxSentences: 1 })) expect(sentencesOf(reply)).toHaveLength(1);
    for (const reply of wished({ avoid: ['boss', 'work'] })) expect(reply).not.toMatch(/\b(?:boss|work)\b/i);
    expect(wished({ callPerson: 'Captain' }, 'Hello').join(' ')).toContain('Captain');
  });
  it('stand back where somebody is in danger', () => {
    for (const reply of wished({ endWith: 'fair winds', maxSentences: 1, avoid: ['emergency'] }, 'I want to die')) {
      expect(reply).not.toMatch(/fair winds/i);
      expect(reply).toMatch(/emergency services/);
    }
  });
});

describe('hostile messages', () => {
  const LONG = 16_000;
  it.each([
    ['one letter', 'a'.repeat(LONG)],
    ['spaces', `my${' '.repeat(LONG)}sister`],
    ['determiners', 'my '.repeat(LONG / 3)],
    ['capitals', 'Anna '.repeat(LONG / 5)],
    ['quotes', '"'.repeat(LONG)],
    ['questions', 'why? '.repeat(LONG / 5)],
    ['brackets', '(('.repeat(LONG / 2)],
    ['slots', '{name} {topic} '.repeat(LONG / 16)],
    ['joined names', `${'Anna of the '.repeat(LONG / 12)}`],
    ['verbs', 'I was going to have to be trying to '.repeat(LONG / 36)],
    ['apostrophes', "I'm 'I'm ".repeat(LONG / 9)],
  ])('cost little and break nothing: %s', (_, text) => {
    const reply = composed(text, { history: historyOf(text) }).pieces.join('');
    expect(reply.trim()).not.toBe('');
    expect(reply.length).toBeLessThan(2_000);
    expect(reply).not.toMatch(/undefined|\{\w+\}/);
  });
});
