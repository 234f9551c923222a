import { LIMITS, OFFERING_TEXTS } from '@kinloom/contract';
import {
  EMPTY_DRAFT,
  toOfferBody,
  PROBLEM_TEXTS,
  validateOffering,
  parseOfferingDraft,
  serialiseDraft,
} from './offering-draft';

const draft = { soulId: 7, content: ' The herons came. ', note: ' for you ', fileName: 'herons.md' };

describe('offering draft', () => {
  it('round-trips through storage', () => expect(parseOfferingDraft(serialiseDraft(draft))).toEqual(draft));

  it.each(['', '{', 'null', '[]', '"words"', '{"soulId":"7","content":3,"note":null,"fileName":{}}'])(
    'is empty for %j',
    (text) => expect(parseOfferingDraft(text)).toEqual(EMPTY_DRAFT),
  );

  it('is not stored without text', () => {
    expect(serialiseDraft({ ...EMPTY_DRAFT, soulId: 7 })).toBe('');
    expect(serialiseDraft({ ...EMPTY_DRAFT, note: 'n' })).not.toBe('');
  });

  it('requires a soul and text within the limit', () => {
    expect(validateOffering(draft)).toBeNull();
    expect(validateOffering({ ...draft, soulId: null })).toBe('soul');
    expect(validateOffering({ ...draft, content: ' \n ' })).toBe('content');
    expect(validateOffering({ ...draft, content: ` ${'x'.repeat(LIMITS.offeringLength)}\n` })).toBeNull();
    expect(validateOffering({ ...draft, content: 'x'.repeat(LIMITS.offeringLength + 1) })).toBe('long');
    expect([PROBLEM_TEXTS.soul, PROBLEM_TEXTS.content]).toEqual([OFFERING_TEXTS.missing, OFFERING_TEXTS.missing]);
    expect(PROBLEM_TEXTS.long).toBe('A memory has at most 100,000 characters.');
  });

  it('is sent trimmed, or not at all if invalid', () => {
    expect(toOfferBody(draft)).toEqual({
      soul_id: 7,
      content: 'The herons came.',
      personal_note: 'for you',
      file_name: 'herons.md',
    });
    expect(toOfferBody({ ...draft, content: '' })).toBeNull();
  });
});
