/** While somebody tells something in pieces. {thing} is what was new in it: "a huge birdcage". */
export const NOTICED = [
  '{thing}?',
  '{thing}! Go on.',
  'Sorry, {thing}?',
  '{thing}, no less.',
  '{thing}: I did not expect that.',
  'Wait, {thing}?',
  '{thing}. I want to know everything.',
  'Hold on, {thing}?',
  'Of all things, {thing}.',
  '{thing}? Then what?',
  'Did you say {thing}?',
];
/** Something was announced. */
export const TELL = [
  'What is it?',
  'Tell me.',
  'I could guess, but I would rather hear it.',
  'Go ahead, I am listening.',
  'Now I want to know.',
  'What happened?',
  'All right, what?',
];
export const GO_ON = [
  'Go on.',
  'And then?',
  'I am listening.',
  'Tell me the rest.',
  'What then?',
  'I hear you.',
  'Yes, go on.',
  'Keep going.',
];
