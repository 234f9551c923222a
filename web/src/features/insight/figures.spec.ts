import type { RelationshipMetric } from '@kinloom/contract';
import {
  closingLines,
  overallGrowth,
  hasBegun,
  hasWeeklyFigures,
  memoryImpact,
  breakdownOf,
  meanBreakdown,
  sharedMemoryStrength,
} from './figures';

const metric = (more: Partial<RelationshipMetric> = {}): RelationshipMetric => ({
  companionId: 1,
  companionName: 'Ilse',
  connectionStrength: 60,
  conversationDepth: 40,
  memoryCount: 12,
  growthVelocity: 3,
  emotionalResonance: 20,
  relationshipAge: 9,
  made: {
    connectionStrength: { value: 60, parts: [], capped: false },
    conversationDepth: { value: 40, parts: [], capped: false },
    emotionalResonance: { value: 20, parts: [], capped: false },
  },
  ...more,
});

describe('figures per week', () => {
  it('are shown after the first week', () => {
    expect([0, 6, 7, 30].map((relationshipAge) => hasWeeklyFigures({ relationshipAge }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('overall growth', () => {
  it('weights connection 0.4, depth 0.4 and memories 0.2', () => {
    const { value, parts, capped } = overallGrowth(metric());
    expect(value).toBe(Math.round(0.4 * 60 + 0.4 * 40 + 0.2 * 24));
    expect(parts.map(({ adds }) => Math.round(adds * 10) / 10)).toEqual([24, 16, 4.8]);
    expect(capped).toBe(false);
  });

  it('caps the memory part at 100', () => {
    expect(overallGrowth(metric({ connectionStrength: 100, conversationDepth: 100, memoryCount: 4000 })).value).toBe(
      100,
    );
    expect(overallGrowth(metric({ connectionStrength: 0, conversationDepth: 0, memoryCount: 50 })).value).toBe(20);
  });
});

describe('memory impact', () => {
  it.each([
    [5, 0, 50, false],
    [5, 3, 56, false],
    [10, 0, 100, false],
    [10, 1, 100, true],
  ])('of significance %d and %d references is %d', (significance, references, value, capped) => {
    expect(memoryImpact({ significance, references })).toMatchObject({ value, capped });
  });
});

describe('connection strength of shared memories', () => {
  const strengthOf = (...significances: number[]) =>
    sharedMemoryStrength(significances.map((significance) => ({ significance })));

  it('is 8 × significance plus 5 per memory, at most ten memories', () => {
    expect(strengthOf(5)?.value).toBe(45);
    expect(strengthOf(4, 6)?.value).toBe(50);
    expect(strengthOf(...Array.from({ length: 10 }, () => 5))).toMatchObject({ value: 90, capped: false });
    expect(strengthOf(...Array.from({ length: 40 }, () => 5))).toMatchObject({ value: 90, capped: false });
    expect(strengthOf(...Array.from({ length: 12 }, () => 10))).toMatchObject({ value: 100, capped: true });
  });

  it('is null without memories', () => {
    expect(strengthOf()).toBeNull();
  });
});

describe('figure breakdown', () => {
  it('sums its parts', () => {
    const made = breakdownOf(memoryImpact({ significance: 10, references: 4 }), 'So.');
    expect(made).toMatchObject({ sum: 108, shown: 100, capped: true, weighed: true });
  });

  it.each([
    [
      31.37,
      31.36,
      false,
      [
        ['Together', '31.36'],
        ['Rounded', '31'],
      ],
    ],
    [
      108.6,
      100,
      true,
      [
        ['Together', '108.6'],
        ['Limited to the maximum', '100'],
      ],
    ],
    [
      45.5,
      46,
      false,
      [
        ['Together', '45.5'],
        ['Rounded', '46'],
      ],
    ],
    [45, 45, false, [['Together', '45']]],
  ])('of %d is shown as %d', (sum, shown, capped, lines) => {
    expect(closingLines({ about: '', parts: [], weighed: true, sum, shown, capped })).toEqual(lines);
  });

  it('lists the share of each soul in a mean', () => {
    const two = [metric(), metric({ companionId: 2, companionName: 'Bram', connectionStrength: 31 })];
    const made = meanBreakdown('So.', two, (one) => one.connectionStrength);
    expect(made.parts.map(({ label, adds }) => [label, adds])).toEqual([
      ['Ilse', 30],
      ['Bram', 15.5],
    ]);
    expect(made).toMatchObject({ sum: 45.5, shown: 46 });
  });
});

it('hasBegun is false without any interaction', () => {
  const nothing = { connectionStrength: 0, conversationDepth: 0, memoryCount: 0, relationshipAge: 0 };
  expect(hasBegun(metric(nothing))).toBe(false);
  expect(hasBegun(metric({ ...nothing, conversationDepth: 1 }))).toBe(true);
});
