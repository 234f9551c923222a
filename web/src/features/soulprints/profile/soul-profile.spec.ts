import type { Companion } from '@kinloom/contract';
import { diffProfile, toProfile, parseDraft } from './soul-profile';

const soul: Companion = {
  id: 3,
  name: 'Ilse',
  archetype: 'sage',
  personality: { creativity: 2, empathy: 5, interests: 'boats', sourceFiles: [] },
  gptInstructions: 'Speak plainly.',
  status: 'active',
  avatar: null,
  createdAt: '2026-01-01T00:00:00Z',
  relationshipLevel: 1,
  relationshipProgress: 0,
};
const traits = { creativity: 2, empathy: 5, logic: 3, curiosity: 3 };

describe('the profile of a soul', () => {
  it('fills unset traits with the middle value', () => {
    expect(toProfile(soul).traits).toEqual(traits);
    expect(toProfile({ ...soul, personality: 'Dry and kind.' }).traits.empathy).toBe(3);
  });

  it('has no changes when values equal the saved ones', () => {
    expect(diffProfile(soul, {})).toBeNull();
    expect(diffProfile(soul, { name: ' Ilse ', traits, status: 'active' })).toBeNull();
  });

  it('sends only changed fields', () => {
    expect(diffProfile(soul, { name: ' Ilse Marie ', gptInstructions: '' })).toEqual({
      name: 'Ilse Marie',
      gptInstructions: '',
    });
    expect(diffProfile(soul, { archetype: 'mentor', status: 'resting' })).toEqual({
      archetype: 'mentor',
      status: 'resting',
    });
  });

  it('keeps the other personality fields when traits change', () => {
    expect(diffProfile(soul, { traits: { ...traits, logic: 4 } })).toEqual({
      personality: { ...traits, logic: 4, interests: 'boats', sourceFiles: [] },
    });
    expect(diffProfile({ ...soul, personality: 'Dry.' }, { traits: { ...traits, logic: 4 } })?.personality).toEqual({
      description: 'Dry.',
      ...traits,
      logic: 4,
    });
  });

  it('sends changed lists and description with the rest of the personality', () => {
    const { lists } = toProfile(soul);
    expect(lists).toEqual({ traits: [], communication_style: [], interests: ['boats'], emotional_patterns: [] });
    expect(diffProfile(soul, { lists, description: ' ' })).toBeNull();
    expect(diffProfile(soul, { lists: { ...lists, traits: ['dry'] }, description: 'A pilot. ' })?.personality).toEqual({
      creativity: 2,
      empathy: 5,
      interests: 'boats',
      sourceFiles: [],
      traits: ['dry'],
      description: 'A pilot.',
    });
    // The camel-case alias, which imported soulprints use, is written too.
    const imported = { ...soul, personality: { communicationStyle: 'brief' } };
    const style = ['brief', 'warm'];
    expect(
      diffProfile(imported, { lists: { ...lists, communication_style: style, interests: [] } })?.personality,
    ).toEqual({
      communicationStyle: style,
      communication_style: style,
    });
  });

  it('never sends a status that is not editable', () => {
    expect(diffProfile({ ...soul, status: 'thinking' }, { status: 'thinking' })).toBeNull();
    expect(diffProfile({ ...soul, status: 'thinking' }, { status: 'active' })).toEqual({ status: 'active' });
  });
});

describe('parseDraft', () => {
  it('round-trips a stored draft', () => {
    const lists = { traits: ['dry'], communication_style: [], interests: [], emotional_patterns: [] };
    const draft = {
      name: 'Ilse M',
      traits: { ...traits, logic: 1 },
      status: 'learning' as const,
      description: 'A.',
      lists,
    };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each(['', 'x', '[]', 'null', '7', '{"name":5,"status":"thinking","traits":{"creativity":9},"archetype":null}'])(
    'returns an empty draft for %j',
    (text) => expect(parseDraft(text)).toEqual({}),
  );
});
