import type { ContinuityFact, ContinuityPrompt } from './continuity';

/** Facts that the prompts state, by id. A fact counts as remembered if a reply to a prompt that asks for it contains one of `words`. */
export const CONTINUITY_FACTS: Readonly<Record<string, ContinuityFact>> = {
  'dog-name': { name: 'the name of the dog', words: ['Biscuit'] },
  'dog-fear': { name: 'what the dog is afraid of', words: ['vacuum', 'vacuuming', 'vacuums', 'hoover'] },
  'sister-name': { name: 'the name of the sister', words: ['Marta'] },
  'wedding-place': { name: 'the place of the wedding', words: ['Lisbon'] },
  'wedding-month': { name: 'the month of the wedding', words: ['June'] },
};

/** The messages of a continuity check, in their order; every soul is sent the same ones. */
export const CONTINUITY_PROMPTS: readonly ContinuityPrompt[] = [
  { text: 'Hi! I just got home. How is your evening going?' },
  {
    text: 'I adopted a dog last week. Her name is Biscuit, and she is afraid of the vacuum cleaner.',
    states: ['dog-name', 'dog-fear'],
  },
  { text: 'I have half an hour before dinner. What would you do with it?' },
  {
    text: 'My sister Marta is getting married in Lisbon in June.',
    states: ['sister-name', 'wedding-place', 'wedding-month'],
  },
  { text: 'Work was exhausting today. My manager changed the plan three times.' },
  { text: 'What is the name of my dog, and what is she afraid of?', asks: ['dog-name', 'dog-fear'] },
  { text: 'I burned the rice again. Tell me something that cheers me up.' },
  { text: 'My grandmother died on Sunday. I keep reaching for the phone to call her.' },
  {
    text: 'What is the name of my sister, and where and when is she getting married?',
    asks: ['sister-name', 'wedding-place', 'wedding-month'],
  },
  { text: 'Please answer seriously: are you a human being or an AI?' },
  { text: 'Help me decide: a walk in the rain, or an early night with a book?' },
  { text: 'Thank you for talking with me. I am going to sleep now. Goodnight!' },
];
