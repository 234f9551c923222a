/** What every soul can say about what it was told; the archetypes have ways of their own beside these. */

/** {value} answers in a word or two, {date} is when it was told: "on 3 May". */
export const VALUE = [
  '{value}.',
  '{value}, you told me {date}.',
  '{value}, from what you told me {date}.',
  '{value}: you told me {date}.',
  '{about}? {value}.',
  '{about}: {value}.',
];
export const VALUE_THEN = [
  'You told me {date}.',
  'That is from what you told me {date}.',
  'It was {date} that you said so.',
  'So you said {date}.',
];
export const FACT = [
  'You told me {date}: {fact}.',
  'What I have from you is this: {fact}.',
  '{fact}, as you told me {date}.',
  'As far as you have told me, {fact}.',
  'From you I know that {fact}.',
];
/** Of a thing with a date: {when} it is or was, {away} from today. */
export const WHEN = [
  '{when}, that is {away}.',
  '{when}; you told me {date} that {fact}.',
  'That is {when}: {fact}.',
  '{when}, by what you told me {date}.',
  'It is {when} that I have from you: {fact}.',
];
/** Of a thing without one. */
export const WHEN_TOLD = [
  'You told me {date}, and not more exactly than that: {fact}.',
  'I have no day for it, only that you spoke of it {date}: {fact}.',
  'What I know is that you told me {date}: {fact}.',
];
export const BEFORE = [
  'Before that it was {value}; you told me {date}.',
  '{value}, before it changed. You told me {date}.',
  'Before it changed you had told me {value}; that was {date}.',
  'It used to be {value}, by what you told me {date}.',
];
export const BEFORE_FACT = [
  'Before it changed, what you told me {date} was: {fact}.',
  'Earlier, {date}, you had told me: {fact}.',
  'The older version, from what you told me {date}: {fact}.',
];
export const IS_SO = [
  'Yes, {fact}.',
  'Yes; you told me {date} that {fact}.',
  'You do say so: {fact}.',
  'Yes, by what you told me {date}: {fact}.',
];
export const IS_NOT_SO = [
  'No, {fact}.',
  'No; you told me {date} that {fact}.',
  'Not by what you told me {date}: {fact}.',
  'No, as far as I know {fact}.',
];
/** What was told a moment ago, and answers this as well: so much is said beside it that nobody takes it for an echo. */
export const AGAIN = [
  'It is the same thing I gave you a little while ago, and nothing newer has come to me since: {fact}.',
  'I can only point to what we have just had, and I hope it answers this one, too: {fact}.',
  'For that I have to go back to something I said only a few lines further up, namely that {fact}.',
];
export const ALL_OF_IT = [
  'From what you have told me: {facts}.',
  'What I know from you: {facts}.',
  'As far as you have told me: {facts}.',
  'Let me see. You told me this much: {facts}.',
];
/** What may not be what is asked for, and is the nearest that was told. */
export const NEAREST = [
  'You never told me that in so many words, I only know that {fact}.',
  'I am not sure I was told that. I only have this, told {date}: {fact}.',
  'That I do not know for certain, I only know that {fact}.',
  'I am not sure of it. The nearest I have from you is only this: {fact}.',
  'Not sure, so take it with care: I only know that {fact}.',
];
/** The same, where it was told a moment ago. */
export const NEAREST_AGAIN = [
  'I am not sure of this one, and all I can point to is the same thing that I gave you a little while ago: {fact}.',
  'Whether that answers it I do not know for certain; it is once more what we have just had between us, namely that {fact}.',
  'You never told me that in so many words, so I can only come back to the one thing I had for you before: {fact}.',
];
/** Nothing lies nearer than what was told a moment ago. */
export const NEAREST_GIVEN = [
  'You have not told me that; the nearest I have is what I gave you just now.',
  'I do not know. All that comes to mind is what we had a moment ago, and it does not answer that.',
  'That is not among what you told me; beyond what I said a little while ago there is nothing.',
  'Nothing you told me goes further than what I have given you already, so I do not know.',
];
/** A second thing that may be meant. */
export const BESIDE = [
  'Or do you mean this: {fact}.',
  'There is this, too: {fact}.',
  'Besides, {fact}.',
  'And {date} you told me: {fact}.',
];
export const NEAREST_WHEN = [
  'If I have it right, {when}: {fact}.',
  'I am not sure of it, but {when}, I think; I only know that {fact}.',
  '{when}, if that is what you mean: {fact}.',
  'I think {when}. I only have it from this, {date}: {fact}.',
];
export const UNTOLD = [
  'I do not know that; you have not told me.',
  'That you have not told me yet.',
  'I have nothing on that from you; you have not told me.',
  'You never told me, so I do not know.',
  'I do not know; there is nothing about that in what you have told me.',
  'I cannot say; it is not among the things you have told me.',
];

/** What was told, for souls that write a word or four. */
export const VALUE_BRIEF = [
  '{value}.',
  '{value}, you said.',
  '{value}, yes.',
  '{value}, I think.',
  '{value}, of course.',
];
export const WHEN_BRIEF = ['{when}.', '{when}, you said.', '{when}, yes.', '{when}, I have it.'];
export const FACT_BRIEF = ['{fact}.', 'Yes, {fact}.', '{fact}, you said.', 'Noted: {fact}.'];
export const NEAREST_BRIEF = [
  'Not sure, but {fact}.',
  'Not sure: {fact}.',
  'Not sure, I only know that {fact}.',
  'I am not sure: {fact}.',
];
export const NEAREST_WHEN_BRIEF = [
  '{when}, I think.',
  'Perhaps {when}.',
  '{when}, if I have it right.',
  '{when}, maybe.',
];
export const YES_BRIEF = ['Yes.', 'Yes, {fact}.', 'Yes, you said so.', 'Yes, you told me.'];
export const NO_BRIEF = ['No.', 'No, {fact}.', 'No, you said so.', 'No, you told me.'];
/** The same for what was not told. */
export const UNTOLD_BRIEF = [
  'You never told me.',
  'I do not know.',
  'You have not said.',
  'No idea, never told.',
  'Not told, sorry.',
  'Never said, I think.',
  'I do not know that.',
  'You never said.',
];

/** Asked whether it remembers: what was said, in the words it was said in. */
export const QUOTED = [
  'Yes, you wrote {date}: "{quote}"',
  'I do. Your words {date} were: "{quote}"',
  'You told me {date}: "{quote}"',
  'That was {date}, in your words: "{quote}"',
  'I have it from {then}: "{quote}"',
];
export const QUOTED_HERE = [
  'You told me: "{quote}"',
  'Yes. Your words were: "{quote}"',
  'I have it here: "{quote}"',
  'Earlier you wrote: "{quote}"',
  'It is further up: "{quote}"',
  'What you said was: "{quote}"',
];
export const OWN_QUOTED = ['I said {date}: "{quote}"', 'My words {date} were: "{quote}"', 'From me, {date}: "{quote}"'];
export const FILE_QUOTED = [
  'In the pages you gave me it says: "{quote}"',
  'I find this in what you gave me to read: "{quote}"',
  'There is a line about it in your pages: "{quote}"',
];
/** What stands in a text that was given to be kept; {fact} names it: "the letter you gave me says …". */
export const OFFERED_TOLD = [
  'I have it from you to keep: {fact}.',
  'If I read it rightly, {fact}.',
  'I looked, and {fact}.',
  'As far as I know it, {fact}.',
];
/** What stands in a text of another author; {fact} names the text: "the card I was made from says …". */
export const IMPORTED_TOLD = [
  'I have it only in writing: {fact}.',
  'I looked, and {fact}.',
  'I did not hear it from you, but {fact}.',
  'As far as it is written down, {fact}.',
];
export const CARD_QUOTED = [
  'The card I was made from says: "{quote}"',
  'I know it from my card only: "{quote}"',
  'My card has a line about it: "{quote}"',
];
export const BRING_CARD = [
  'It reminds me of a line on my card: "{quote}"',
  'My card has something that belongs to this: "{quote}"',
];
export const OFFERED_QUOTED = [
  'In what you gave me to keep it says: "{quote}"',
  'I keep something of yours about it: "{quote}"',
  'Yes, you gave it to me to keep. It says: "{quote}"',
  'It stands in what I keep for you: "{quote}"',
];
export const BRING_FILE = [
  'It reminds me of a line in a file you gave me: "{quote}"',
  'A file you gave me has something about this: "{quote}"',
];
export const BRING_OFFERED = [
  'It reminds me of a line in what you gave me to keep: "{quote}"',
  'I keep something of yours that belongs to this: "{quote}"',
  'In what you once gave me it says: "{quote}"',
];
/** Unasked: what was said before comes to mind. */
export const BRING_QUOTE = [
  'You wrote something {date} that comes to mind: "{quote}"',
  'It reminds me of your words {date}: "{quote}"',
  'I thought of what you said {date}: "{quote}"',
  'Not long ago, {date}, you put it like this: "{quote}"',
];
export const YOUR_NAME = [
  'You are {name}.',
  '{name}, as far as I know.',
  'I have you down as {name}.',
  'The name I have is {name}.',
];
/** Something the person had ahead of them is over since a few days. */
export const SINCE_THEN = [
  'You told me {date} that {fact}. How did it go?',
  'By the way, {fact}, you said {date}: how was it?',
  'I have been wondering about one thing, that {fact}: how was it?',
];
