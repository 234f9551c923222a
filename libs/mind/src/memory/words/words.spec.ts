import { ofOneMatter } from './colloquial';
import { isKind, KIND_LIKENESS, likeness } from './families';
import { lemmaOf } from './lemmas';

describe('kinds of things', () => {
  it.each([
    ['bird', 'crow'],
    ['herb', 'tarragon'],
    ['instrument', 'tuba'],
    ['vessel', 'ferry'],
    ['fruit', 'durian'],
    ['garment', 'scarf'],
  ])('%s covers %s, and not the other way', (kind, member) => {
    expect(likeness(lemmaOf(kind), lemmaOf(member))).toBe(KIND_LIKENESS);
    expect(likeness(lemmaOf(member), lemmaOf(kind))).toBeLessThan(KIND_LIKENESS);
    expect(isKind(lemmaOf(kind))).toBe(true);
  });
});

describe('matters', () => {
  it.each([
    ['nicked', 'stole'],
    ['quid', 'pay'],
    ['proposed', 'marry'],
  ])('%s and %s are of one', (one, other) => {
    expect(ofOneMatter(lemmaOf(one), lemmaOf(other))).toBe(true);
    expect(ofOneMatter(lemmaOf(other), lemmaOf(one))).toBe(true);
  });

  it('are kept apart', () => {
    expect(ofOneMatter(lemmaOf('tuba'), lemmaOf('stole'))).toBe(false);
    expect(ofOneMatter('zxqvv', 'zxqvv')).toBe(false);
  });
});
