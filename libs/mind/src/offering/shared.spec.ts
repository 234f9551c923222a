import { SHARED_MEMORY_TYPES } from '@kinloom/contract';
import { selfOf } from '../self/derive';
import { NATURES } from '../self/natures';
import type { SoulSketch } from '../voice/voice';
import { sharedReflection, type SharedMoment } from './shared';

const soulOf = (id: number, archetype: string, more: Partial<SoulSketch> = {}): SoulSketch => ({
  id,
  name: `Soul ${id}`,
  archetype,
  personality: {},
  instructions: '',
  ...more,
});
const moment = (more: Partial<SharedMoment> = {}): SharedMoment => ({
  id: 3,
  title: 'Herons at the old mill',
  content: 'We watched the herons by the old mill until it was dark.',
  personalMeaning: 'The first quiet evening in weeks.',
  memoryType: 'connection',
  significance: 8,
  ...more,
});
const saidBy = (soul: SoulSketch, of = moment(), said: readonly string[] = []) =>
  sharedReflection(of, soul, selfOf(soul), said);

describe('what a soul says of a moment it shares', () => {
  it.each(SHARED_MEMORY_TYPES)('names the moment and fills every place, for %s', (memoryType) => {
    for (const [id, archetype] of [...NATURES, 'baker'].entries())
      for (const content of ['We laughed until dark.', 'My father died in the night and you listened.']) {
        const text = saidBy(soulOf(id + 1, archetype), moment({ memoryType, content }));
        expect(text).toContain('“Herons at the old mill”');
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(text.split(/(?<=[.!?”]) /).length).toBeGreaterThanOrEqual(2);
      }
  });

  it('is the same each time, and another for another moment', () => {
    const soul = soulOf(1, 'sage');
    expect(saidBy(soul)).toBe(saidBy(soul));
    const others = new Set(Array.from({ length: 20 }, (_, id) => saidBy(soul, moment({ id: id + 1 }))));
    expect(others.size).toBeGreaterThan(5);
  });

  it('is never what another soul said of it, though all are alike', () => {
    const said: string[] = [];
    for (let id = 1; id <= 20; id += 1) said.push(saidBy(soulOf(id, 'companion'), moment(), said));
    expect(new Set(said).size).toBe(20);
    // As long as there are words for it, not one sentence is the same.
    expect(new Set(said.slice(0, 3).map((text) => text.split('. ')[0])).size).toBe(3);
  });

  it('keeps to its instructions', () => {
    const soul = soulOf(1, 'friend', { instructions: 'Always write in lowercase. Keep your replies short.' });
    const text = saidBy(soul);
    expect(text).toBe(text.toLowerCase());
    expect(text.length).toBeLessThan(saidBy(soulOf(1, 'friend')).length);
  });

  it('says more or other things by how the soul is', () => {
    const of = (creativity: number, logic: number, curiosity: number) =>
      saidBy(
        soulOf(5, 'mentor', { personality: { creativity, logic, curiosity, empathy: 3 } }),
        moment({ significance: 5 }),
      );
    expect(new Set([of(5, 1, 3), of(1, 5, 3), of(1, 3, 5), of(3, 3, 3)]).size).toBe(4);
  });

  it('cuts what is long, and quotes no mark into its own', () => {
    const text = saidBy(soulOf(1, 'sage'), moment({ title: 'A "very" long title '.repeat(10), personalMeaning: '' }));
    expect(text).toContain('…”');
    expect(text).not.toContain('"');
    expect(text.length).toBeLessThan(500);
  });
});
