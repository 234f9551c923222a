import { turnOf } from '../turn';
import { keptOf, recalledOf } from '../voice/testing';
import type { Utterance, VoiceTurn } from '../voice/voice';
import { PromptBudget } from './budget';
import { type PromptMessage, promptOf, promptTokens } from './prompt';

/** Numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WORDS = {
  english:
    'the evening harbour was quiet and my sister walked along the water because of rain we talked about school'.split(
      ' ',
    ),
  german:
    'gestern Abend Nachbarschaft Rindfleischsuppe und wir haben über die Übertragungsgeschwindigkeit gelacht weil'.split(
      ' ',
    ),
  russian: 'вчера вечером мы гуляли по набережной и сестра рассказала про школу потому что шёл дождь'.split(' '),
  arabic: 'مرحبا كيف حالك اليوم مشينا على الشاطئ مع أختي لأن المطر توقف'.split(' '),
  japanese: ['今日は', '良い天気', 'ですね', '妹と', '海辺を', '歩いて', '学校の', '話を', 'しました'],
  signs: ['😀', '1234567890', '{"a":', 'https://example.org/a?b=c', 'yyyyyyyyyyyyyyyyyyyy', '—', 'xkcdqwzt'],
};
const LANGUAGES = Object.keys(WORDS) as (keyof typeof WORDS)[];
const START = Date.UTC(2026, 4, 12, 18, 0);

function textOf(next: () => number, language: keyof typeof WORDS, most: number): string {
  const words = WORDS[language];
  return Array.from({ length: 1 + Math.floor(next() * most) }, () => words[Math.floor(next() * words.length)]).join(
    ' ',
  );
}

/** A turn of any shape: in any language, of any length, with anything that may stand in a prompt. */
function anyTurn(seed: number): VoiceTurn {
  const next = random(seed);
  const language = LANGUAGES[Math.floor(next() * LANGUAGES.length)] ?? 'english';
  const text = (most: number) => textOf(next, language, most);
  const skipped = Math.floor(next() * 3) * 40;
  const history: Utterance[] = Array.from({ length: 1 + Math.floor(next() * 60) }, (_, at) => ({
    from: next() < 0.5 ? 'person' : 'soul',
    text: text(next() < 0.1 ? 600 : 40),
    at: START + at,
    seq: skipped + at + 1,
    speaker: next() < 0.5 ? 'Mira' : 'Lumen',
  }));
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: Math.floor(next() * most) }, make);
  return turnOf({
    soul: {
      id: 1,
      name: 'Lumen',
      archetype: 'sage',
      personality: { description: text(800), traits: many(10, () => text(2)), communicationStyle: text(60) },
      instructions: text(800),
    },
    person: { name: 'Ada' },
    history,
    group: next() < 0.3,
    guarded: next() < 0.3,
    recalled: many(12, () => recalledOf(keptOf(text(60)), next())),
    ownWords: many(5, () => ({ key: 'archive:1', cue: text(20), reply: text(40), fit: next() })),
    examples: many(3, () => ({ cue: text(20), reply: text(40) })),
    channel: next() < 0.3 ? { name: text(3), prompt: text(200) } : null,
    focus: next() < 0.3 ? text(60) : null,
    files: many(3, () => ({ name: 'notes.txt', text: text(2_000), unread: null })),
    standing: next() < 0.1 ? text(60) : '',
    answer: next() < 0.2 ? { asks: 'whether', subject: 'person', relation: 'told', holds: true, memories: [] } : null,
    sampling: { temperature: null, topP: null, minP: null, replyLength: next() < 0.5 ? 'short' : 'long', model: null },
  });
}

describe('a prompt of any turn', () => {
  it.each([2_048, 4_096, 8_192, 32_768])('stays within a context of %i tokens, its reply included', (contextTokens) => {
    for (let seed = 1; seed <= 60; seed++) {
      const turn = anyTurn(seed);
      const room = new PromptBudget({ contextTokens }).room(700);
      const messages = promptOf(turn, room);
      expect(promptTokens(messages) + room.answerTokens).toBeLessThanOrEqual(contextTokens);
      expect(messages.map(({ role }) => role).slice(0, 2)).toEqual(['system', 'user']);
      for (const [at, { role }] of messages.entries()) expect(role).not.toBe(messages[at + 1]?.role);
      expect(messages[0]?.content).toContain('Write only the reply.');
      expect(messages.map(({ content }) => content).join('\n')).toContain('--- the message ---');
    }
  });

  it('is the same for the same turn', () => {
    const room = new PromptBudget({ contextTokens: 4_096 }).room(300);
    expect(promptOf(anyTurn(7), room)).toEqual(promptOf(anyTurn(7), room));
  });
});

/** Characters that two prompts have in common from their beginning. */
function commonPrefix(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** The prompts of a long conversation of which the newest 60 messages are there. */
function promptsOf(contextTokens: number): PromptMessage[][] {
  const next = random(11);
  const said: Utterance[] = [];
  const prompts: PromptMessage[][] = [];
  for (let exchange = 0; exchange < 60; exchange++) {
    const at = START + exchange * 180_000;
    said.push({ from: 'person', text: textOf(next, 'english', 40), at, seq: said.length + 1 });
    const turn = turnOf({
      soul: {
        id: 1,
        name: 'Ilse',
        archetype: 'keeper',
        personality: {
          description: 'A keeper of a lighthouse who has outlived three relief boats.',
          traits: ['dry', 'patient'],
          interests: 'tides, maps',
        },
        instructions: 'You keep the light on Skerry Rock. You speak of weather first. Never mention the drowned boat.',
      },
      person: { name: 'Ada' },
      history: said.slice(-60),
      now: at,
      recalled: Array.from({ length: 6 }, () => recalledOf(keptOf(textOf(next, 'english', 18)), next())),
      examples: [
        { cue: 'How was the night?', reply: 'Long, and the lamp wanted oil.' },
        { cue: 'Do you miss people?', reply: 'I miss their lamps more.' },
      ],
      mood: { tone: next() < 0.5 ? 'calm' : 'hopeful', trust: 0.5, level: 2 },
    });
    prompts.push(promptOf(turn, new PromptBudget({ contextTokens }).room(300)));
    said.push({ from: 'soul', text: textOf(next, 'english', 50), at: at + 60_000, seq: said.length + 1 });
  }
  return prompts;
}

/** Of each prompt, the part that the next one begins with. */
function sharesOf(prompts: readonly PromptMessage[][]): number[] {
  const texts = prompts.map((messages) => messages.map(({ role, content }) => `${role}\n${content}`).join('\n'));
  return texts.slice(1).map((text, at) => commonPrefix(texts[at] ?? '', text) / (texts[at]?.length ?? 1));
}

describe('the prompts of a conversation of 60 exchanges', () => {
  it.each([4_096, 8_192, 32_768])('in a context of %i tokens begin with most of the one before', (contextTokens) => {
    const shares = sharesOf(promptsOf(contextTokens));
    expect(median(shares)).toBeGreaterThanOrEqual(0.85);
    // Where blocks are dropped, rules and persona still stand at the beginning.
    expect(Math.min(...shares)).toBeGreaterThan(0.2);
  });

  it.each([2_048, 4_096, 8_192, 32_768])(
    'keep who the soul is and what it never says in %i tokens',
    (contextTokens) => {
      for (const [system] of promptsOf(contextTokens)) {
        expect(system?.content).toContain('| You are Ilse.');
        expect(system?.content).toContain('| You talk with Ada.');
        expect(system?.content).toContain('You keep the light on Skerry Rock.');
        expect(system?.content).toContain('Never mention the drowned boat.');
        expect(system?.content).toContain('| Never bring up: ');
      }
    },
  );
});
