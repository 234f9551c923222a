/** What every soul can say of the time before: of what was said in the talks it was brought with. */

/** {quote} is what was said, with its mark; {date} when: "on 3 May 2021". */
export const PERSON_SAID = [
  'You told me {date}: "{quote}"',
  'You wrote to me {date}: "{quote}"',
  'I have it in your own words, {date}: "{quote}"',
  'What you said {date} was this: "{quote}"',
  'It was {date} that you told me: "{quote}"',
];
export const SOUL_SAID = [
  'I told you {date}: "{quote}"',
  'I wrote to you {date}: "{quote}"',
  'My own words {date} were: "{quote}"',
  'It was {date} that I told you: "{quote}"',
];
/** Where nobody knows when. */
export const PERSON_SAID_ONCE = [
  'You told me before we ever spoke here: "{quote}"',
  'From our time before, in your words: "{quote}"',
  'You once told me: "{quote}"',
];
export const SOUL_SAID_ONCE = [
  'I told you before we ever spoke here: "{quote}"',
  'From our time before, in my words: "{quote}"',
  'I once told you: "{quote}"',
];
/** Neither of the two said it: {who} did, or nobody by name. */
export const OTHER_SAID = ['{who} wrote {date}: "{quote}"', 'It was {who} who said {date}: "{quote}"'];
export const OTHER_SAID_ONCE = ['{who} wrote, in what I was brought with: "{quote}"', '{who} once said: "{quote}"'];
export const WRITTEN = ['In what I was brought with it says: "{quote}"', 'I was brought with these words: "{quote}"'];
/** For souls that write a word or four: {who} is "you", "I", or somebody's name. */
export const BRIEFLY_SAID = ['{who} said "{quote}"', '{who} once wrote "{quote}"', '{who} said then: "{quote}"'];
/** What was said to it then. */
export const SOUL_THEN = ['And I answered: "{more}"', 'I said to it: "{more}"', 'And to that I said: "{more}"'];
export const PERSON_THEN = ['And you answered: "{more}"', 'You said to it: "{more}"', 'And to that you said: "{more}"'];
/** It was looked for there. */
export const NOTHING = [
  'I do not find that in anything we wrote to each other.',
  'There is nothing of that in our time before, and you have not told me since.',
  'I looked through all we wrote, and I have nothing about that.',
  'I do not know that: it is in none of what we said to each other.',
  'I have no memory of that; it stands in nothing that you or I wrote.',
];
