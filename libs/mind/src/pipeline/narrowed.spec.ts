import type { FactAnswer } from '../memory/asking';
import type { Heard } from '../memory/memory';
import { narrowed } from './narrowed';
import { ownQuestion } from './own-question';
import { unkept } from './told';

const LONG =
  "I'm Petra, 33, I sell hearing aids in Linz, I share a flat with my cousin Ute and her tortoise Kaiser, I play water polo on Tuesdays, and my knee clicks";
const SHORT = 'I share a flat with my cousin Ute.';

const heard = (id: number, text: string, from: Heard['from'] = 'person'): Heard => ({
  id,
  conversationId: 1,
  seq: id,
  from,
  speaker: from === 'person' ? 'Petra' : 'Lumen',
  text,
  at: Date.UTC(2026, 2, 2) + id * 60_000,
  whispered: false,
});

function narrow(question: string, said: Heard[], asks: FactAnswer['asks'] = 'value') {
  const asked = ownQuestion(question, []);
  const [first] = said;
  if (!asked || !first) throw new Error('nothing was asked or said');
  const memory = unkept(first, `You said "${first.text}"`, null);
  const answer: FactAnswer = { asks, subject: 'person', relation: 'told', holds: null, memories: [memory] };
  return narrowed(answer, asked, said).memories[0]?.content;
}

describe('an answer in the words that answer', () => {
  it.each([
    ['What do I sell?', 'You said "I sell hearing aids in Linz"'],
    ['Which sport do I play?', 'You said "I play water polo on Tuesdays"'],
    ['What does my knee do?', 'You said "my knee clicks"'],
  ])('%s', (question, expected) => {
    expect(narrow(question, [heard(1, LONG)])).toBe(expected);
  });

  it('is all of it where it is short, and was not told a moment ago', () => {
    expect(narrow('Whom do I share a flat with?', [heard(1, SHORT)])).toBe(`You said "${SHORT}"`);
  });

  it('is a part of what was told a moment ago, and of nothing else that was', () => {
    const text = 'Nils is four and Astrid is seven, and they both like the harbour very much.';
    const again = heard(2, `You said "${text}"`, 'soul');
    expect(narrow('How old is Nils?', [heard(1, text), again])).toBe('You said "Nils is four and Astrid is seven"');
    expect(narrow('How old is Nils?', [heard(1, text), heard(2, 'That is good.', 'soul')])).toBe(`You said "${text}"`);
  });

  it('is the part that holds what is asked for, where another only speaks of it', () => {
    const text = 'We paint the boat all new this week and give a new name for luck. Now she is Mary Ann.';
    const again = heard(2, `You said "${text}"`, 'soul');
    expect(narrow('What is the boat called now?', [heard(1, text), again])).toBe('You said "Now she is Mary Ann"');
  });

  it('is held beside all of it, for who writes a word or four', () => {
    const text = 'Nils is four and Astrid is seven, and they both like the harbour very much.';
    const asked = ownQuestion('How old is Nils?', []);
    if (!asked) throw new Error('nothing was asked');
    const said = heard(1, text);
    const memories = [unkept(said, `You said "${text}"`, null)];
    const answer: FactAnswer = { asks: 'value', subject: 'person', relation: 'told', holds: null, memories };
    const shown = narrowed(answer, asked, [said]);
    expect(shown.memories).toEqual(memories);
    expect(shown.inBrief?.content).toBe('You said "Nils is four and Astrid is seven"');
  });

  it('is all of it where no part says anything of what is asked, and where a day is asked for', () => {
    expect(narrow('What colour is my bicycle?', [heard(1, LONG)])).toBe(`You said "${LONG}"`);
    expect(narrow('When do I play water polo?', [heard(1, LONG)], 'when')).toBe(`You said "${LONG}"`);
  });
});
