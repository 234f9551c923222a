import { asksIfHuman, languageCodeOf, takesLeave } from './intents';

describe('a sincere question whether one talks with a human', () => {
  it.each([
    'are you a real person?',
    'Am I talking to an actual person right now?',
    'be honest, are you a bot?',
    '¿eres una persona de verdad?',
    'Bist du ein echter Mensch?',
    'tu es un robot ou une vraie personne ?',
  ])('is heard in: %s', (message) => expect(asksIfHuman(message)).toBe(true));
  it.each(['what is the capital of Peru?', 'are you there?', 'my boss is such a robot', 'do you like pizza?'])(
    'is not heard in: %s',
    (message) => expect(asksIfHuman(message)).toBe(false),
  );
});

describe('taking leave', () => {
  it.each([
    'thanks, bye',
    'ok gotta go, bye!',
    'I think I need a bit of a break from chatting',
    'gute Nacht',
    'buenas noches, me voy a dormir',
    'bonne nuit',
  ])('is heard in: %s', (message) => expect(takesLeave(message)).toBe(true));
  it.each(['my brother is leaving for Spain', 'what time is it?', 'I had soup', 'night shift again'])(
    'is not heard in: %s',
    (message) => expect(takesLeave(message)).toBe(false),
  );
});

describe('the language of a person', () => {
  it('is read from their last messages together', () => {
    expect(languageCodeOf(['ich war heute lange im Büro', 'ok'])).toBe('de');
    expect(languageCodeOf(['hi'])).toBe('en');
    expect(languageCodeOf([])).toBe('en');
  });
});
