import { composeMessage, EMOJIS } from './compose-message';

describe('composing', () => {
  it.each(['', ' ', '\n\t \u00a0'])('finds %j blank', (text) => expect(composeMessage(text).blank).toBe(true));

  it('keeps white space within and before the words, and drops it after them', () => {
    expect(composeMessage('  a\n\nb \n')).toMatchObject({ content: '  a\n\nb', blank: false });
  });

  it('tells the length near the limit of 16,000 only', () => {
    expect(composeMessage('x'.repeat(15_000)).remark).toBeNull();
    expect(composeMessage('x'.repeat(15_001)).remark).toBe('15,001 of 16,000 characters');
  });

  it('takes 16,000 characters and not one more', () => {
    expect(composeMessage('x'.repeat(16_000)).tooLong).toBe(false);
    expect(composeMessage('x'.repeat(16_001)).tooLong).toBe(true);
    expect(composeMessage('x'.repeat(16_000) + '   ').tooLong).toBe(false);
  });

  it('has ten emojis', () => expect(new Set(EMOJIS).size).toBe(10));
});
