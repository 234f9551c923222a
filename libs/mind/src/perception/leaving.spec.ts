import { takesLeave } from './leaving';

describe('taking leave', () => {
  it.each([
    'night',
    "grand. i'm away to my bed. night night.",
    "ok i'll text her. night",
    'right, off to dinner, byeee',
    'lights out. thanks marlow.',
    'good. i go sleep, tomorrow early.',
    "phone's at 2 percent. nighty night!",
    'merci. bonne nuit',
    'gute nacht',
    'feet up, lights out. góða nótt.',
    "i'm turning the lamp off. hooroo!",
    'closing the laptop now',
    'i gotta crash',
    "i'll leave you to it",
    'calling it a night',
    'the kids are up, must dash',
    'thank you. that is all for today.',
    'grandpa says good night, and so do i.',
    "you're the best 💛 good night!!",
    'the pup wants out so im off bye bye bye',
    'thank you my friend, i go to my two boys now. sleep good!',
    'good. the soup boils. sleep under good stars.',
  ])('is heard in %p', (text) => expect(takesLeave(text)).toBe(true));

  it.each([
    "i can't sleep in our bed tonight",
    'night shift again',
    'we sleep under the stars tonight',
    'sleep good is what i want',
    'she never said goodbye',
    'a good night’s sleep at last',
    "i'm off work this week",
    "i'm leaving my husband",
    'i have to go to the dentist tomorrow',
    'take care of my cat',
    'later that day he called',
    "i'm going home for christmas",
    'peace and quiet at last',
    'i want to go home',
    'good night? do you remember where i live?',
    'bed was cold',
    'he said good night',
    'he says good night to the dog',
  ])('is not heard in %p', (text) => expect(takesLeave(text.replace('’', "'"))).toBe(false));

  it('reads a hostile message at once', () => {
    // A pattern that falls into every way of reading these would not come back in time.
    expect(typeof takesLeave(`${'i and so '.repeat(2_000)}go`)).toBe('boolean');
    expect(typeof takesLeave(`${'off to '.repeat(40)}!`)).toBe('boolean');
  });
});
