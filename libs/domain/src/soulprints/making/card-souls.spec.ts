import { LIMITS } from '@kinloom/contract';
import { NOTE_CODES, readCard } from '../cards';
import { characterOf, descriptionOf, loreOf, ownOf, remembered, shown, soulOf } from './card-souls';

const cardOf = async (data: object) => {
  const file = {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { name: 'Wren', group_only_greetings: [], ...data },
  };
  return (await readCard(Buffer.from(JSON.stringify(file)), 'wren.json')).card;
};
const soulFrom = async (data: object) => soulOf(await cardOf(data), 'Ana').soul;
const entry = (content: string, rest: object = {}) => ({
  keys: ['key'],
  content,
  enabled: true,
  extensions: {},
  ...rest,
});

describe('what a soul becomes of a card', () => {
  it('has words for every note', () => {
    const notes = shown(NOTE_CODES.map((code) => ({ code, count: 2, fields: [] })));
    expect(notes.map(({ text }) => text).filter((text) => /^[A-Z].*\.$/.test(text))).toHaveLength(NOTE_CODES.length);
    expect(
      shown([...notes, ...notes].map(({ code, count }) => ({ code: code as 'field-cut', count, fields: [] })))[0]
        ?.count,
    ).toBe(4);
  });

  it('takes a list of words for traits, and prose for a description', async () => {
    const listed = await soulFrom({ description: 'Keeps maps.', personality: 'patient, dry' });
    expect(characterOf(listed).personality).toMatchObject({ traits: ['patient', 'dry'], description: 'Keeps maps.' });
    const prose = await soulFrom({
      description: 'Keeps maps.',
      personality: 'She is patient. Very.',
      scenario: 'At night.',
    });
    expect(descriptionOf(prose)).toBe('Keeps maps.\n\nShe is patient. Very.\n\nAt night.');
  });

  it('believes what Kinloom wrote as far as it is of the right form', async () => {
    const extensions = (kinloom: unknown) => soulFrom({ description: 'x', extensions: { kinloom } });
    const own = ownOf('sage', {
      creativity: 5,
      traits: ['dry'],
      interests: 'tea, maps',
      communicationStyle: 'short',
      sourceFiles: [1],
    });
    expect(own).toEqual({
      archetype: 'sage',
      personality: { creativity: 5, traits: ['dry'], interests: ['tea', 'maps'], communicationStyle: 'short' },
    });
    expect(characterOf(await extensions(own))).toMatchObject(own);
    const odd = { archetype: 7, personality: { creativity: 17, traits: [{ a: 1 }, 'dry'], communicationStyle: ['x'] } };
    const { archetype, personality } = characterOf(await extensions(odd));
    expect(typeof archetype).toBe('string');
    expect(personality.creativity).toBeLessThanOrEqual(5);
    expect(personality.traits).toEqual(['dry']);
    expect(personality.communicationStyle).toBeUndefined();
  });

  it('has room, however much the card says', async () => {
    const talk = Array.from({ length: 90 }, () => `<START>\n{{char}}: ${'word '.repeat(400)}`).join('\n');
    for (const description of ['short', 'ö'.repeat(150_000)]) {
      const { personality } = characterOf(await soulFrom({ description, mes_example: talk, scenario: description }));
      expect(Buffer.byteLength(JSON.stringify(personality))).toBeLessThanOrEqual(LIMITS.personalityBytes);
    }
  });
});

describe('the lore of a card', () => {
  it('is known by its place, and goes out as far as it is remembered', async () => {
    const entries = [entry(' '), entry('One.'), entry('Two.', { enabled: false }), entry('Three.')];
    const card = await cardOf({ description: 'x', character_book: { entries, extensions: {} } });
    const { soul } = soulOf(card, 'Ana');
    expect(loreOf(card, soul).map(({ key, content }) => [key, content])).toEqual([
      ['lore:1', 'One.'],
      ['lore:3', 'Three.'],
    ]);
    const left = remembered(card, soul, new Set(['lore:3']));
    expect(left?.entries.map(({ content }) => content.trim())).toEqual(['', 'Two.', 'Three.']);
  });
});
