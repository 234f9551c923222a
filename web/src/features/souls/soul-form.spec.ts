import { ARCHETYPES } from '@kinloom/contract';
import { ARCHETYPE_DESCRIPTIONS, EMPTY_SOUL_PAGE, DEFAULT_TRAITS, soulFromDialog, soulFromPage } from './soul-form';

describe('a new soul', () => {
  it('from the dialog has a trimmed name and four traits, 3 by default', () => {
    expect(soulFromDialog('  Ilse ', 'sage', { ...DEFAULT_TRAITS, empathy: 5 })).toEqual({
      name: 'Ilse',
      archetype: 'sage',
      personality: { creativity: 3, empathy: 5, logic: 3, curiosity: 3 },
    });
  });

  it('from the page has the trimmed details', () => {
    expect(soulFromPage({ ...EMPTY_SOUL_PAGE, name: ' Odd', archetype: 'guide', interests: ' boats ' })).toEqual({
      name: 'Odd',
      archetype: 'guide',
      personality: { interests: 'boats', communicationStyle: '', emotionalDepth: '', description: '' },
    });
  });

  it('has the chosen portrait', () => {
    const portrait = 'data:image/webp;base64,AAAA';
    expect(soulFromDialog('Ilse', 'sage', DEFAULT_TRAITS, portrait)?.avatar).toBe(portrait);
    expect(soulFromPage({ ...EMPTY_SOUL_PAGE, name: 'Odd', archetype: 'guide' }, portrait)?.avatar).toBe(portrait);
    expect(soulFromDialog('Ilse', 'sage', DEFAULT_TRAITS, null)).not.toHaveProperty('avatar');
  });

  it('is null without a name or an archetype', () => {
    expect(soulFromDialog('  ', 'sage', DEFAULT_TRAITS)).toBeNull();
    expect(soulFromDialog('Ilse', '', DEFAULT_TRAITS)).toBeNull();
    expect(soulFromPage({ ...EMPTY_SOUL_PAGE, name: '\n', archetype: 'guide' })).toBeNull();
    expect(soulFromPage({ ...EMPTY_SOUL_PAGE, name: 'Odd' })).toBeNull();
  });

  it('has a description for every offered archetype', () => {
    for (const archetype of [...ARCHETYPES.dialog, ...ARCHETYPES.page])
      expect(ARCHETYPE_DESCRIPTIONS[archetype]).toBeTruthy();
  });
});
