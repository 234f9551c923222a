import { ARCHETYPES } from '@kinloom/contract';
import { emblemOf } from './archetype-emblems';

it.each(Object.entries(ARCHETYPES))('the archetypes of %s have different emblems', (_, archetypes) => {
  expect(new Set(archetypes.map(emblemOf)).size).toBe(archetypes.length);
});

it('does not depend on the case, and knows one emblem for all others', () => {
  expect(emblemOf('Sage')).toBe(emblemOf('sage'));
  expect(emblemOf('lighthouse keeper')).toBe(emblemOf('baker'));
  expect(emblemOf('baker')).not.toBe(emblemOf('sage'));
});
