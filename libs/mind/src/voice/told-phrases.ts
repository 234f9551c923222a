/**
 * Phrases for answers to questions about what was told. {fact} is a clause ("your cat is called Biscuit"), {value} the thing asked for,
 * {about} whom it is about, {date} when it was told ("on 3 May"), {when} when it is or was, {away} how far that is from today.
 */

export const VALUE = [
  '{value}.',
  '{about}: {value}.',
  '{value}, from what you told me {date}.',
  'You told me {date}: {value}.',
];
export const FACT = [
  '{fact}.',
  'You told me {date} that {fact}.',
  "As far as you've told me, {fact}.",
  'From what you told me {date}, {fact}.',
  'What I have is that {fact}.',
];
export const WHEN = [
  '{when}, so {away}.',
  '{when}.',
  "That's {when}: {fact}.",
  '{when}, going by what you told me {date}.',
];
export const WHEN_UNDATED = [
  "You didn't give me a day, only that {fact}.",
  "I don't have a date for it. You told me {date} that {fact}.",
];
export const BEFORE = ['Before that it was {value}.', '{value}, before it changed.', 'It used to be {value}.'];
export const BEFORE_FACT = ['Before it changed, you told me that {fact}.', 'Earlier you told me that {fact}.'];
export const YES = ['Yes, {fact}.', 'Yes. You told me {date} that {fact}.', 'Yes, as far as I know {fact}.'];
export const NO = ['No, {fact}.', 'No. You told me {date} that {fact}.', 'No, as far as I know {fact}.'];
export const ALL = [
  "From what you've told me: {facts}.",
  'What I know so far: {facts}.',
  'You told me this much: {facts}.',
];
/** What may not be what is asked for. */
export const NEAREST = [
  "I'm not sure, but you told me {date} that {fact}.",
  "I'm not certain you told me that. The closest I have is that {fact}.",
  'If I have it right, {fact}. I am not sure of it.',
  "I don't think you told me that directly. I do know that {fact}.",
];
export const NEAREST_WHEN = [
  "I think it's {when}, but I'm not sure: {fact}.",
  "I'm not sure, but maybe {when}: {fact}.",
];
export const AGAIN = [
  "It's still what I said a moment ago: {fact}.",
  'Same as before: {fact}.',
  'I can only repeat what I have, that {fact}.',
];
export const UNTOLD = [
  "I don't think you've told me that.",
  "I can't find that in what you've told me.",
  "I don't know that one. I don't think you've said.",
  "That's not in anything I remember from you.",
  "I'm not sure you mentioned that. I can't find it.",
  "I don't have that from you, as far as I can see.",
  "I looked through what you told me and can't find it.",
  "I can't say. I don't think it came up.",
];
export const UNTOLD_AGAIN = [
  "I still don't know more than I said just now. You haven't told me that.",
  "Nothing beyond what I said a moment ago. You haven't told me more.",
];
export const YOUR_NAME = [
  "You're {name}.",
  'Your name is {name}, as far as I know.',
  'I know you as {name}.',
  '{name}.',
];

/** Asked whether it remembers: the words as they were said. */
export const QUOTED = [
  'You wrote {date}: "{quote}"',
  'Yes, you told me {date}: "{quote}"',
  'I do. {date} you said: "{quote}"',
];
/** What was said and may not be what is asked for. */
export const NEAREST_QUOTED = [
  'I can\'t say for sure. The closest I have is from {date}: "{quote}"',
  'This is all I can find on it. You wrote {date}: "{quote}"',
  'Not sure it answers that, but you told me {date}: "{quote}"',
  'I may be missing it. What I have is what you wrote {date}: "{quote}"',
];
export const QUOTED_HERE = ['You told me: "{quote}"', 'Yes. You said: "{quote}"', 'Earlier you wrote: "{quote}"'];
export const OWN_QUOTED = ['I said {date}: "{quote}"', 'My words {date} were: "{quote}"'];
export const FILE_QUOTED = ['The file you gave me says: "{quote}"', 'I found this in your file: "{quote}"'];
export const CARD_QUOTED = ['My character card says: "{quote}"', 'I only know it from my card: "{quote}"'];
export const OFFERED_QUOTED = [
  'The memory you gave me says: "{quote}"',
  'It\'s in what you gave me to keep: "{quote}"',
  'Yes, from what you gave me: "{quote}"',
];
/** What stands in a text that was given to be kept, or that somebody else wrote. */
export const OFFERED_TOLD = [
  'If I read it right, {fact}.',
  'From what you gave me to keep, {fact}.',
  'As far as I know, {fact}.',
];
export const IMPORTED_TOLD = [
  'I only have it in writing, but {fact}.',
  "I didn't hear it from you, but {fact}.",
  "As far as it's written down, {fact}.",
];
/** Something the person had ahead of them is over since a few days. */
export const SINCE_THEN = [
  'You told me {date} that {fact}. How did it go?',
  'How did it go? You said {date} that {fact}.',
];
/** Something that was told before and fits what is told now. */
export const BRING_UP = ['You told me {date} that {fact}.', 'I remember you saying {date} that {fact}.'];

/** Of the talks a soul was imported with. {who} wrote it, {quote} is what was said. */
export const PERSON_WROTE = ['You wrote {date}: "{quote}"', 'In the messages I have, you said {date}: "{quote}"'];
export const PERSON_WROTE_ONCE = ['You once wrote: "{quote}"', 'In the messages I have, you said: "{quote}"'];
export const SOUL_WROTE = [
  'In the messages I was made from, it says {date}: "{quote}"',
  'The messages I have say {date}: "{quote}"',
];
export const SOUL_WROTE_ONCE = [
  'In the messages I was made from, it says: "{quote}"',
  'The messages I have say: "{quote}"',
];
export const OTHER_WROTE = ['{who} wrote {date}: "{quote}"', '{who} said {date}: "{quote}"'];
export const OTHER_WROTE_ONCE = ['{who} wrote: "{quote}"', '{who} once said: "{quote}"'];
export const WRITTEN = ['The messages I was made from say: "{quote}"', 'I was made from messages that say: "{quote}"'];
export const THEN_SOUL = ['And the reply was: "{more}"', 'The answer to it was: "{more}"'];
export const THEN_PERSON = ['And you answered: "{more}"', 'You replied: "{more}"'];
export const NOT_IN_MESSAGES = [
  "I can't find that in the messages I have.",
  "That isn't in the messages I have, and you haven't told me since.",
  "I don't know that. It's in none of the messages I have.",
  'There is nothing about that in the messages I was made from.',
];
