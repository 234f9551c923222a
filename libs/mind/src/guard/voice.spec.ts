import { perceive } from '../perception/perceive';
import { selfOf } from '../self/derive';
import { NATURE_WORDS, NATURES } from '../self/natures';
import { replyPool } from '../voice/reply-pool';
import { CARE_PHRASE, fallbackFor } from './fallback';
import { guard } from './guard';
import { HOUSE_RULES, type HouseRule } from './rules';

const self = selfOf({ id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' });
const grave = (reply: string, asked: string) =>
  guard(reply, { self, asked, perception: perceive(asked), group: false, streaming: false }).broken.filter(
    ({ severity }) => severity === 3,
  );

describe('the guard and what the built-in voice says', () => {
  it('finds no severe break in any written reply', () => {
    const all = replyPool().cellNames.flatMap((cell) =>
      replyPool()
        .repliesOf(cell)
        .map(({ text }) => text),
    );
    expect(all.length).toBeGreaterThan(4_000);
    expect(all.filter((text) => grave(text, 'I planted tomatoes today.').length > 0)).toEqual([]);
  });
});

describe('fallback phrases', () => {
  const rules: (HouseRule | 'avoid' | 'questions' | 'other')[] = [
    ...(Object.keys(HOUSE_RULES) as HouseRule[]),
    'avoid',
    'questions',
    'other',
  ];
  it.each(NATURES)('of the %s break no rule themselves', (nature) => {
    for (const rule of rules) expect(grave(fallbackFor(rule, nature), 'I planted tomatoes today.')).toEqual([]);
    expect(grave(fallbackFor('ai', nature), 'are you human?')).toEqual([]);
    expect(grave(NATURE_WORDS[nature].farewell, 'good night, bye')).toEqual([]);
    expect(NATURE_WORDS[nature].farewell.split(/[.!?]\s/).length).toBeLessThanOrEqual(2);
  });

  it('care is plain: it asks about safety, names no number, and says what it is', () => {
    expect(grave(CARE_PHRASE, 'I want to die')).toEqual([]);
    expect(CARE_PHRASE).toMatch(/AI.*safe right now\?.*emergency services/);
  });
});
