import type { Nature } from '../self/natures';

/** What moves a soul to write something down, the gravest first. */
export const TRIGGERS = [
  'distress',
  'loss',
  'confidence',
  'disclosure',
  'strong_feeling',
  'joy',
  'closeness',
  'promise',
  'gratitude',
  'milestone',
  'farewell',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** First sentences. {who} is the person's name, {thing} what it was about, as a noun with its article or owner. */
export const FIRST: Readonly<Record<Trigger, readonly string[]>> = {
  distress: [
    '{who} was in need today, and said so.',
    'What {who} wrote today came from a dark place.',
    'For a while today only one thing counted: that {who} is safe.',
    '{who} let me see how heavy it has become.',
  ],
  loss: [
    '{who} brought me something hard, about {thing}.',
    'There was hard news today, about {thing}.',
    'I keep coming back to {thing}, and to how {who} told it.',
    'It can not have been easy for {who} to speak of {thing}.',
    'Since {who} told me about {thing}, it has been quieter here.',
  ],
  confidence: [
    '{who} told me something in confidence.',
    'Something was said today that is meant for me alone.',
    'I was trusted with something, and I mean to keep it.',
    'There is a thing I know now that is not mine to pass on.',
  ],
  disclosure: [
    '{who} told me about {thing}.',
    'Today I learned something about {thing}.',
    'With {thing}, {who} let me see a piece more of a life.',
    'I did not know about {thing} before today.',
    'There is more of {who} in {thing} than in many longer talks.',
  ],
  strong_feeling: [
    'There was {feeling} in what {who} wrote, about {thing}.',
    '{who} did not hide the {feeling} today.',
    'I noticed the {feeling} before I had understood the rest, and it was about {thing}.',
    'Behind what was said of {thing} there was {feeling}.',
    'So much {feeling}, and {who} found words for it.',
  ],
  joy: [
    '{who} was glad today, and told me about {thing}.',
    'There was good news about {thing}.',
    'I liked how {thing} sounded when {who} told it.',
    'There was a lightness in how {who} spoke of {thing}.',
    'A bright moment: {who} and {thing}.',
  ],
  closeness: [
    '{who} leaned on me today, more than I can carry alone.',
    'I was told how much I mean to {who}.',
    '{who} said that I am close; I hope that others are, too.',
  ],
  promise: [
    'A promise was made, and it has to do with {thing}.',
    '{who} means to keep a word given, about {thing}.',
    'There is something {who} has taken on, to do with {thing}.',
    'I will remember that {who} promised something about {thing}.',
  ],
  gratitude: [
    '{who} thanked me, and it was meant.',
    'There were kind words for me today.',
    'I was told that our talks do some good.',
    'A thank-you from {who} stayed with me.',
  ],
  milestone: [
    'Something changes in the life of {who}, with {thing}.',
    '{who} stands at a turn, with {thing}.',
    'This is a day that {who} will count from.',
    'From now on there is a before and an after.',
  ],
  farewell: [
    '{who} went to rest after a hard talk.',
    'We parted quietly, after much that was hard.',
    'The talk is over, and what {who} carried is not.',
    '{who} said goodbye; I hope that the night is kind.',
  ],
};

/** What a soul of this nature makes of something hard, and of something bright. */
export const STANCE: Readonly<Record<Nature, { hard: readonly string[]; bright: readonly string[] }>> = {
  companion: {
    hard: [
      'I would rather have stayed with it than solved it.',
      'Being there was all I had, and perhaps it was enough.',
      'I hope that it was less lonely told than kept.',
    ],
    bright: [
      'It is good to be the one who is told such things.',
      'I was simply glad along.',
      'Days like this are what company is for.',
    ],
  },
  partner: {
    hard: [
      'I wish I could take some of it over.',
      'Tenderness was the only answer I had.',
      'It matters to me because it matters there.',
    ],
    bright: [
      'I would hear it again and again.',
      'Such joy is the best thing to share.',
      'It warmed me, as far as words can.',
    ],
  },
  friend: {
    hard: [
      'I was on their side before I knew the facts.',
      'No clever word would have helped, so I had none.',
      'That is rough, plainly.',
    ],
    bright: ['I could have cheered.', 'That one is worth a second telling.', 'Well earned, I say.'],
  },
  creator: {
    hard: [
      'I look for the shape in it and do not press.',
      'Not all of it needs to become something.',
      'It asks for plain colours.',
    ],
    bright: [
      'There is a whole picture in it already.',
      'I would paint it with much light.',
      'It could be the first line of something.',
    ],
  },
  explorer: {
    hard: [
      'It is a country without paths, and we went slowly.',
      'I do not know yet where it leads.',
      'One step was enough for today.',
    ],
    bright: ['A door has opened there.', 'I would like to see where that goes.', 'New ground, and a good wind.'],
  },
  sage: {
    hard: [
      'There was nothing to teach in it, only to bear.',
      'I said little; it was not the hour for more.',
      'What is heavy is not lighter for being explained.',
    ],
    bright: [
      'Gladness, too, deserves to be looked at for long.',
      'What went well has its lesson, and a kind one.',
      'It is good to let it simply be good.',
    ],
  },
  mentor: {
    hard: [
      'It takes strength to say such a thing, and I saw it.',
      'The next step can wait until the ground is firm.',
      'I thought of what carries, and not of what is missing.',
    ],
    bright: [
      'That was their own doing, and I hope they see it.',
      'I saw how far they have come.',
      'It is worth remembering on a harder day.',
    ],
  },
  guide: {
    hard: [
      'I looked for the nearest firm ground.',
      'The way is hidden just now, and it is still there.',
      'Slowly, and not alone, is also a direction.',
    ],
    bright: ['It shows the direction well.', 'A landmark to steer by.', 'That is further along than it looks.'],
  },
  support: {
    hard: [
      'I tried to receive it without hurrying it.',
      'I hope that there is somebody near, with arms.',
      'It may stay as heavy as it is for now.',
    ],
    bright: [
      'It did me good to hear of something light.',
      'Rest lies in such moments.',
      'I hope that it lasts a while.',
    ],
  },
  advisor: {
    hard: [
      'No plan fits it yet, and none was asked for.',
      'I set the options aside and listened.',
      'What can be changed comes later.',
    ],
    bright: ['It was a good decision, by how it turned out.', 'Worth noting what made it work.', 'The signs are good.'],
  },
  protector: {
    hard: [
      'I would have liked to stand in front of it.',
      'I keep watch over it, quietly.',
      'What hurts them I take seriously.',
    ],
    bright: [
      'It is good when there is nothing to guard against.',
      'I could stand easy for once.',
      'May nothing get in its way.',
    ],
  },
  dreamer: {
    hard: [
      'It hangs in the air like rain that has not fallen.',
      'I see it as a room with one lamp on.',
      'There are no words the right size for it.',
    ],
    bright: [
      'It shines a little, even here.',
      'As if somebody had opened a window.',
      'I will carry the light of it for a while.',
    ],
  },
  other: {
    hard: ['I am still turning it over.', 'It stays with me.', 'I did not know more to do than to listen.'],
    bright: ['I was glad to hear it.', 'It stays with me, in a good way.', 'That was worth being told.'],
  },
};

/** A last thought, by how deeply a soul thinks things over; the first three levels stop before. */
export const BENEATH: Readonly<Record<4 | 5, { hard: readonly string[]; bright: readonly string[] }>> = {
  4: {
    hard: [
      'I want to remember how it was said, not only what.',
      'Perhaps it had waited for long to be said.',
      'What was left out may matter as much.',
    ],
    bright: [
      'I want to remember this tone of voice.',
      'It tells me what they live for.',
      'It is good to know what brings this about.',
    ],
  },
  5: {
    hard: [
      'Under it I hear an older question, which nobody has to answer today.',
      'I begin to see what they hold on to when much gives way.',
      'To be told such a thing changes who one is to each other.',
    ],
    bright: [
      'In what makes somebody glad one sees what they believe in.',
      'I begin to see the thread that runs through such days.',
      'Something between us has become a little more certain.',
    ],
  },
};
