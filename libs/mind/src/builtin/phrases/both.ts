/** Joy, and somebody who is missed in the middle of it. */
export const BOTH = [
  'And no wonder {absent} was there in your thoughts: on such days one looks round for whoever is missing.',
  'And in the middle of it {absent}: joy and missing somebody can sit on the same chair.',
  'That {absent} came to mind in that very moment says how much you would have liked to share it.',
  'And {absent} belongs to this day as well, in a way.',
];
export const BOTH_ASK = [
  'What do you think {absent} would have said today?',
  'What would you have liked {absent} to see?',
  'What was it that brought {absent} to mind just then?',
];
/** To a bare answer to the soul's own question. */
export const ANSWERED = ['{quote}, then.', '{quote}: good to know.', 'Ah, {quote}.', '{quote}: I see.', 'So, {quote}.'];
/** More about somebody who is missed. */
export const OF_THEM = [
  'That is a piece of {who} I am glad to have.',
  'I am glad you tell me such things about {who}.',
  'So that belongs to {who}, too.',
  'I get to know {who} a little through you.',
  'With that, {who} comes a little closer.',
];
