import { layerOf, RULES, significanceOf, statusOf, weightOf } from './rules';

const NOW = Date.UTC(2025, 0, 1);
const memory = (more: Partial<Parameters<typeof layerOf>[0]> = {}): Parameters<typeof layerOf>[0] => ({
  status: 'soft',
  significance: 4,
  emotionalWeight: 0,
  recallCount: 0,
  lastRecalledAt: null,
  saidAt: NOW - RULES.archivedAfter,
  objection: null,
  supersededBy: null,
  ...more,
});

describe('how near a memory lies', () => {
  it.each([
    ['just said', memory({ saidAt: NOW }), 'surface'],
    ['a moment before three days', memory({ saidAt: NOW - RULES.surfaceFor + 1 }), 'surface'],
    ['three days old', memory({ saidAt: NOW - RULES.surfaceFor }), 'background'],
    ['old, recalled lately', memory({ lastRecalledAt: NOW - 1 }), 'surface'],
    ['significant', memory({ significance: RULES.coreSignificance }), 'core'],
    ['not quite significant', memory({ significance: RULES.coreSignificance - 1 }), 'background'],
    ['often recalled', memory({ recallCount: RULES.coreRecalls, lastRecalledAt: NOW - RULES.surfaceFor }), 'core'],
    [
      'recalled once less',
      memory({ recallCount: RULES.coreRecalls - 1, lastRecalledAt: NOW - RULES.surfaceFor }),
      'background',
    ],
    ['strongly felt', memory({ emotionalWeight: RULES.coreWeight }), 'core'],
    ['light and a year old', memory({ significance: RULES.archivedBelow - 1 }), 'archived'],
    [
      'light and a day younger',
      memory({ significance: RULES.archivedBelow - 1, saidAt: NOW - RULES.archivedAfter + 1 }),
      'background',
    ],
    [
      'light, old, but recalled once',
      memory({ significance: 1, recallCount: 1, lastRecalledAt: NOW - RULES.archivedAfter }),
      'background',
    ],
    ['anchored', memory({ status: 'anchored', significance: 1 }), 'core'],
    ['superseded', memory({ supersededBy: 7, saidAt: NOW }), 'archived'],
    ['objected to', memory({ objection: 'outdated', saidAt: NOW }), 'archived'],
    ['put away', memory({ status: 'archived', significance: 10, saidAt: NOW }), 'archived'],
  ])('%s', (_, one, layer) => expect(layerOf(one, NOW)).toBe(layer));
});

describe('how a memory keeps', () => {
  it.each([
    ['anchored, light, untouched for years', memory({ status: 'anchored', significance: 1, saidAt: 0 }), 'anchored'],
    [
      'light and half a year old',
      memory({ significance: RULES.fadesBelow - 1, saidAt: NOW - RULES.fadesAfter }),
      'fading',
    ],
    ['a moment younger', memory({ saidAt: NOW - RULES.fadesAfter + 1 }), 'soft'],
    ['as old, but of weight', memory({ significance: RULES.fadesBelow }), 'soft'],
    ['faded, then recalled', memory({ status: 'fading', lastRecalledAt: NOW - 1 }), 'soft'],
    ['put away', memory({ status: 'archived', lastRecalledAt: NOW }), 'archived'],
  ])('%s', (_, one, status) => expect(statusOf(one, NOW)).toBe(status));
});

describe('how much it matters', () => {
  it('turning points and dangers weigh more than tastes', () => {
    const taste = significanceOf('preference', 'You like tea.', 0);
    expect(significanceOf('event', 'Your father died.', 0.5)).toBeGreaterThan(taste + 2);
    expect(significanceOf('fact', 'You are allergic to nuts.', 0)).toBeGreaterThan(taste + 2);
  });
  it('stays within 1 and 10', () => {
    expect(significanceOf('promise', 'Your allergic mother died.', 1)).toBe(10);
    expect(significanceOf('event', 'You ate toast.', 0, 0)).toBe(1);
  });
  it('one’s own feeling weighs more than another’s', () => {
    const own = weightOf([{ strength: 3, whose: 'person' }], '');
    expect(own).toBe(1);
    expect(weightOf([{ strength: 3, whose: 'other' }], '')).toBe(own / 2);
    expect(weightOf([], 'You had toast.')).toBe(0);
    expect(weightOf([], 'Your dog died.')).toBe(0.5);
  });
});
