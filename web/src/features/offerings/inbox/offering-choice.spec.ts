import { LIMITS, SUGGESTED_TONES, type Offering, type OfferingSuggestion } from '@kinloom/contract';
import { hasSameLabels, listLabels, addLabel, removeLabel } from '../labels';
import {
  initialChoice,
  isSuggestionApplied,
  isChoiceValid,
  parseChoice,
  toReceiveBody,
  formatSuggestion,
  applySuggestion,
} from './offering-choice';
import { formatDeclineQuestion, formatOfferer, keepIndentation, formatPendingCount } from '../offering-text';

const suggestion: OfferingSuggestion = {
  memory_type: 'letter',
  tones: ['tender'],
  tags: ['love', 'the lake'],
  memory_status: 'anchored',
  reason: 'It begins with “Dear Ilse”.',
};
const plain = initialChoice({ from_human: 'Mara', suggestion });

describe('offering choice', () => {
  it('starts with the defaults for a user, with the suggestion for a soul', () => {
    expect(plain).toEqual({
      memoryType: 'reflection',
      status: 'soft',
      tones: [],
      tags: [],
      content: null,
      keepers: null,
    });
    expect(initialChoice({ from_human: null, suggestion })).toMatchObject({ memoryType: 'letter', tones: ['tender'] });
    expect(initialChoice({ from_human: null, suggestion: null })).toEqual(plain);
  });

  it('applies a suggestion and detects that it is applied', () => {
    const choice = applySuggestion({ ...plain, content: 'Other words.' }, suggestion);
    expect(choice).toMatchObject({ status: 'anchored', tags: ['love', 'the lake'], content: 'Other words.' });
    expect([isSuggestionApplied(choice, suggestion), isSuggestionApplied(plain, suggestion)]).toEqual([true, false]);
    expect(isSuggestionApplied({ ...choice, tags: ['The lake', 'love'] }, suggestion)).toBe(true);
    expect(isSuggestionApplied({ ...choice, tones: [] }, suggestion)).toBe(false);
    expect(formatSuggestion(suggestion)).toBe('letter, anchored, tender, love, the lake');
  });

  it('sends text and souls only if changed', () => {
    expect(toReceiveBody(3, plain)).toEqual({
      offering_id: 3,
      memory_type: 'reflection',
      memory_status: 'soft',
      tones: [],
      tags: [],
    });
    expect(toReceiveBody(3, { ...plain, content: ' Words. ', keepers: [1, 2] })).toMatchObject({
      content: 'Words.',
      companion_ids: [1, 2],
    });
  });

  it('requires text and a soul', () => {
    expect(isChoiceValid(plain)).toBe(true);
    expect(isChoiceValid({ ...plain, content: ' ' })).toBe(false);
    expect(isChoiceValid({ ...plain, content: 'x'.repeat(LIMITS.offeringLength + 1) })).toBe(false);
    expect(isChoiceValid({ ...plain, keepers: [] })).toBe(false);
    expect(isChoiceValid({ ...plain, keepers: [1] })).toBe(true);
  });

  it('round-trips through storage and rejects unreadable text', () => {
    const choice = applySuggestion({ ...plain, keepers: [4], content: 'Words.' }, suggestion);
    expect(parseChoice(JSON.stringify(choice))).toEqual(choice);
    for (const text of ['', '{', 'null', '3']) expect(parseChoice(text)).toBeNull();
    expect(parseChoice('{"memoryType":"poem","tones":[1],"keepers":["4"]}')).toEqual({ ...plain, keepers: [] });
  });
});

describe('tones and tags', () => {
  it('are trimmed, deduplicated and never empty', () => {
    expect(addLabel(['tender'], '  the   lake ')).toEqual(['tender', 'the lake']);
    for (const nothing of ['', '  ', 'Tender', ' tender ']) expect(addLabel(['tender'], nothing)).toEqual(['tender']);
    expect(addLabel([], 'x'.repeat(100))[0]).toHaveLength(LIMITS.labelLength);
    const full = Array.from({ length: LIMITS.labels }, (_, place) => `tag ${place}`);
    expect(addLabel(full, 'one more')).toHaveLength(LIMITS.labels);
  });

  it('are removed, and listed after the suggested ones', () => {
    expect(removeLabel(['tender', 'the lake'], 'Tender')).toEqual(['the lake']);
    const shown = listLabels(SUGGESTED_TONES, ['Tender', 'salty']);
    expect(shown.filter(({ chosen }) => chosen).map(({ label }) => label)).toEqual(['tender', 'salty']);
    expect(shown).toHaveLength(SUGGESTED_TONES.length + 1);
    expect([hasSameLabels(['a', 'B'], ['b', 'A']), hasSameLabels(['a'], ['a', 'b'])]).toEqual([true, false]);
  });
});

describe('an offering in the list', () => {
  it('names who offers it', () => {
    const offering: Pick<Offering, 'from_human' | 'soul_name'> = { from_human: null, soul_name: 'Ilse' };
    expect(formatOfferer(offering)).toBe('Ilse offers this to you');
    expect(formatOfferer({ ...offering, from_human: 'Mara' })).toBe('Mara offers this to Ilse');
    expect([formatPendingCount(1), formatPendingCount(3)]).toEqual([
      '1 offering is waiting',
      '3 offerings are waiting',
    ]);
  });

  it('lists what declining erases', () => {
    const offering = { from_human: 'Mara', soul_name: 'Ilse', personal_note: '', file_name: null };
    const goes = (more: object): string => formatDeclineQuestion({ ...offering, ...more });
    expect(goes({})).toContain('What you offered to Ilse will be permanently deleted: the text.');
    expect(goes({ personal_note: 'For you.' })).toContain(': the text and its note.');
    expect(goes({ personal_note: 'For you.', file_name: 'a.md' })).toContain(
      ': the text, its note and the name of its file.',
    );
    const own = goes({ from_human: null, personal_note: 'May I keep it?' });
    expect(own).toContain('What Ilse wrote about this moment will be permanently deleted');
    expect(own).toContain('Your messages and what Ilse learned from them remain');
    expect(own).not.toContain('offered to');
  });

  it('keeps indentation and list markers', () => {
    expect(keepIndentation('Dear Ilse,\n\n    it rained.\n\tAll day.')).toBe(
      'Dear Ilse,\n\n\u2003\u2003it rained.\n\u2003\u2003All day.',
    );
    expect(keepIndentation('- a\n    - b\n    1. c')).toBe('- a\n    - b\n    1. c');
  });
});
