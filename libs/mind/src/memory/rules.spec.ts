import {
  emphasisAfter,
  layerOf,
  lyingOf,
  nameSignificance,
  RULES,
  SIGNIFICANCE_OF_KIND,
  significanceOf,
  statusOf,
  weightOf,
} from './rules';

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

describe('what the person moves', () => {
  const background = memory({ significance: 5 });
  const surface = memory({ saidAt: NOW });
  const core = memory({ significance: 9 });
  const archived = memory({ significance: 1 });
  it.each([
    ['from the background, nearer', background, 1, 'core'],
    ['from the background, further', background, -1, 'archived'],
    ['from the surface, nearer', surface, 1, 'core'],
    ['from the surface, further', surface, -1, 'background'],
    ['from the surface, twice further', surface, -2, 'archived'],
    ['from the core, further', core, -1, 'background'],
    ['from the core, twice further', core, -2, 'archived'],
    ['from the archive, nearer', archived, 1, 'background'],
    ['from the archive, twice nearer', archived, 2, 'core'],
    ['not what is anchored', memory({ status: 'anchored' }), -2, 'core'],
    ['not what is put away', memory({ status: 'archived' }), 2, 'archived'],
    ['not what was superseded', memory({ supersededBy: 7 }), 2, 'archived'],
    ['not what is wrong', memory({ objection: 'wrong' }), 2, 'archived'],
  ])('%s', (_, one, emphasis, layer) => expect(layerOf({ ...one, emphasis }, NOW)).toBe(layer));

  it('says why, in words, and whose doing it is', () => {
    expect(lyingOf({ ...background, emphasis: 1 }, NOW).reason).toBe('You emphasized it.');
    expect(lyingOf({ ...background, emphasis: -1 }, NOW).reason).toBe('You de-emphasized it.');
    expect(lyingOf(core, NOW).reason).toBe('It matters much: its significance is 9 of 10.');
    expect(lyingOf(surface, NOW).reason).toBe('It was said or came up within the last 3 days.');
    expect(lyingOf(archived, NOW).reason).toBe('It is light, over a year old, and never came up.');
  });

  it('stays within two steps either way', () => {
    expect([0, 1, 2].map((one) => emphasisAfter(one, 1))).toEqual([1, 2, 2]);
    expect([0, -1, -2].map((one) => emphasisAfter(one, -1))).toEqual([-1, -2, -2]);
  });

  it('keeps what is emphasized from fading, and lets what is light fade where it is not wanted', () => {
    const light = memory({ significance: 2, saidAt: NOW - RULES.fadesAfter });
    expect(statusOf(light, NOW)).toBe('fading');
    expect(statusOf({ ...light, emphasis: 1 }, NOW)).toBe('soft');
    expect(statusOf({ ...memory({ significance: 2, saidAt: NOW }), emphasis: -1 }, NOW)).toBe('fading');
    expect(statusOf({ ...core, emphasis: -2 }, NOW)).toBe('soft');
  });

  it('lets fade what the person let fade, until it comes up again', () => {
    const faded = { ...memory({ significance: 9, saidAt: NOW - 5 }), fadedAt: NOW - 1 };
    expect([statusOf(faded, NOW), layerOf(faded, NOW)]).toEqual(['fading', 'background']);
    const again = { ...faded, lastRecalledAt: NOW };
    expect([statusOf(again, NOW), layerOf(again, NOW)]).toEqual(['soft', 'surface']);
  });
});

describe('how much it matters', () => {
  const taste = significanceOf('preference', 'I like tea.', 0);

  it.each(['My father died.', 'My mum has cancer.', 'We lost the baby.'])('more than a taste: %s', (said) => {
    expect(significanceOf('fact', said, 0, 1)).toBeGreaterThan(taste + 3);
  });

  it('a parent’s illness weighs more than the name of a boss', () => {
    const boss = significanceOf('fact', 'My boss is called Karen.', 0, nameSignificance('boss'));
    const ill = ['My mother has dementia.', 'My dad is in hospital.', 'My father is very ill.'].map((said) =>
      significanceOf('fact', said, 0, 1),
    );
    expect(Math.min(...ill)).toBeGreaterThan(boss);
    expect(ill.reduce((sum, one) => sum + one, 0) / ill.length).toBeGreaterThan(boss + 2);
    expect(nameSignificance('sister')).toBeGreaterThan(nameSignificance('boss'));
    expect(nameSignificance('person')).toBeGreaterThan(nameSignificance('sister'));
    expect(significanceOf('fact', 'My colleague is ill.', 0, 1)).toBeLessThan(
      significanceOf('fact', 'My father is very ill.', 0, 1),
    );
  });

  it('at least what is known of its kind or relation', () => {
    expect(significanceOf('letter', '', 0)).toBe(SIGNIFICANCE_OF_KIND.letter);
    expect(significanceOf('fact', 'I like tea.', 0, 8)).toBe(8);
  });

  it('stays within 1 and 10', () => {
    expect(significanceOf('promise', 'My mum has cancer.', 1)).toBe(10);
    expect(significanceOf('fact', '', 0, 0)).toBe(1);
  });

  it('one’s own feeling weighs more than another’s', () => {
    const own = weightOf([{ strength: 3, whose: 'person' }], '');
    expect(own).toBe(1);
    expect(weightOf([{ strength: 3, whose: 'other' }], '')).toBe(own / 2);
    expect(weightOf([], 'I had toast.')).toBe(0);
    expect(weightOf([], 'My mother died.')).toBe(0.5);
  });
});
