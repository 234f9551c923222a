import { COUNTRIES, EMERGENCY } from './countries';
import { dialable, EMERGENCY_IN_WORDS, FINDER, helpFor } from './helplines';

const LINES = Object.values(COUNTRIES).flat();

describe('the help there is in a country', () => {
  it('is that of the country, by either case of its code', () => {
    expect(helpFor('US')).toMatchObject({ country: 'US', emergency: '911' });
    expect(helpFor('US').helplines.flatMap(({ call, text }) => [...call, text?.to])).toEqual(['988', '988', '741741']);
    expect(helpFor('gb').helplines[0]).toMatchObject({ name: 'Samaritans', call: ['116 123'], always: true });
  });
  it.each([null, '', 'XX', 'AQ', 'constructor', '__proto__', 'toString'])('holds no number for %j', (country) => {
    const help = helpFor(country);
    expect(help).toMatchObject({ country: null, emergency: null, helplines: [], finder: FINDER });
    expect(JSON.stringify({ ...help, listed: '' })).not.toMatch(/\d/);
    expect(EMERGENCY_IN_WORDS).not.toMatch(/\d/);
  });
  it('has a number for an emergency wherever it has a helpline', () => {
    expect(Object.keys(COUNTRIES).filter((code) => !Object.hasOwn(EMERGENCY, code))).toEqual([]);
    for (const code of Object.keys(EMERGENCY)) expect(code).toMatch(/^[A-Z]{2}$/);
  });
  it('keeps to each line a way to reach it and the page it is from', () => {
    for (const { name, call, text, source } of LINES) {
      expect(`${name} ${call.length + (text ? 1 : 0)}`).not.toMatch(/ 0$/);
      expect(new URL(source).protocol).toBe('https:');
    }
  });
  it('has numbers that can be dialled as they stand, short ones without a country before them', () => {
    for (const number of [...LINES.flatMap(({ call, text }) => [...call, ...(text ? [text.to] : [])])])
      expect(dialable(number)).toMatch(/^[*]?\d{3,11}$/);
    expect(dialable('116 123')).toBe('116123');
    expect(dialable('0800 111 0 111')).toBe('08001110111');
    expect(dialable('*4141')).toBe('*4141');
  });
  it('says of no entry that a person checked it without the day', () => {
    for (const { checked } of LINES) expect(checked ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
