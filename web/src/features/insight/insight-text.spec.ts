import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMOTIONS } from '@kinloom/contract';
import { insightPath, parseTab } from './insight-paths';
import { lastSpokenWith } from './recent-soul';
import {
  formatAge,
  formatConfidence,
  formatCount,
  layerName,
  formatPoints,
  formatShortDay,
  weekTickFormat,
  formatWeek,
} from './insight-text';

describe('insight texts', () => {
  it('format confidence', () => {
    expect([1, 0.85, 0.7, 0.5, 0.1].map(formatConfidence)).toEqual([
      'Quite sure',
      'Quite sure',
      'Fairly sure',
      'It seems so',
      'Only a guess',
    ]);
  });

  it('format counts', () => {
    expect([formatCount(1, 'day'), formatCount(0, 'day'), formatCount(2, 'memory', 'memories')]).toEqual([
      '1 day',
      '0 days',
      '2 memories',
    ]);
    expect([formatAge(0), formatAge(1)]).toEqual(['Your first message was today', '1 day since your first message']);
    expect([formatPoints(12.4), formatPoints(-3), formatPoints(0)]).toEqual(['+12', '-3', '0']);
  });

  it('format a day with its year if it differs', () => {
    const now = Date.parse('2026-06-01T12:00:00Z');
    expect(formatShortDay('2026-03-02T12:00:00Z', now)).toBe('Mar 2');
    expect(formatShortDay('2025-03-02T12:00:00Z', now)).toBe('Mar 2, 2025');
  });

  it('format a week by its Monday, with its year if it differs', () => {
    const now = Date.parse('2026-06-01T12:00:00Z');
    expect(formatWeek('2026-03-02', now)).toBe('Mar 2');
    expect(formatWeek('2025-03-03', now)).toBe('Mar 3, 2025');
    const [march, april] = [Date.parse('2025-03-03'), Date.parse('2025-04-07')];
    expect(weekTickFormat([march, april])(march)).toBe('Mar 3');
    const years = weekTickFormat([Date.parse('2023-03-06'), march]);
    expect([Date.parse('2023-03-06'), march].map(years)).toEqual(['Mar 2023', 'Mar 2025']);
  });

  it('format known and unknown layers', () => {
    expect([layerName('core'), layerName('deep')]).toEqual(['Core', 'deep']);
  });
});

describe('insight addresses', () => {
  it('parse the tab', () => {
    expect([parseTab('memory'), parseTab('nowhere'), parseTab(null)]).toEqual(['memory', 'overview', 'overview']);
  });

  it('fall back to the overview for single-soul tabs', () => {
    expect(insightPath('memory', 3)).toBe('/relational-intelligence/3?tab=memory');
    expect(insightPath('emotions')).toBe('/relational-intelligence?tab=overview');
    expect(insightPath('growth')).toBe('/relational-intelligence?tab=growth');
  });
});

it('lastSpokenWith includes groups', () => {
  const souls = [1, 2, 3].map((id) => ({ id })) as unknown as Parameters<typeof lastSpokenWith>[0];
  const talk = (lastSeq: number, ...participantIds: number[]) => ({ lastSeq, participantIds });
  const talks = [talk(0, 1), talk(4, 3, 2), talk(9, 1)] as unknown as Parameters<typeof lastSpokenWith>[1];
  expect(lastSpokenWith(souls, talks)?.id).toBe(2);
  expect(lastSpokenWith(souls, [])?.id).toBe(1);
  expect(lastSpokenWith([], talks)).toBeUndefined();
});

/** Relative luminance of an OKLCH colour via linear sRGB, clipped to the gamut. */
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

describe('emotion colours', () => {
  const css = readFileSync(join(__dirname, '../../app/tokens.css'), 'utf8');
  const between = (from: string): string => css.slice(css.indexOf(from), css.indexOf('}', css.indexOf(from)));
  const numberOf = (part: string, name: string): number => Number(new RegExp(`--${name}: ([\\d.]+)`).exec(part)?.[1]);
  const surfaceOf = (part: string): number => {
    const [, l, c, h] = /--surface: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(part) ?? [];
    return luminance(Number(l), Number(c), Number(h));
  };

  it.each(EMOTIONS)('%s has sufficient contrast in both themes', (emotion) => {
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
