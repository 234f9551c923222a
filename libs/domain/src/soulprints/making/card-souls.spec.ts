import { DEFAULT_SAMPLING, LIMITS } from '@kinloom/contract';
import { NOTE_CODES, readCard } from '../cards';
import {
  toCharacter,
  toDescription,
  toLoreMemories,
  toOwnExtension,
  toSampling,
  withoutErasedLore,
  toShownNotes,
  toSoul,
} from './card-souls';

const cardOf = async (data: object) => {
  const file = {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { name: 'Wren', group_only_greetings: [], ...data },
  };
  return (await readCard(Buffer.from(JSON.stringify(file)), 'wren.json')).card;
};
const soulFrom = async (data: object) => toSoul(await cardOf(data), 'Ana').soul;
const entry = (content: string, rest: object = {}) => ({
  keys: ['key'],
  content,
  enabled: true,
  extensions: {},
  ...rest,
});

describe('souls derived from cards', () => {
  it('has a text for every note code', () => {
    const notes = toShownNotes(NOTE_CODES.map((code) => ({ code, count: 2, fields: [] })));
    expect(notes.map(({ text }) => text).filter((text) => /^[A-Z].*\.$/.test(text))).toHaveLength(NOTE_CODES.length);
    expect(
      toShownNotes([...notes, ...notes].map(({ code, count }) => ({ code: code as 'field-cut', count, fields: [] })))[0]
        ?.count,
    ).toBe(4);
  });

  it('reads lists as traits and prose as description', async () => {
    const listed = await soulFrom({ description: 'Keeps maps.', personality: 'patient, dry' });
    expect(toCharacter(listed).personality).toMatchObject({ traits: ['patient', 'dry'], description: 'Keeps maps.' });
    const prose = await soulFrom({
      description: 'Keeps maps.',
      personality: 'She is patient. Very.',
      scenario: 'At night.',
    });
    expect(toDescription(prose)).toBe('Keeps maps.\n\nShe is patient. Very.\n\nAt night.');
  });

  it('accepts only valid values of Kinloom’s own extension', async () => {
    const extensions = (kinloom: unknown) => soulFrom({ description: 'x', extensions: { kinloom } });
    const own = toOwnExtension(
      'sage',
      { creativity: 5, traits: ['dry'], interests: 'tea, maps', communicationStyle: 'short', sourceFiles: [1] },
      null,
    );
    expect(own).toEqual({
      archetype: 'sage',
      personality: { creativity: 5, traits: ['dry'], interests: ['tea', 'maps'], communicationStyle: 'short' },
    });
    expect(toCharacter(await extensions(own))).toMatchObject(own);
    const odd = { archetype: 7, personality: { creativity: 17, traits: [{ a: 1 }, 'dry'], communicationStyle: ['x'] } };
    const { archetype, personality } = toCharacter(await extensions(odd));
    expect(typeof archetype).toBe('string');
    expect(personality.creativity).toBeLessThanOrEqual(5);
    expect(personality.traits).toEqual(['dry']);
    expect(personality.communicationStyle).toBeUndefined();
  });

  it('exports and reads how a model replies, without the name of the model', async () => {
    const sampling = { temperature: 0.8, topP: null, minP: 0.05, replyLength: 'short', model: 'big:70b' } as const;
    const read = async (kinloom: unknown) => toSampling(await soulFrom({ description: 'x', extensions: { kinloom } }));
    const own = toOwnExtension('sage', {}, sampling);
    expect(JSON.stringify(own)).not.toContain('big:70b');
    expect(await read(own)).toEqual({ ...sampling, model: null });
    expect(toOwnExtension('sage', {}, DEFAULT_SAMPLING)).toEqual({ archetype: 'sage', personality: {} });
    expect(await read(toOwnExtension('sage', {}, null))).toBeNull();
    const odd = { temperature: 9, topP: '1', minP: -1, replyLength: 'endless', model: 'big:70b' };
    expect(await read({ sampling: odd })).toBeNull();
    expect(await read({ sampling: { ...odd, temperature: 0 } })).toEqual({ ...DEFAULT_SAMPLING, temperature: 0 });
    expect(await read({ sampling: 'warm' })).toBeNull();
  });

  it('stays within the personality limit for any card', async () => {
    const talk = Array.from({ length: 90 }, () => `<START>\n{{char}}: ${'word '.repeat(400)}`).join('\n');
    for (const description of ['short', 'ö'.repeat(150_000)]) {
      const { personality } = toCharacter(await soulFrom({ description, mes_example: talk, scenario: description }));
      expect(Buffer.byteLength(JSON.stringify(personality))).toBeLessThanOrEqual(LIMITS.personalityBytes);
    }
  });
});

describe('lore of a card', () => {
  it('is keyed by its index and exported unless erased', async () => {
    const entries = [entry(' '), entry('One.'), entry('Two.', { enabled: false }), entry('Three.')];
    const card = await cardOf({ description: 'x', character_book: { entries, extensions: {} } });
    const { soul } = toSoul(card, 'Ana');
    expect(toLoreMemories(card, soul).map(({ key, content }) => [key, content])).toEqual([
      ['lore:1', 'One.'],
      ['lore:3', 'Three.'],
    ]);
    const left = withoutErasedLore(card, soul, new Set(['lore:3']));
    expect(left?.entries.map(({ content }) => content.trim())).toEqual(['', 'Two.', 'Three.']);
  });
});
