import { DRIFT_STATES, SOUL_STATUSES } from '@kinloom/contract';
import {
  capitalised,
  DRIFT_LABELS,
  emojiOf,
  glowFrom,
  haloOf,
  firstGrapheme,
  safePicture,
  percent,
  statusDot,
} from './soul-appearance';

describe('soul appearance', () => {
  it('maps each status to the dot colour of the specification', () => {
    expect(statusDot('active').color).toBe('var(--good)');
    expect(statusDot('thinking').color).toBe('var(--warn)');
    expect(statusDot('resting').color).toBe('var(--rest)');
    expect(statusDot('learning').color).toBe('var(--calm)');
    expect(statusDot('archived').color).toBe('var(--calm-deep)');
    expect(new Set(SOUL_STATUSES.map((status) => statusDot(status).color)).size).toBe(SOUL_STATUSES.length);
  });

  it('is radiant while speaking, for every status', () => {
    for (const status of SOUL_STATUSES) expect(glowFrom(undefined, status, true).halo).toBe('radiant');
    expect(glowFrom({ glow_state: 'light-pulse', drift_state: 'resting' }, 'active', true)).toEqual({
      halo: 'radiant',
      drift: 'resting',
    });
  });

  it('uses the state, or the status until the state is loaded', () => {
    expect(glowFrom({ glow_state: 'light-pulse', drift_state: 'wandering' }, 'resting', false)).toEqual({
      halo: 'light-pulse',
      drift: 'wandering',
    });
    expect(glowFrom(undefined, 'resting', false).halo).toBe(haloOf('resting'));
    expect(glowFrom(undefined, undefined, false).halo).toBe('steady-glow');
  });

  it('labels drift states with the texts of the specification', () => {
    expect(DRIFT_STATES.map((drift) => DRIFT_LABELS[drift])).toEqual([
      'At rest',
      'Deep in thought',
      'Present & engaged',
      'Processing memories',
      'Exploring thoughts',
    ]);
  });

  it('formats a ratio as a whole percentage, clamped to 0–100', () => {
    expect(percent(0.725)).toBe('73%');
    expect(percent(0)).toBe('0%');
    expect(percent(1.2)).toBe('100%');
    expect(percent(-0.1)).toBe('0%');
  });

  it('has an emoji for each archetype of the dialog, and a sparkle for the others', () => {
    expect(new Set(['creator', 'explorer', 'sage', 'companion', 'dreamer'].map(emojiOf)).size).toBe(5);
    expect(emojiOf('Sage')).toBe(emojiOf('sage'));
    expect(emojiOf('dreamer')).toBe('✨');
  });

  it('capitalises, also with a leading surrogate pair', () => {
    expect(capitalised('explorer')).toBe('Explorer');
    expect(capitalised('🌙 watcher')).toBe('🌙 watcher');
    expect(capitalised('')).toBe('');
  });

  it.each([
    ['Ilse', 'I'],
    [' odd', 'O'],
    ['👩‍🚀 Ada', '👩‍🚀'],
    ['é́toile', 'É́'],
    ['', ''],
  ])('takes the initial of %j as %j', (name, initial) => expect(firstGrapheme(name)).toBe(initial));

  it('accepts only same-origin and data pictures', () => {
    expect(safePicture('/files/7.png')).toBe('/files/7.png');
    expect(safePicture('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
    for (const elsewhere of [
      'https://example.org/a.png',
      '//example.org/a.png',
      '/\\example.org',
      'data:text/html;base64,AA',
      'data:image/svg+xml;base64,AA',
      'javascript:0',
    ])
      expect(safePicture(elsewhere)).toBeNull();
    expect(safePicture(null)).toBeNull();
  });
});
