import { LIMITS, OFFERING_TEXTS } from '@kinloom/contract';
import { EMPTY_DRAFT, offerOf, PROBLEM_WORDS, problemOf, readDraft, written } from './drafting';

const draft = { soulId: 7, content: ' The herons came. ', note: ' for you ', fileName: 'herons.md' };

describe('a memory that is written down', () => {
  it('is found again as it was', () => expect(readDraft(written(draft))).toEqual(draft));

  it.each(['', '{', 'null', '[]', '"words"', '{"soulId":"7","content":3,"note":null,"fileName":{}}'])(
    'is empty where %j was kept',
    (text) => expect(readDraft(text)).toEqual(EMPTY_DRAFT),
  );

  it('is not kept where nothing is written', () => {
    expect(written({ ...EMPTY_DRAFT, soulId: 7 })).toBe('');
    expect(written({ ...EMPTY_DRAFT, note: 'n' })).not.toBe('');
  });

  it('needs a soul and words, and not too many', () => {
    expect(problemOf(draft)).toBeNull();
    expect(problemOf({ ...draft, soulId: null })).toBe('soul');
    expect(problemOf({ ...draft, content: ' \n ' })).toBe('content');
    expect(problemOf({ ...draft, content: ` ${'x'.repeat(LIMITS.offeringLength)}\n` })).toBeNull();
    expect(problemOf({ ...draft, content: 'x'.repeat(LIMITS.offeringLength + 1) })).toBe('long');
    expect([PROBLEM_WORDS.soul, PROBLEM_WORDS.content]).toEqual([OFFERING_TEXTS.missing, OFFERING_TEXTS.missing]);
    expect(PROBLEM_WORDS.long).toBe('A memory has at most 100,000 characters.');
  });

  it('is sent without what surrounds it, or not at all', () => {
    expect(offerOf(draft)).toEqual({
      soul_id: 7,
      content: 'The herons came.',
      personal_note: 'for you',
      file_name: 'herons.md',
    });
    expect(offerOf({ ...draft, content: '' })).toBeNull();
  });
});
