import type { Companion } from '@kinloom/contract';
import { changesOf, profileOf, readDraft } from './profile';

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
  it('has every trait, in the middle where none was set', () => {
    expect(profileOf(soul).traits).toEqual(traits);
    expect(profileOf({ ...soul, personality: 'Dry and kind.' }).traits.empathy).toBe(3);
  });

  it('is not sent where nothing changed, also not when something was changed back', () => {
    expect(changesOf(soul, {})).toBeNull();
    expect(changesOf(soul, { name: ' Ilse ', traits, status: 'active' })).toBeNull();
  });

  it('sends what changed and nothing else', () => {
    expect(changesOf(soul, { name: ' Ilse Marie ', gptInstructions: '' })).toEqual({
      name: 'Ilse Marie',
      gptInstructions: '',
    });
    expect(changesOf(soul, { archetype: 'mentor', status: 'resting' })).toEqual({
      archetype: 'mentor',
      status: 'resting',
    });
  });

  it('keeps everything of a personality whose traits are moved', () => {
    expect(changesOf(soul, { traits: { ...traits, logic: 4 } })).toEqual({
      personality: { ...traits, logic: 4, interests: 'boats', sourceFiles: [] },
    });
    expect(changesOf({ ...soul, personality: 'Dry.' }, { traits: { ...traits, logic: 4 } })?.personality).toEqual({
      description: 'Dry.',
      ...traits,
      logic: 4,
    });
  });

  it('sends what is said of its nature, in words, and lets the rest be', () => {
    const { lists } = profileOf(soul);
    expect(lists).toEqual({ traits: [], communication_style: [], interests: ['boats'], emotional_patterns: [] });
    expect(changesOf(soul, { lists, description: ' ' })).toBeNull();
    expect(changesOf(soul, { lists: { ...lists, traits: ['dry'] }, description: 'A pilot. ' })?.personality).toEqual({
      creativity: 2,
      empathy: 5,
      interests: 'boats',
      sourceFiles: [],
      traits: ['dry'],
      description: 'A pilot.',
    });
    // Also under the other name that programs give to the way of speaking.
    const brought = { ...soul, personality: { communicationStyle: 'brief' } };
    const style = ['brief', 'warm'];
    expect(changesOf(brought, { lists: { ...lists, communication_style: style, interests: [] } })?.personality).toEqual(
      {
        communicationStyle: style,
        communication_style: style,
      },
    );
  });

  it('never sends a status that a soul cannot be given', () => {
    expect(changesOf({ ...soul, status: 'thinking' }, { status: 'thinking' })).toBeNull();
    expect(changesOf({ ...soul, status: 'thinking' }, { status: 'active' })).toEqual({ status: 'active' });
  });
});

describe('a draft that was kept', () => {
  it('comes back as it was', () => {
    const lists = { traits: ['dry'], communication_style: [], interests: [], emotional_patterns: [] };
    const draft = {
      name: 'Ilse M',
      traits: { ...traits, logic: 1 },
      status: 'learning' as const,
      description: 'A.',
      lists,
    };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each(['', 'x', '[]', 'null', '7', '{"name":5,"status":"thinking","traits":{"creativity":9},"archetype":null}'])(
    'is none where %j was kept',
    (text) => expect(readDraft(text)).toEqual({}),
  );
});
