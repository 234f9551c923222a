import { ARCHETYPES } from '@kinloom/contract';
import { ARCHETYPE_WORDS, EMPTY_PAGE, EVEN_TRAITS, soulFromDialog, soulFromPage } from './soul-form';

describe('a new soul', () => {
  it('of the dialog has a trimmed name and four traits, 3 each unless moved', () => {
    expect(soulFromDialog('  Ilse ', 'sage', { ...EVEN_TRAITS, empathy: 5 })).toEqual({
      name: 'Ilse',
      archetype: 'sage',
      personality: { creativity: 3, empathy: 5, logic: 3, curiosity: 3 },
    });
  });

  it('of the page has what was written about it', () => {
    expect(soulFromPage({ ...EMPTY_PAGE, name: ' Odd', archetype: 'guide', interests: ' boats ' })).toEqual({
      name: 'Odd',
      archetype: 'guide',
      personality: { interests: 'boats', communicationStyle: '', emotionalDepth: '', description: '' },
    });
  });

  it('is none without a name or an archetype', () => {
    expect(soulFromDialog('  ', 'sage', EVEN_TRAITS)).toBeNull();
    expect(soulFromDialog('Ilse', '', EVEN_TRAITS)).toBeNull();
    expect(soulFromPage({ ...EMPTY_PAGE, name: '\n', archetype: 'guide' })).toBeNull();
    expect(soulFromPage({ ...EMPTY_PAGE, name: 'Odd' })).toBeNull();
  });

  it('has words for every archetype that is offered', () => {
    for (const archetype of [...ARCHETYPES.dialog, ...ARCHETYPES.page]) expect(ARCHETYPE_WORDS[archetype]).toBeTruthy();
  });
});
