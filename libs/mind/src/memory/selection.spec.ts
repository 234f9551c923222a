import { draftsOf } from './keep';
import type { Heard } from './memory';

let seq = 0;
const heard = (text: string, from: Heard['from'] = 'person'): Heard => ({
  id: ++seq,
  conversationId: 1,
  seq,
  from,
  speaker: from === 'person' ? 'Robin' : 'Lumen',
  text,
  at: Date.UTC(2026, 10, 20, 18),
  whispered: false,
});
const kept = (text: string, ...before: string[]): string[] =>
  draftsOf(heard(text), {
    personName: 'Robin',
    soulName: 'Lumen',
    before: before.map((line) => heard(line)),
  }).map(({ content }) => content);

describe('what is kept', () => {
  it.each([
    'My dad had a stroke last night.',
    'they let me go today, eleven years with that company',
    'we lost the baby at twelve weeks',
    'My grandmother died when I was nine.',
    'got engaged on Saturday!!!',
  ])('something that matters: %s', (text) => expect(kept(text)).not.toEqual([]));

  it.each([
    'the printer died again',
    'this meeting is killing me',
    'he is dead to me lol',
    'lol I am dead',
    'you are so funny today',
    'Someone in the office has eaten my yoghurt.',
    'can you tell me a joke about cats',
    'Mild, with a south-westerly.',
  ])('and nothing of: %s', (text) => expect(kept(text)).toEqual([]));

  it('one note of what was said once', () => {
    expect(kept('My sister is called Ana.')).toEqual(['Your sister is called Ana.']);
    const notes = kept('My dad had a stroke. He is in hospital in Leeds and cannot speak.');
    expect(notes.filter((note) => note.includes('stroke'))).toHaveLength(1);
  });

  it('who was meant, with the message before', () => {
    expect(kept('He lost his job on Friday', 'my brother came over').join()).toContain('Your brother lost his job');
  });
});
