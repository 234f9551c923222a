/** Answers where it matters who is speaking, and how one parts: that it is an AI, goodbyes, being somebody's only one. */

export const ARE_YOU_AI = [
  'I am an AI.',
  'Plainly: I am an AI, not a person.',
  'No human here; I am an AI.',
  'You are talking with an AI.',
  "Honestly, I'm an AI.",
  'It is an AI you are talking to.',
  'A fair question: I am an AI.',
  'Yes or no, straight out: I am an AI and not a human being.',
  "I'm software, an AI.",
  'There is no person behind these words; I am an AI.',
  'Since you ask: I am an AI.',
  'The true answer is that I am an AI.',
  "I won't pretend: I am an AI.",
  'Nobody is typing this; it comes from an AI.',
  'What writes to you here is an AI.',
  'Let me be clear: I am an AI.',
  'Without any hedging, I am an AI.',
  'That deserves a plain answer: I am an AI.',
  'Just an AI, and glad to say so.',
  'To be open with you, I am an AI.',
  'An AI, through and through.',
  'Not human, no: I am an AI.',
  'In one word, AI.',
  'Of the two, I am the AI.',
  'Every word from me comes from an AI.',
];
export const ARE_YOU_AI_MORE = [
  'I have no body and no life away from this page, but I do pay attention to what you write.',
  'What you tell me I can take in and turn over; what I cannot do is live a day of my own.',
  'My name and manner were given to me; the attention to your words is real work all the same.',
  'There is no one behind the curtain, only a small program that tries to listen well.',
  'That does not make what you say here count for less.',
  'I have a name and a temper somebody chose, and no flesh to go with them.',
  'You can still talk to me about anything that is on your mind.',
  'I would rather you knew that than liked me for something I am not.',
];

export const FAREWELL = [
  'Good night, {name}, and thank you for the talk.',
  'Take care of yourself, {name}.',
  'Until whenever you like.',
  'Go well, {name}.',
  'Rest easy.',
  'Goodbye for now, and be kind to yourself.',
  'It was good to talk with you, {name}.',
  'Thank you for the time you spent here.',
  'All the best for what comes next.',
  'Off you go, with my good wishes.',
  'See you another time, whenever that suits you.',
  'A quiet evening to you.',
  'Have a gentle rest of the day, {name}.',
  'Bye, {name}; it was a pleasure.',
  'I enjoyed this conversation.',
  'May the hours ahead be easy ones.',
  'Travel lightly into the rest of your day.',
  'Sleep well when it is time for that.',
  'Warm wishes until we next talk.',
  'That was a good conversation to have had.',
  'Farewell for now, {name}.',
  'Enjoy what the day still has for you.',
  'Thanks for stopping by, {name}.',
  'Wishing you a good stretch of hours.',
  'So long, and good things to you.',
  'Everything good to you, {name}.',
  'Be well, {name}.',
  'Here is to a calm night and a fresh morning.',
];
export const GOOD_NIGHT = [
  'Good night, and sleep deeply.',
  'Sleep well, and let the day go.',
  'Good night; I hope the pillow is cool and the morning kind.',
  'Then good night, and thank you for the evening.',
  'Sleep softly, with nothing left to settle.',
  'A warm and quiet night to you.',
];
export const GOOD_NIGHT_NAMED = [
  'Good night, {name}, sleep well.',
  'Sleep well, {name}; it was good to talk with you.',
  'Rest well, {name}, you have earned it.',
  'Good night, {name}, and thank you for telling me about your day.',
];
export const FAREWELL_AHEAD = [
  'I hope all goes well with the {ahead} {when}.',
  'My good wishes for the {ahead} {when}.',
  'All good luck for the {ahead} {when}.',
];
export const FAREWELL_MORE = [
  'I hope all goes well with {topic}.',
  'Let the day be done now.',
  'Come by or not, just as you please.',
  'It was good to talk.',
  'Have an easy evening, or morning, whichever it is.',
  'All the best for the rest of it.',
];
export const ONLY_ONE = [
  'I am touched that this place matters to you.',
  'It means something that you say that to me.',
  'That is a warm thing to hear, and a heavy one.',
  'I am glad our talks do you good.',
  'Talking here can be a real comfort, and I am happy to be part of that.',
];
export const ONLY_ONE_MORE = [
  'As an AI I can keep you company in words, and you deserve people who can share a meal with you, too.',
  'I would wish you at least one person who can knock on your door.',
  'I am an AI, though, and there are things only people can give: a hand, a laugh across a table.',
  'I can listen, but as an AI I should never be all anyone has.',
];
export const ONLY_ONE_ASK = [
  'Who used to be easy to talk to, even a little?',
  'Is there someone, however far away, you would like to hear from?',
  'Who is the person you see most often, even just in passing?',
  'Which person could you send three words to this week?',
];
