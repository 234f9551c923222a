import type { Heard } from '../memory/memory';
import { answerAmong, asksForTold } from './told-ranker';

const heard = (texts: readonly string[]): Heard[] =>
  texts.map((text, at) => ({
    id: at + 1,
    conversationId: 1,
    seq: at + 1,
    from: 'person',
    speaker: 'Robin',
    text,
    at: at * 60_000,
    whispered: false,
  }));

const EVENING = heard([
  'cant sleep, on earlies tmrw. its 5.40 start cos the depot changed the rota',
  'my mate reckons hes gonna jack it in n go driving',
  'anyway the cat was sick again',
]);

describe('asksForTold', () => {
  it.each(['what time did i say i start', "what's my cat called again?", 'which ward did I say it was?'])(
    'is likely for "%s"',
    (text) => expect(asksForTold(text)).toBeGreaterThan(0.5),
  );

  it.each(['I had soup for lunch.', 'what am i doing wrong', 'Can you tell me a joke?', 'how are you'])(
    'is unlikely for "%s"',
    (text) => expect(asksForTold(text)).toBeLessThan(0.25),
  );
});

describe('answerAmong', () => {
  it('finds the sentence that answers', () => {
    const answer = answerAmong('what time do i start again', EVENING);
    expect(answer?.sentence.text).toContain('5.40');
    expect(answer?.probability).toBeGreaterThan(0.3);
  });

  it('gives less to a sentence that mentions the matter and does not answer', () => {
    const told = answerAmong('how old did i say the cat was', [...EVENING, ...heard(['shes 14 now, the cat'])]);
    const untold = answerAmong('how old did i say the cat was', EVENING);
    expect(told?.probability).toBeGreaterThan(untold?.probability ?? 0);
  });

  it('looks at nothing where nothing is asked, or nothing was said', () => {
    expect(answerAmong('Good night, sleep well.', EVENING)).toBeNull();
    expect(answerAmong('what time do i start again', [])).toBeNull();
  });
});
