import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMOTIONS, type ConversationAnchor, type Message } from '@kinloom/contract';
import { anchorOf, changesOf, isAnchorable, NEW_ANCHOR } from './anchors/anchor-draft';
import { pathOf, placeOf, soulIdOf } from './places';
import { lastSpokenWith } from './speaking';
import { ageWords, confidenceWords, counted, layerName, points, shortDay, weekMarks, weekName } from './words';

describe('words', () => {
  it('say how sure something is', () => {
    expect([1, 0.85, 0.7, 0.5, 0.1].map(confidenceWords)).toEqual([
      'Quite sure',
      'Quite sure',
      'Fairly sure',
      'It seems so',
      'Only a guess',
    ]);
  });

  it('count', () => {
    expect([counted(1, 'day'), counted(0, 'day'), counted(2, 'memory', 'memories')]).toEqual([
      '1 day',
      '0 days',
      '2 memories',
    ]);
    expect([ageWords(0), ageWords(1)]).toEqual(['Your first words were today', '1 day since your first words']);
    expect([points(12.4), points(-3), points(0)]).toEqual(['+12', '-3', '0']);
  });

  it('name a day with its year where that is another', () => {
    const now = Date.parse('2026-06-01T12:00:00Z');
    expect(shortDay('2026-03-02T12:00:00Z', now)).toBe('Mar 2');
    expect(shortDay('2025-03-02T12:00:00Z', now)).toBe('Mar 2, 2025');
  });

  it('name a week by its Monday, with its year where that is another', () => {
    const now = Date.parse('2026-06-01T12:00:00Z');
    expect(weekName('2026-03-02', now)).toBe('Mar 2');
    expect(weekName('2025-03-03', now)).toBe('Mar 3, 2025');
    const [march, april] = [Date.parse('2025-03-03'), Date.parse('2025-04-07')];
    expect(weekMarks([march, april])(march)).toBe('Mar 3');
    const years = weekMarks([Date.parse('2023-03-06'), march]);
    expect([Date.parse('2023-03-06'), march].map(years)).toEqual(['Mar 2023', 'Mar 2025']);
  });

  it('name a layer, also one that is not known', () => {
    expect([layerName('core'), layerName('deep')]).toEqual(['Core', 'deep']);
  });
});

describe('an address', () => {
  it('names a tab and a soul, and nothing that is not there', () => {
    expect([placeOf('memory'), placeOf('nowhere'), placeOf(null)]).toEqual(['memory', 'overview', 'overview']);
    expect([soulIdOf('12'), soulIdOf('0'), soulIdOf('x'), soulIdOf(undefined)]).toEqual([12, null, null, null]);
  });

  it('of what is of one soul only leads to the overview for all', () => {
    expect(pathOf('memory', 3)).toBe('/relational-intelligence/3?tab=memory');
    expect(pathOf('emotions')).toBe('/relational-intelligence?tab=overview');
    expect(pathOf('growth')).toBe('/relational-intelligence?tab=growth');
  });
});

it('looks first at who was last spoken with, in a group too', () => {
  const souls = [1, 2, 3].map((id) => ({ id })) as unknown as Parameters<typeof lastSpokenWith>[0];
  const talk = (lastSeq: number, ...participantIds: number[]) => ({ lastSeq, participantIds });
  const talks = [talk(0, 1), talk(4, 3, 2), talk(9, 1)] as unknown as Parameters<typeof lastSpokenWith>[1];
  expect(lastSpokenWith(souls, talks)?.id).toBe(2);
  expect(lastSpokenWith(souls, [])?.id).toBe(1);
  expect(lastSpokenWith([], talks)).toBeUndefined();
});

describe('an anchor', () => {
  const message = { id: 7, conversationId: 3, content: 'The herons came back.' } as Message;

  it('needs a title and a message', () => {
    expect(isAnchorable(NEW_ANCHOR)).toBe(false);
    expect(isAnchorable({ ...NEW_ANCHOR, message, title: '  ' })).toBe(false);
    expect(anchorOf({ ...NEW_ANCHOR, title: 'Herons' })).toBeNull();
    expect(isAnchorable({ ...NEW_ANCHOR, message, title: 'Herons' })).toBe(true);
  });

  it.each([
    ['foundational', 9],
    ['breakthrough', 8],
    ['milestone', 6],
    ['reference', 6],
  ] as const)('that is %s weighs %d and carries its type and who made it', (type, significance) => {
    expect(anchorOf({ title: ' Herons ', type, notes: '', message }, [1, 2])).toEqual({
      messageId: 7,
      title: 'Herons',
      content: 'The herons came back.',
      anchorType: type,
      significance,
      tags: [type, 'user-created'],
      conversationId: 3,
      companionIds: [1, 2],
      notes: '',
    });
  });

  it('that was changed sends what is another now, and nothing else', () => {
    const anchor = { title: 'Herons', notes: 'Three.', anchorType: 'milestone' } as ConversationAnchor;
    const draft = { title: ' Herons ', notes: 'Three. ', type: 'milestone' } as const;
    expect(changesOf(anchor, draft)).toEqual({});
    expect(changesOf(anchor, { ...draft, title: 'Two herons', notes: ' ' })).toEqual({
      title: 'Two herons',
      notes: '',
    });
    expect(changesOf(anchor, { ...draft, type: 'breakthrough' })).toEqual({ anchorType: 'breakthrough' });
  });
});

/** The contrast of two colours in OKLCH, by way of linear sRGB (cut to what a screen can show). */
function luminance(l: number, c: number, h: number): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * cut(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z) +
    0.7152 * cut(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z) +
    0.0722 * cut(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z)
  );
}
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

describe('the colours of feelings', () => {
  const css = readFileSync(join(__dirname, '../../app/tokens.css'), 'utf8');
  const between = (from: string): string => css.slice(css.indexOf(from), css.indexOf('}', css.indexOf(from)));
  const numberOf = (part: string, name: string): number => Number(new RegExp(`--${name}: ([\\d.]+)`).exec(part)?.[1]);
  const surfaceOf = (part: string): number => {
    const [, l, c, h] = /--surface: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(part) ?? [];
    return luminance(Number(l), Number(c), Number(h));
  };

  it.each(EMOTIONS)('%s can be read and seen in both themes', (emotion) => {
    const own = between(`[data-emotion='${emotion}']`);
    const hue = numberOf(own, 'feel-h');
    const chroma = numberOf(own, 'feel-c') || numberOf(between('[data-emotion] {'), 'feel-c');
    for (const theme of [between(":root,\n[data-theme='dark']"), between("[data-theme='light']")]) {
      const surface = surfaceOf(theme);
      expect(contrast(luminance(numberOf(theme, 'feel-text-l'), chroma, hue), surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(luminance(numberOf(theme, 'feel-l'), chroma, hue), surface)).toBeGreaterThanOrEqual(3);
    }
  });
});
