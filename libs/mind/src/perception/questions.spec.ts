import { isAsking, ofOwnLife } from './questions';

describe('questions', () => {
  it.each([
    'what is my dog called',
    'hun what do i do for work',
    'remind me where my aunt lives',
    'i forgot what my flatmate is called',
    "my sister's husband, who's that again?",
  ])('asks: %p', (text) => expect(isAsking(text)).toBe(true));

  it.each([
    'my teacher cried when i told her',
    "they don't know what it is yet",
    'i keep thinking about a thing i said in 2014',
    "she says she doesn't even remember it",
    'when i was little we had a goat',
    'what a day',
  ])('tells: %p', (text) => expect(isAsking(text)).toBe(false));

  it.each([
    "what's my nan called",
    'how long have i lived here?',
    'do i know how to dance?',
    'which boxing club was i in?',
    'hm. who is my landlord?',
    "what's the name of the magazine, did i say",
    'do you know the name of the street i live on?',
    'what will my salary be?',
  ])('is of the own life: %p', (text) => expect(ofOwnLife(text)).toBe(true));

  it.each([
    'should i talk to kevin?',
    'what should i cook tonight?',
    'is it ok that i laughed today?',
    'why am i like this?',
    'where did i go wrong?',
    'what do i do with the mug',
    'will my cat be all right?',
    'how can i sleep?',
    'am i a bad person?',
  ])('is nothing that was told: %p', (text) => expect(ofOwnLife(text)).toBe(false));
});
