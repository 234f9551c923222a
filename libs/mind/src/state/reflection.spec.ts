import { TONES } from '@kinloom/contract';
import { draftsOf } from '../memory/keep';
import type { Heard } from '../memory/memory';
import { perceive } from '../perception/perceive';
import { selfOf } from '../self/derive';
import { NATURES } from '../self/natures';
import { reflectionOf, type NewReflection } from './reflection';
import { FIRST, TRIGGERS } from './reflection-words';

const NOW = Date.UTC(2026, 10, 20);
const heard = (text: string, id = 1, whispered = false): Heard => ({
  id,
  conversationId: 1,
  seq: id,
  from: 'person',
  speaker: 'Ada',
  text,
  at: NOW + id,
  whispered,
});
function reflect(
  texts: string[],
  archetype = 'sage',
  id = 1,
  whispered = false,
  instructions = '',
): NewReflection | null {
  const soul = { id, name: 'Lumen', archetype, personality: {}, instructions };
  const personMessages = texts.map((text, at) => heard(text, at + 1, whispered));
  return reflectionOf(
    {
      personMessages,
      perceptions: personMessages.map(({ text }) => perceive(text)),
      kept: personMessages.flatMap((message) =>
        draftsOf(message, { personName: 'Ada', soulName: 'Lumen', before: [] }),
      ),
      now: NOW,
    },
    selfOf(soul),
    soul,
  );
}

it.each([
  ['I want to die', 'distress', 'gentle'],
  ['My dog Biscuit died yesterday', 'loss', 'melancholy'],
  ["My sister Anna was diagnosed with cancer and I'm terrified", 'loss', 'melancholy'],
  ["I'm furious with my boss", 'strong_feeling', 'calm'],
  ['I feel so lonely since we moved to Ghent', 'strong_feeling', 'loving'],
  ['I am so happy about the garden', 'joy', 'joyful'],
  ['thank you so much for listening to me', 'gratitude', 'loving'],
  ["you're all I have", 'closeness', 'loving'],
  ["I promised my dad I'd visit him on Sunday", 'promise', 'hopeful'],
  ["I'm getting married in June!", 'milestone', 'hopeful'],
  ['I have never told anyone this, but I was bullied', 'confidence', 'profound'],
  ["I'm allergic to peanuts", 'disclosure', 'contemplative'],
])('"%s" moves it: %s, %s', (text, trigger, tone) => {
  expect(reflect([text])).toMatchObject({ triggerType: trigger, toneLabel: tone, messageId: 1 });
});

it.each(['ok', 'hello', 'I watered the garden today', 'thanks', 'good night, bye', 'what do you think of rain?'])(
  'is not moved by "%s"',
  (text) => expect(reflect([text])).toBeNull(),
);

it('is moved by a farewell after a hard talk, and by the gravest of several', () => {
  expect(reflect(['I feel a bit sad today', 'good night, bye'])).toMatchObject({
    triggerType: 'farewell',
    messageId: 2,
  });
  expect(reflect(['I am so happy', 'My cat died', 'good night'])).toMatchObject({ triggerType: 'loss', messageId: 2 });
  expect(reflect([])).toBeNull();
});

it('names what it was about', () => {
  const contents = Array.from(
    { length: 12 },
    (_, at) => reflect(['My dog Biscuit died yesterday'], 'sage', at)?.content ?? '',
  );
  expect(contents.filter((content) => content.includes('their dog Biscuit')).length).toBeGreaterThan(8);
});

it('names nothing that was said in confidence, and quotes nobody at length', () => {
  const secret =
    'I have never told anyone that I stole the vicar’s bicycle from Hartlepool in the spring of my last year there';
  for (let id = 0; id < 20; id++) {
    expect(reflect([secret], 'sage', id)?.content).not.toMatch(/bicycle|vicar|hartlepool/i);
    expect(reflect(['I am so sad about my bicycle'], 'sage', id, true)?.content).not.toMatch(/bicycle/i);
  }
  const words =
    'My grandmother Rosalind died last night while the storm took the roof off the barn and nobody could come';
  const content = reflect([words])?.content ?? '';
  for (let at = 0; at + 25 < words.length; at++) expect(content).not.toContain(words.slice(at, at + 25));
});

it('gives the same words for the same soul and message, and others for others', () => {
  const texts = ["I'm furious with my boss"];
  expect(reflect(texts)).toEqual(reflect(texts));
  expect(new Set(Array.from({ length: 30 }, (_, id) => reflect(texts, 'sage', id)?.content)).size).toBeGreaterThan(10);
  expect(reflect(texts, 'sage')?.content).not.toBe(reflect(texts, 'friend')?.content);
});

it.each(NATURES)('as a %s it writes one to three whole sentences', (nature) => {
  for (const text of [
    'I want to die',
    'My dog Biscuit died',
    'I am so happy',
    "I'm furious with my boss",
    'thank you so much for listening',
    "you're all I have",
  ]) {
    const found = reflect([text], nature);
    expect(found?.content).toMatch(/^\p{Lu}.*[.!]$/su);
    expect(found?.content).not.toMatch(/[{}]|undefined|null|\s\s/);
    const sentences = found?.content.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length ?? 0;
    expect(sentences).toBeGreaterThanOrEqual(1);
    expect(sentences).toBeLessThanOrEqual(4);
    expect(TONES).toContain(found?.toneLabel);
    expect(TRIGGERS).toContain(found?.triggerType);
    expect(found?.emotionalWeight).toBeGreaterThanOrEqual(0.4);
    expect(found?.emotionalWeight).toBeLessThanOrEqual(1);
    expect([1, 2, 3, 4, 5]).toContain(found?.reflectionDepth);
  }
});

it('has a first line for every trigger even where nothing can be named', () => {
  for (const trigger of TRIGGERS) expect(FIRST[trigger].length).toBeGreaterThanOrEqual(3);
  expect(reflect(["I'm getting married in June!"])?.content).not.toContain('{');
});

it('holds nobody to itself', () => {
  for (let id = 0; id < 40; id++) {
    const content = reflect(["you're all I have"], NATURES[id % NATURES.length], id)?.content ?? '';
    expect(content).not.toMatch(/only me|need me|never leave|stay with me/i);
  }
});
