import { composeMessage, EMOJIS } from './compose-message';

describe('composing', () => {
  it.each(['', ' ', '\n\t \u00a0'])('finds %j blank', (text) => expect(composeMessage(text).isBlank).toBe(true));

  it('keeps leading and inner white space and trims the end', () => {
    expect(composeMessage('  a\n\nb \n')).toMatchObject({ content: '  a\n\nb', isBlank: false });
  });

  it('shows the length only near the limit of 16,000', () => {
    expect(composeMessage('x'.repeat(15_000)).lengthNote).toBeNull();
    expect(composeMessage('x'.repeat(15_001)).lengthNote).toBe('15,001 of 16,000 characters');
  });

  it('accepts at most 16,000 characters', () => {
    expect(composeMessage('x'.repeat(16_000)).isTooLong).toBe(false);
    expect(composeMessage('x'.repeat(16_001)).isTooLong).toBe(true);
    expect(composeMessage('x'.repeat(16_000) + '   ').isTooLong).toBe(false);
  });

  it('has ten emojis', () => expect(new Set(EMOJIS).size).toBe(10));
});
