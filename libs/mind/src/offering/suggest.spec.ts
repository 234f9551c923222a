import { SUGGESTED_TONES } from '@kinloom/contract';
import { CARE_FOR_OTHERS, CARE_PHRASE } from '../guard/fallback';
import { titleFrom, weightOfOffered } from './offered';
import { suggestionFor } from './suggest';
import { SAMPLES } from './testing';

const read = (content: string, more: { personalNote?: string; fileName?: string | null } = {}) =>
  suggestionFor({ content, personalNote: '', fileName: null, ...more });

describe('how an offered text might be kept', () => {
  it.each(SAMPLES)('$name', ({ content, fileName, form, tones = [], tags = [], status = 'soft', names }) => {
    const suggestion = read(content, { fileName: fileName ?? null });
    expect(suggestion.memory_type).toBe(form);
    expect(suggestion.memory_status).toBe(status);
    expect(suggestion.tones).toEqual(expect.arrayContaining([...tones]));
    expect(suggestion.tags).toEqual(expect.arrayContaining([...tags]));
    expect(suggestion.reason).toMatch(names ?? /./);
    expect(suggestion.reason.length).toBeLessThan(320);
    expect(suggestion.tones.every((tone) => (SUGGESTED_TONES as readonly string[]).includes(tone))).toBe(true);
    for (const list of [suggestion.tones, suggestion.tags]) expect(new Set(list).size).toBe(list.length);
  });

  it('is the same for the same text, and reads what the note says as well', () => {
    const text = 'The boat, the rain, the three of us.';
    expect(read(text)).toEqual(read(text));
    expect(read(text, { personalNote: 'We will never forget it.' }).memory_status).toBe('anchored');
  });

  it.each([
    'The parcel weighs two kilos and goes to the depot.',
    'Today a huge amount of gravel came among the mortar, of that kind and at that pace.',
    'His mission was to study trauma and pensions in a rusty, regenerated mortgage bank.',
  ])('gives no tone or tag that no word led to: %s', (text) => {
    expect(read(text)).toMatchObject({ tones: [], tags: [] });
  });

  it.each([
    ['Dear all, I do not want to live any more. Please look after the cat.\nLove, Jo', CARE_PHRASE],
    [`${'We had a good day. '.repeat(400)}\nI am going to kill myself tonight.`, CARE_PHRASE],
    ['My brother says he wants to kill himself and I am so afraid for him.', CARE_FOR_OTHERS],
  ])('asks after whoever may be in need: %.40s', (text, words) => {
    expect(read(text).reason.startsWith(words)).toBe(true);
  });
  it.each([
    'The essay is killing me, I am dead lol.',
    '# The end\n\nHe said: I want to die.\n\n# The beginning\n\nHe lived.',
  ])('does not where nobody is: %.40s', (text) => expect(read(text).reason).not.toContain('emergency'));

  it.each([
    ['words', 'word '.repeat(20_000)],
    ['one word', 'a'.repeat(100_000)],
    ['empty lines', `a${'\n'.repeat(99_998)}b`],
    ['headings', '# x\n'.repeat(25_000)],
    ['salutations', 'Dear Anna, '.repeat(9_090)],
    ['marks', '- '.repeat(50_000)],
    ['a script without spaces', '漢字'.repeat(50_000)],
    ['blanks', `a${' \t'.repeat(49_000)}b`],
    ['hashes', `${'#'.repeat(99_000)} x`],
  ])('reads 100,000 characters of %s in no time', (_, text) => {
    const before = performance.now();
    const suggestion = read(text);
    titleFrom(text);
    weightOfOffered(text);
    // Some milliseconds; what would go over a text again and again takes ten seconds and more.
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(suggestion.reason).not.toBe('');
  });
});

describe('the title of an offered text', () => {
  it.each([
    ['# The *bakery*\n\nOpened in 1921.', 'The bakery Opened in 1921.'],
    ['  Dear Anna,\n\nit rained.', 'Dear Anna, it rained.'],
    ['…', '…'],
    ['# ', 'A memory'],
    ['\u200b\u2066', 'A memory'],
    [`${'long words '.repeat(20)}`, 'long words long words long words long words long words long words…'],
    ['😀'.repeat(80), `${'😀'.repeat(35)}…`],
  ])('%j', (text, title) => {
    expect(titleFrom(text)).toBe(title);
  });
});
