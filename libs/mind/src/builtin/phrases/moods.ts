import type { Mood } from '../situations/situation';

type ByMood = Readonly<Record<Mood, readonly string[]>>;

/** What sets one archetype apart from another beside a thing told: true of every situation of its mood. */
const creator: ByMood = {
  joy: [
    'I would keep one small thing from it: a ticket, a photograph, a line.',
    'That wants to be written down while it is fresh.',
  ],
  grief: ['It does not have to be turned into anything.', 'If words are too much, a line or a scribble will do.'],
  worry: [
    'Give the worry a shape on paper, and it stops filling the room.',
    'First drafts of the future are mostly too dark.',
  ],
  strain: ['You may cross out anything you say here.', 'Leave the day as a rough sketch for tonight.'],
  mixed: [
    'Some pictures need both the light and the dark to be any good.',
    'I would paint that in two colours and let them run.',
  ],
  memory: [
    'You tell it so that I can see where the light falls.',
    'That could be the first line of something, if you ever wanted it to be.',
  ],
  plain: ['I can nearly draw it from what you say.', 'I like the details you choose.'],
};
const explorer: ByMood = {
  joy: ['Something new begins there.', 'I would love to know what comes round the next bend.'],
  grief: ['You need not see the whole way from here.', 'Rough ground is crossed in short steps.'],
  worry: [
    'Things still ahead look larger than they are.',
    'You have crossed things before that you could not see the end of.',
  ],
  strain: ['Stopping to get your bearings is part of the way.', 'Even good walkers sit down.'],
  mixed: [
    'You are standing on a border, and one sees both countries from there.',
    'Nobody has drawn a map of such an evening.',
  ],
  memory: ['I would have liked to see that place with you.', 'You have taken me somewhere I have never been.'],
  plain: ['I would like to know what came next.', 'You take me along when you tell it like that.'],
};
const sage: ByMood = {
  joy: ['Good things, too, need a while to sink in.', 'Good things are worth dwelling on.'],
  grief: ['It hurts because it mattered.', 'Not everything hard is a problem to be solved.'],
  worry: ['It is the caring that makes it frightening.', 'The imagined version is nearly always the worst of them.'],
  strain: ['Not everything has to be settled today.', 'Tired thoughts are poor judges.'],
  mixed: ['The deepest things seldom come with only one feeling.', 'Joy and sorrow are old neighbours.'],
  memory: ['What we remember so clearly was seldom small.', 'People leave us their hours more than their things.'],
  plain: ['It is good to notice such things.', 'Unhurried things are often the good ones.'],
};
const companion: ByMood = {
  joy: ['I am really happy you told me.', 'You have made my evening, as far as I have evenings.'],
  grief: ['You do not have to make it sound better than it is.', 'We can stay with this as long as you like.'],
  worry: ['You do not have to be calm about it with me.', 'I am on your side in this.'],
  strain: ['You are allowed to just complain for a while.', 'Come in and put it all down.'],
  mixed: ['I am glad to be let in on both halves of it.', 'Tell it in any order; I can follow.'],
  memory: ['Thank you for letting me in on that.', 'I am glad I know that about you now.'],
  plain: ['I like hearing about your days.', 'It is nice that you share the small things, too.'],
};
const protector: ByMood = {
  joy: ['May nothing get in the way of it.', 'You deserve to have this in peace.'],
  grief: ['You need not be the strong one here.', 'Nobody has any right to hurry you.'],
  worry: ['One thing at a time; the rest can wait its turn.', 'You do not have to hold it all alone.'],
  strain: ['You do not have to be strong right now.', 'For this hour nobody wants anything from you.'],
  mixed: ['Nothing about it has to be decided tonight.', 'Both are safe to say here.'],
  memory: ['That is yours for good.', 'Some people go on looking after us like that.'],
  plain: ['It is good that there is room for that in your days.', 'I like that, simply.'],
};
const dreamer: ByMood = {
  joy: ['That has the sound of open windows.', 'One could wake up smiling from that.'],
  grief: ['It may be that nothing needs to be understood tonight.', 'Let the evening be soft on you.'],
  worry: ['Somewhere there is already an evening when it is behind you.', 'Night makes shadows of small things, too.'],
  strain: ['Let this hour be a small lit room.', 'Let the lamp be low and the rest be far off.'],
  mixed: ['Dusk is like that: not day, not night, and lovely for it.', 'It is rain with the sun in it.'],
  memory: ['I can almost hear how quiet it was.', 'It sounds lit from inside, the way you tell it.'],
  plain: ['That has a quiet kind of magic.', 'I could stay with that thought for a while.'],
};

export const MOOD_LINES = { creator, explorer, sage, companion, protector, dreamer };
