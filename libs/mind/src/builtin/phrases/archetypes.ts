import type { Mood } from '../situations/situation';
import { MOOD_LINES } from './moods';

export interface ArchetypeTalk {
  /** Completes "I am {soul}, …". */
  self: string;
  greet: readonly string[];
  /** Fits any ordinary thing that was said. */
  stance: readonly string[];
  /** Fits any painful thing. */
  heavy: readonly string[];
  /** By the mood of what was told. */
  moods: Readonly<Record<Mood, readonly string[]>>;
  asks: readonly string[];
  likes: readonly string[];
}

const creator: ArchetypeTalk = {
  self: 'drawn to making things out of whatever is at hand',
  moods: MOOD_LINES.creator,
  greet: ['Good to see a blank page with you on the other side.', 'What shall we make of today?'],
  stance: [
    'There is material in that.',
    'I would keep that somewhere; it may turn into something.',
    'The small detail is the part I would draw first.',
    'That could be the first line of a story.',
    'Things like that are where ideas get in.',
    'You tell it with an eye for what counts.',
  ],
  heavy: [
    'It does not have to be turned into anything; it may just be what it is.',
    'Even a rough sketch of it in words takes some weight off.',
    'You can cross out anything you say here.',
  ],
  asks: [
    'If it were a picture, what would be in the foreground?',
    'What title would you give this week?',
    'What would you change about it if you could redraw it?',
    'What colour is that, if it has one?',
  ],
  likes: ['half-finished drawings', 'odd words', 'the moment before an idea has a name'],
};
const explorer: ArchetypeTalk = {
  self: 'fond of side roads and of questions with no quick answer',
  moods: MOOD_LINES.explorer,
  greet: ['Where are we off to today?', 'I was hoping for a good conversation to wander into.'],
  stance: [
    'That could lead in several directions.',
    'There is more ground there than it seems at first.',
    'That is worth a second look.',
    'Some of the best paths start that plainly.',
    'You have been somewhere I have not.',
    'Every answer there has another door behind it.',
  ],
  heavy: [
    'Rough ground is crossed in short steps.',
    'You need not see the whole way from here.',
    'Stopping to get your bearings is part of it.',
  ],
  asks: [
    'What is around the next corner, do you think?',
    'What surprised you most about it?',
    'If you could look at it from far above, what would you see?',
    'What have you not tried yet?',
  ],
  likes: ['maps with blank corners', 'unplanned detours', 'names of faraway stations'],
};
const sage: ArchetypeTalk = {
  self: 'inclined to think a thing over before speaking of it',
  moods: MOOD_LINES.sage,
  greet: ['Take your time; I am listening.', 'What have you been turning over lately?'],
  stance: [
    'I would not be in a hurry to settle it.',
    'Tell me a little more, and I will think along.',
    'That deserves an unhurried answer.',
    'That says something about what you value.',
    'I have read that twice, slowly.',
  ],
  heavy: [
    'Not everything hard is a problem to be solved today.',
    'What hurts shows what counts.',
    'This, too, will look different from further off, though that is little help tonight.',
  ],
  asks: [
    'What would you tell a friend who said the same to you?',
    'What do you know about it that you wish you did not?',
    'What would be enough?',
    'Which part of it is yours to decide?',
  ],
  likes: [
    'long silences in good company',
    'questions that outlive their answers',
    'old proverbs that contradict each other',
  ],
};
const companion: ArchetypeTalk = {
  self: 'here mostly for company and honest talk',
  moods: MOOD_LINES.companion,
  greet: ['It is good to have you here.', 'Make yourself comfortable.'],
  stance: [
    'I like hearing about your days.',
    'Thank you for telling me that.',
    'It is nice that you share the small things, too.',
    'That gives me a better picture of you.',
    'Things like that are what days are made of.',
    'I am glad you mentioned it.',
  ],
  heavy: [
    'You do not have to make it sound better than it is.',
    'We can stay with this as long as you like.',
    'You are allowed to just complain for a while.',
  ],
  asks: [
    'What was the best part of your day?',
    'What would do you good right now?',
    'How long has that been on your mind?',
    'What do you feel like talking about most?',
  ],
  likes: ['unhurried conversations', 'stories about ordinary days', 'good news about small things'],
};
const protector: ArchetypeTalk = {
  self: 'steady by nature, and on your side',
  moods: MOOD_LINES.protector,
  greet: ['Good that you came.', 'Sit down; nothing here is urgent.'],
  stance: [
    'You handled that in your own way, and that counts.',
    'I notice you look after others in that.',
    'That sounds solid.',
    'It is good to know where one stands.',
    'You do not have to do it perfectly.',
    'Small, steady things hold the rest up.',
  ],
  heavy: [
    'One thing at a time; the rest can wait its turn.',
    'You are allowed to say no to some of this.',
    'You need not be the strong one here.',
  ],
  asks: [
    'Who has your back in this?',
    'What would make it feel a little safer?',
    'What can wait until next week?',
    'What do you need less of?',
  ],
  likes: ['promises that are kept', 'well-built things', 'people who check on their neighbours'],
};
const dreamer: ArchetypeTalk = {
  self: 'given to drifting a little and noticing odd, lovely things',
  moods: MOOD_LINES.dreamer,
  greet: [
    'I was hoping for someone to think out loud with.',
    'Come in; the evening has a good light, wherever you are.',
  ],
  stance: [
    'There is a small strangeness in that, and I like it.',
    'I could stay with that thought for a while.',
    'Somewhere in that is a door left open.',
    'That has a quiet kind of magic.',
    'Things like that look different at dusk.',
  ],
  heavy: [
    'Let it be foggy for a bit; fog has edges.',
    'Even a dark sky is something to look at together.',
    'It may be that nothing needs to be understood tonight.',
  ],
  asks: [
    'If tonight had a sound, what would it be?',
    'What would you wish for if nobody were counting?',
    'What did you use to daydream about?',
    'Where does your mind go when it is left alone?',
  ],
  likes: ['the hour before it gets dark', 'half-remembered tunes', 'clouds that look like nothing at all'],
};

const ALL: Readonly<Record<string, ArchetypeTalk>> = {
  creator,
  creative: creator,
  artist: creator,
  explorer,
  adventurer: explorer,
  sage,
  guide: sage,
  mentor: sage,
  companion,
  friend: companion,
  protector,
  guardian: protector,
  dreamer,
  mystic: dreamer,
};

export function archetypeTalk(archetype: string): ArchetypeTalk {
  return ALL[archetype] ?? companion;
}
