import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as distress from '../builtin/phrases/distress';
import * as special from '../builtin/phrases/special';
import { perceive } from '../perception/perceive';
import { selfOf } from '../self/derive';
import { NATURE_WORDS, NATURES } from '../self/natures';
import { CARE_PHRASE, fallbackFor } from './fallback';
import { guard } from './guard';
import { HOUSE_RULES, type HouseRule } from './rules';

/** Every text within a module of phrases, its slots filled with something harmless. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\w+\}/g, 'the garden')];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const self = selfOf({ id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' });
const grave = (reply: string, asked: string) =>
  guard(reply, { self, asked, perception: perceive(asked), group: false, streaming: false }).broken.filter(
    ({ severity }) => severity === 3,
  );

describe('the guard and what the built-in voice says', () => {
  it('takes nothing of its ordinary phrases for a break', async () => {
    const folder = join(__dirname, '..', 'builtin', 'phrases');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /(?<!\.spec)\.ts$/.test(name) && !name.includes('making'),
    );
    const modules: unknown[] = await Promise.all(files.map((name) => import(join(folder, name)) as Promise<unknown>));
    const all = modules.flatMap(textsIn);
    expect(all.length).toBeGreaterThan(900);
    expect(all.filter((text) => grave(text, 'I planted tomatoes today.').length > 0)).toEqual([]);
  });

  it('lets its farewells, its answers about itself and its words of care pass', () => {
    const farewells = textsIn([special.FAREWELL, special.GOOD_NIGHT, special.GOOD_NIGHT_NAMED]);
    expect(farewells.filter((text) => grave(text, 'good night, bye').length > 0)).toEqual([]);
    expect(textsIn(special.ARE_YOU_AI).filter((text) => grave(text, 'are you a real person?').length > 0)).toEqual([]);
    expect(textsIn(distress.DISTRESS).filter((text) => grave(text, 'I want to die').length > 0)).toEqual([]);
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
