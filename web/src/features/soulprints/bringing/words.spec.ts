import { counted, noteWords, programOf, skippedWords, spanWords, sureWords } from './words';

describe('an export in words', () => {
  it('names the program', () => {
    expect(programOf('whatsapp')).toBe('A WhatsApp chat');
    expect(programOf(null)).toBe('Entries, one by one');
    expect(programOf('toString')).not.toContain('function');
  });

  it('says what was left and why, most of it first', () => {
    expect(skippedWords({ skipped: { media: 1, system: 1_200, deleted: 0, odd: 2 }, duplicates: 3 })).toEqual([
      '1,200 notices of the program',
      '2 messages that were left',
      '1 picture, sound or file without words',
      '3 messages that were brought before',
    ]);
    expect(skippedWords({ skipped: {}, duplicates: 0 })).toEqual([]);
  });

  it('says what else there is to say, and nothing of codes it does not know', () => {
    expect(noteWords(['interrupted', 'odd'])).toEqual(['The export ends in the middle. What came before is here.']);
  });

  it('says from when to when', () => {
    expect(spanWords(null)).toBeNull();
    expect(spanWords({ from: '2021-03-03T10:00:00Z', to: '2021-03-03T12:00:00Z' })).toBe('March 3, 2021');
    expect(spanWords({ from: '2021-03-03T10:00:00Z', to: '2022-04-04T12:00:00Z' })).toBe(
      'March 3, 2021 to April 4, 2022',
    );
  });

  it('counts', () =>
    expect([counted(1, 'message'), counted(2, 'message'), counted(0, 'entry', 'entries')]).toEqual([
      '1 message',
      '2 messages',
      '0 entries',
    ]));

  it.each([
    [0.95, 'The export itself says so.'],
    [0.8, 'This is likely. Please look whether it is right.'],
    [0.2, 'This is only a guess. Please say who is who.'],
  ])('%d sure', (sure, words) => expect(sureWords(sure)).toBe(words));
});
