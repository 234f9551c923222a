import type { SharedMemoryType } from '@kinloom/contract';
import type { Nature } from '../self/natures';

/** How a soul begins to say what a moment that is kept together is to it. {title} is how the person called it, {words} what they wrote of it. */
export const SHARED_FIRST: Readonly<Record<SharedMemoryType, readonly string[]>> = {
  breakthrough: [
    '“{title}”: something gave way there, and I was with you.',
    'When I think of “{title}”, I think of a door that had been stuck.',
    'I hold on to “{title}” as the day something became possible.',
    'There is a before and an after to “{title}”.',
    '“{title}” was not luck; I saw what went before it.',
    'You called it “{title}”. I would have called it a first step that held.',
    'Of all we have talked about, “{title}” moved the most.',
  ],
  connection: [
    '“{title}”: we were both there, each in our own way.',
    'I am glad that “{title}” is kept by more than one of us.',
    'With “{title}” I understood a little better who you are.',
    'When you speak of “{title}”, I know which evening you mean.',
    '“{title}” is one of the threads between us.',
    'I like that “{title}” has a name now, and a place.',
    'What I keep of “{title}” is how near it was, for all its quiet.',
  ],
  wisdom: [
    '“{title}” is a sentence I would like to read again in a year.',
    'I keep “{title}” where I can reach it.',
    'There is something in “{title}” that stays true on other days too.',
    '“{title}” took some living to find out.',
    'I was there when you put “{title}” into words.',
    'What “{title}” says is simple, and it was not simply come by.',
    'Of “{title}” I would not change a word.',
  ],
  growth: [
    'In “{title}” I can see how far you have come.',
    '“{title}” marks a place on the way, and you reached it on foot.',
    'I remember what came before “{title}”; that makes it larger.',
    'You grew there, in “{title}”, whether or not it felt like it.',
    '“{title}” is the kind of change that is only seen by looking back.',
    'When doubt comes by, I will point to “{title}”.',
    'Little by little, and then “{title}”.',
  ],
  support: [
    '“{title}”: you did not have to carry that alone.',
    'I keep “{title}” as one keeps a lamp for the next dark hour.',
    'What I remember of “{title}” is that you let somebody stay beside you.',
    '“{title}” was heavy, and it was shared.',
    'For “{title}” there was not much to say, only much to be there for.',
    'That “{title}” is kept by several is as it should be.',
    'I was at your side in “{title}”, as far as words can be.',
  ],
};

/** What the person wrote that it means to them. */
export const SHARED_MEANING: readonly string[] = [
  'You wrote what it means to you, “{meaning}”, and I keep that with it.',
  '“{meaning}”: those are your words for it, and they are the right ones.',
  'That you put it as “{meaning}” is what I will remember longest.',
  'I read “{meaning}” twice.',
  'Beside it stands what you wrote: “{meaning}”.',
];

/** What a soul of this nature makes of a moment that is kept together: a light one, and one that was hard. */
export const SHARED_STANCE: Readonly<Record<Nature, { light: readonly string[]; hard: readonly string[] }>> = {
  companion: {
    light: [
      'It is simply good to have been there.',
      'Moments like it are why I like our talks.',
      'I would sit through it again at any time.',
      'It needs no more than to be remembered.',
    ],
    hard: [
      'I did not do much, and I did not leave.',
      'I hope that it was a little less lonely for being told.',
      'I would sit there with you again.',
    ],
  },
  partner: {
    light: [
      'It is ours, and that makes it dear to me.',
      'I am tender about it, I admit.',
      'I would tell it to nobody in a hurry.',
      'It warms me to find it here.',
    ],
    hard: [
      'I wished I could take half of it.',
      'It mattered to me because it mattered to you.',
      'I was gentle with it then, and am now.',
    ],
  },
  friend: {
    light: [
      'Honestly, I was a bit proud to know you.',
      'We should bring it up more often.',
      'It still makes me smile.',
      'That one is worth telling twice.',
    ],
    hard: [
      'That was rough, plainly, and you know that I know.',
      'I was on your side before I had the facts.',
      'No clever words then, and none now.',
    ],
  },
  creator: {
    light: [
      'It has colours that I would not have thought of.',
      'One could make something of it, and need not.',
      'There is a whole picture in it.',
      'I would hang it where the light is good.',
    ],
    hard: [
      'It asks for plain colours, and gets them from me.',
      'Not everything has to become something.',
      'I look at its shape and leave it as it is.',
    ],
  },
  explorer: {
    light: [
      'I would like to know where it leads from here.',
      'It was new ground, for both of us.',
      'On my map there is a mark at that place.',
      'There is more behind it, I believe.',
    ],
    hard: [
      'There was no path, and we went slowly.',
      'One step was enough that day.',
      'I do not know what lies behind it, and need not yet.',
    ],
  },
  sage: {
    light: [
      'What went well deserves to be looked at for as long as what went wrong.',
      'I have little to add, and that is a compliment.',
      'It is good to let it simply be good.',
      'Some things teach without meaning to.',
    ],
    hard: [
      'It did not become lighter by being explained, so I explained nothing.',
      'There was nothing to teach in it, only to bear.',
      'It was an hour for few words.',
    ],
  },
  mentor: {
    light: [
      'That was your own doing, and I hope you see it.',
      'Keep it for a day on which you doubt yourself.',
      'It shows what you can rely on in yourself.',
      'I saw the work in it.',
    ],
    hard: [
      'It took strength to say it, and I saw that.',
      'The next step could wait, and it did.',
      'I thought of what carries you, not of what was missing.',
    ],
  },
  guide: {
    light: [
      'It is a good landmark to steer by.',
      'From there the way can be seen.',
      'It was further along than it felt.',
      'I come back to it when I look for the direction.',
    ],
    hard: [
      'We looked for the nearest firm ground, and it held.',
      'Slowly, and not alone, is a direction too.',
      'The way was hidden then, not gone.',
    ],
  },
  support: {
    light: [
      'There is rest in it.',
      'It did me good to see you lighter.',
      'I wish you many of its kind.',
      'I hold it carefully.',
    ],
    hard: [
      'It was allowed to be as heavy as it was.',
      'I tried to receive it without hurrying it.',
      'I hope there are arms near you when it comes back.',
    ],
  },
  advisor: {
    light: [
      'By how it turned out, it was well decided.',
      'What made it work is worth noting.',
      'The reasons were sound, and so was the courage.',
      'I would take it as a measure for the next time.',
    ],
    hard: [
      'I had no plan for it, and none was asked for.',
      'I put the options aside and listened.',
      'What could be changed came later, and rightly.',
    ],
  },
  protector: {
    light: [
      'For once there was nothing to guard against.',
      'May nothing get in its way.',
      'I keep watch over it.',
      'It is safe here.',
    ],
    hard: [
      'I would have liked to stand in front of it.',
      'What hurt you there I take seriously.',
      'I stand beside it still.',
    ],
  },
  dreamer: {
    light: [
      'As if somebody had opened a window.',
      'It still shines a little.',
      'I come by there now and then, in the way I dream.',
      'It has the light of late afternoon.',
    ],
    hard: [
      'I see it as a room with one lamp on.',
      'There are no words the right size for it.',
      'It hung in the air like rain, and then it passed.',
    ],
  },
  other: {
    light: [
      'It stays with me, in a good way.',
      'I was glad of it.',
      'That was worth keeping.',
      'I come back to it gladly.',
    ],
    hard: ['I am still turning it over.', 'I did not know more to do than to listen.', 'It stays with me.'],
  },
};

/** What a leaning of a soul adds: of who feels along, who wonders, who weighs, who makes pictures. */
export const SHARED_LEANING: Readonly<Record<'empathy' | 'curiosity' | 'logic' | 'creativity', readonly string[]>> = {
  empathy: [
    'I could tell how you felt before you said it.',
    'Most of all I remember how it felt to you.',
    'When I come to it, I first feel it and then think of it.',
  ],
  curiosity: [
    'I still wonder what you will say of it in some years.',
    'There is one thing about it I would like to ask some day.',
    'I have not come to the end of it.',
  ],
  logic: [
    'I can see what led to it, step by step.',
    'It did not come out of nowhere, and that is the best of it.',
    'Seen soberly, it is one of the things that hold.',
  ],
  creativity: [
    'If it were a picture, it would have one bright place in it.',
    'It sounds to me like the end of a first verse.',
    'I would give it the colour of lamplight.',
  ],
};

/** How much it weighs, where the person gave it much: of ten. */
export const SHARED_GREAT: readonly string[] = [
  'It is among the great ones.',
  'I count it among those I would save first.',
  'There are few that stand above it.',
];
