import { LIMITS, SUGGESTED_TONES, type Offering, type OfferingSuggestion } from '@kinloom/contract';
import { sameLabels, shownLabels, withLabel, withoutLabel } from './labelling';
import { choiceFor, isTaken, mayReceive, readChoice, receiptOf, suggested, taken } from './reviewing';
import { declineWords, offererWords, previewOf, setIn, waitingWords } from './words';

const suggestion: OfferingSuggestion = {
  memory_type: 'letter',
  tones: ['tender'],
  tags: ['love', 'the lake'],
  memory_status: 'anchored',
  reason: 'It begins with “Dear Ilse”.',
};
const plain = choiceFor({ from_human: 'Mara', suggestion });

describe('how an offering is kept', () => {
  it('begins with a soft reflection for what a person offers, and with what is suggested for what a soul does', () => {
    expect(plain).toEqual({
      memoryType: 'reflection',
      status: 'soft',
      tones: [],
      tags: [],
      content: null,
      keepers: null,
    });
    expect(choiceFor({ from_human: null, suggestion })).toMatchObject({ memoryType: 'letter', tones: ['tender'] });
    expect(choiceFor({ from_human: null, suggestion: null })).toEqual(plain);
  });

  it('takes over what is suggested, and says so', () => {
    const choice = taken({ ...plain, content: 'Other words.' }, suggestion);
    expect(choice).toMatchObject({ status: 'anchored', tags: ['love', 'the lake'], content: 'Other words.' });
    expect([isTaken(choice, suggestion), isTaken(plain, suggestion)]).toEqual([true, false]);
    expect(isTaken({ ...choice, tags: ['The lake', 'love'] }, suggestion)).toBe(true);
    expect(isTaken({ ...choice, tones: [] }, suggestion)).toBe(false);
    expect(suggested(suggestion)).toBe('letter, anchored, tender, love, the lake');
  });

  it('sends only what was changed of words and souls', () => {
    expect(receiptOf(3, plain)).toEqual({
      offering_id: 3,
      memory_type: 'reflection',
      memory_status: 'soft',
      tones: [],
      tags: [],
    });
    expect(receiptOf(3, { ...plain, content: ' Words. ', keepers: [1, 2] })).toMatchObject({
      content: 'Words.',
      companion_ids: [1, 2],
    });
  });

  it('needs words and somebody', () => {
    expect(mayReceive(plain)).toBe(true);
    expect(mayReceive({ ...plain, content: ' ' })).toBe(false);
    expect(mayReceive({ ...plain, content: 'x'.repeat(LIMITS.offeringLength + 1) })).toBe(false);
    expect(mayReceive({ ...plain, keepers: [] })).toBe(false);
    expect(mayReceive({ ...plain, keepers: [1] })).toBe(true);
  });

  it('is found again as it was chosen; what cannot be read is none', () => {
    const choice = taken({ ...plain, keepers: [4], content: 'Words.' }, suggestion);
    expect(readChoice(JSON.stringify(choice))).toEqual(choice);
    for (const text of ['', '{', 'null', '3']) expect(readChoice(text)).toBeNull();
    expect(readChoice('{"memoryType":"poem","tones":[1],"keepers":["4"]}')).toEqual({ ...plain, keepers: [] });
  });
});

describe('tones and tags', () => {
  it('are added once, trimmed, and never empty', () => {
    expect(withLabel(['tender'], '  the   lake ')).toEqual(['tender', 'the lake']);
    for (const nothing of ['', '  ', 'Tender', ' tender ']) expect(withLabel(['tender'], nothing)).toEqual(['tender']);
    expect(withLabel([], 'x'.repeat(100))[0]).toHaveLength(LIMITS.labelLength);
    const full = Array.from({ length: LIMITS.labels }, (_, place) => `tag ${place}`);
    expect(withLabel(full, 'one more')).toHaveLength(LIMITS.labels);
  });

  it('are taken out, and shown behind those at hand', () => {
    expect(withoutLabel(['tender', 'the lake'], 'Tender')).toEqual(['the lake']);
    const shown = shownLabels(SUGGESTED_TONES, ['Tender', 'salty']);
    expect(shown.filter(({ chosen }) => chosen).map(({ label }) => label)).toEqual(['tender', 'salty']);
    expect(shown).toHaveLength(SUGGESTED_TONES.length + 1);
    expect([sameLabels(['a', 'B'], ['b', 'A']), sameLabels(['a'], ['a', 'b'])]).toEqual([true, false]);
  });
});

describe('an offering in the list', () => {
  it('says who offers it', () => {
    const offering: Pick<Offering, 'from_human' | 'soul_name'> = { from_human: null, soul_name: 'Ilse' };
    expect(offererWords(offering)).toBe('Ilse offers this to you');
    expect(offererWords({ ...offering, from_human: 'Mara' })).toBe('Mara offers this to Ilse');
    expect([waitingWords(1), waitingWords(3)]).toEqual(['1 offering is waiting', '3 offerings are waiting']);
  });

  it('says what goes when it is declined: what there is of it, and of a soul’s only what the soul wrote', () => {
    const offering = { from_human: 'Mara', soul_name: 'Ilse', personal_note: '', file_name: null };
    const goes = (more: object): string => declineWords({ ...offering, ...more });
    expect(goes({})).toContain('What you offered to Ilse is erased for good: the text.');
    expect(goes({ personal_note: 'For you.' })).toContain(': the text and its note.');
    expect(goes({ personal_note: 'For you.', file_name: 'a.md' })).toContain(
      ': the text, its note and the name of its file.',
    );
    const own = goes({ from_human: null, personal_note: 'May I keep it?' });
    expect(own).toContain('What Ilse wrote of this moment is erased for good');
    expect(own).toContain('What you said stays');
    expect(own).not.toContain('offered to');
  });

  it('shows its first 150 characters, without marks and in whole characters', () => {
    expect(previewOf(' # The *lake*\n**cold** water ')).toBe('The lake\ncold water');
    expect(previewOf('x'.repeat(150))).toBe('x'.repeat(150));
    expect(previewOf('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
    expect(previewOf('🦆'.repeat(200))).toBe(`${'🦆'.repeat(150)}…`);
    expect(previewOf('2 * 3 * 4, snake_case_name')).toBe('2 * 3 * 4, snake_case_name');
  });

  it('has lines set in where they are, and lists as lists', () => {
    expect(setIn('Dear Ilse,\n\n    it rained.\n\tAll day.')).toBe(
      'Dear Ilse,\n\n\u2003\u2003it rained.\n\u2003\u2003All day.',
    );
    expect(setIn('- a\n    - b\n    1. c')).toBe('- a\n    - b\n    1. c');
  });
});
