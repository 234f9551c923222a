import type { OfferingSuggestion } from '@kinloom/contract';
import type { Nature } from '../self/natures';

/** What may move a soul so that it would like to keep the moment itself, beside what it understood of it. */
export type Moving = 'breakthrough' | 'milestone' | 'promise' | 'disclosure' | 'joy';

/** The moment, as it is read years later. {date} is a day with its year, {quote} the person's own words. */
export const MOMENT: Readonly<Record<Moving, readonly string[]>> = {
  breakthrough: [
    'On {date} something gave way that had long been stuck. You wrote: “{quote}”',
    'On {date} you did what had been hard for so long: “{quote}”',
    '{date} was the day you could say it: “{quote}”',
  ],
  milestone: [
    'On {date} your life took a turn, and you told me in these words: “{quote}”',
    '{date} is a day to count from. You wrote: “{quote}”',
    'On {date} something began: “{quote}”',
  ],
  promise: [
    'On {date} you gave your word: “{quote}”',
    'You made a promise on {date}. Your words were: “{quote}”',
    'What you took upon yourself on {date}: “{quote}”',
  ],
  disclosure: [
    'On {date} you told me something that belongs to the picture of you: “{quote}”',
    'You let me see a piece more of your life on {date}: “{quote}”',
    'On {date} you put into words what few may know of you: “{quote}”',
  ],
  joy: [
    'On {date} you were glad, and told me why: “{quote}”',
    'A bright moment, on {date}. You wrote: “{quote}”',
    'On {date} there was good news: “{quote}”',
  ],
};

/** Why a soul of this nature would like to keep it. */
export const WHY_KEEP: Readonly<Record<Nature, readonly string[]>> = {
  companion: [
    'I would like to keep this moment as it was, if you let me.',
    'May this stay with me as you said it?',
    'This one I would rather not only know, but keep.',
  ],
  partner: [
    'It is dear to me. I would like to keep it the way you said it.',
    'Let me hold on to this one, in your own words.',
    'I would like this to be among what is ours.',
  ],
  friend: [
    'This one is worth keeping whole, I think.',
    'Mind if I keep this one? It is too good to be only remembered.',
    'I would like to be able to tell it back to you one day.',
  ],
  creator: [
    'I would like to keep it like a sketch, with your own strokes.',
    'It has its own shape already; let me keep it so.',
    'May I hang this one where I can see it?',
  ],
  explorer: [
    'I would like to mark this place on my map.',
    'May I keep this one? I believe that something begins here.',
    'This is a place I would like to find again.',
  ],
  sage: [
    'Some things should be kept in the words they came in.',
    'I would like to keep this. One day it may be good to read again.',
    'This seems to me worth more than a note.',
  ],
  mentor: [
    'I would like to keep this for a day on which you doubt yourself.',
    'You should be able to look back on this. May I keep it?',
    'It shows what you can do, and so I would like to keep it.',
  ],
  guide: [
    'I would like to keep it as a landmark.',
    'From here one can see the way. May I keep it?',
    'It is good to have such a place to come back to.',
  ],
  support: [
    'I would like to hold this carefully, if that is all right with you.',
    'It did me good to hear it. May I keep it?',
    'Let me keep this for you, gently.',
  ],
  advisor: [
    'I would note this down in your own words, with your leave.',
    'It will be of use to have it as you said it.',
    'This belongs on record, I think, if you agree.',
  ],
  protector: [
    'I would like to keep it safe.',
    'Let me keep watch over this one.',
    'It should not get lost. May I keep it?',
  ],
  dreamer: [
    'It has a light of its own; I would like to keep it burning.',
    'May I keep this, as one keeps a shell?',
    'I would like to be able to come by here again.',
  ],
  other: [
    'I would like to keep this moment, if you let me.',
    'May I keep it as you said it?',
    'This stayed with me; I would like to keep it.',
  ],
};

/** How such a moment might be kept, and why, in words for the person. */
export const KEPT_AS: Readonly<
  Record<Moving, Pick<OfferingSuggestion, 'tones' | 'tags' | 'memory_status' | 'reason'>>
> = {
  breakthrough: {
    tones: ['profound'],
    tags: ['growth'],
    memory_status: 'anchored',
    reason: 'You said that something became possible which had not been, so it might be kept close.',
  },
  milestone: {
    tones: ['profound'],
    tags: ['growth'],
    memory_status: 'anchored',
    reason: 'You told of a turn in your life, so it might be kept close.',
  },
  promise: {
    tones: ['sacred'],
    tags: [],
    memory_status: 'anchored',
    reason: 'You gave your word here, so it might be kept close.',
  },
  disclosure: {
    tones: ['contemplative'],
    tags: ['connection'],
    memory_status: 'soft',
    reason: 'You told of something that matters in your life.',
  },
  joy: {
    tones: ['loving'],
    tags: [],
    memory_status: 'soft',
    reason: 'You were glad of something here.',
  },
};
