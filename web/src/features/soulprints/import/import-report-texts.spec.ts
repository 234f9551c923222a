import { countText, noteTexts, formatLabel, skippedTexts, periodText, confidenceText } from './import-report-texts';

describe('import report texts', () => {
  it('name the program', () => {
    expect(formatLabel('whatsapp')).toBe('A WhatsApp chat');
    expect(formatLabel(null)).toBe('Separate entries');
    expect(formatLabel('toString')).not.toContain('function');
  });

  it('list skipped messages by reason, most frequent first', () => {
    expect(skippedTexts({ skipped: { media: 1, system: 1_200, deleted: 0, odd: 2 }, duplicates: 3 })).toEqual([
      '1,200 system messages',
      '2 other messages',
      '1 media file without text',
      '3 messages that were imported before',
    ]);
    expect(skippedTexts({ skipped: {}, duplicates: 0 })).toEqual([]);
  });

  it('list known notes and ignore unknown codes', () => {
    expect(noteTexts(['interrupted', 'odd'])).toEqual([
      'The export is incomplete. Everything before the end was read.',
    ]);
  });

  it('format the period', () => {
    expect(periodText(null)).toBeNull();
    expect(periodText({ from: '2021-03-03T10:00:00Z', to: '2021-03-03T12:00:00Z' })).toBe('March 3, 2021');
    expect(periodText({ from: '2021-03-03T10:00:00Z', to: '2022-04-04T12:00:00Z' })).toBe(
      'March 3, 2021 to April 4, 2022',
    );
  });

  it('count with singular and plural', () =>
    expect([countText(1, 'message'), countText(2, 'message'), countText(0, 'entry', 'entries')]).toEqual([
      '1 message',
      '2 messages',
      '0 entries',
    ]));

  it.each([
    [0.95, 'The export itself says so.'],
    [0.8, 'This is likely. Please check it.'],
    [0.2, 'This is only a guess. Please select the speakers.'],
  ])('describe a confidence of %d', (sure, words) => expect(confidenceText(sure)).toBe(words));
});
