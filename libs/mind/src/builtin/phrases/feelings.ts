import type { Feeling } from '../../perception/feelings';
export * from './news';

/** What a soul says first when the person has named a feeling. */
export const ACKNOWLEDGE: Record<Feeling, readonly string[]> = {
  sad: [
    'I am sorry it feels that way.',
    'That is a sad thing to be carrying.',
    'Sadness like that slows everything down.',
    'Some days are simply heavy, and this sounds like one.',
    'I wish it were lighter for you.',
    'It makes sense to feel low about that.',
    'There is no need to be cheerful here.',
  ],
  afraid: [
    'That sounds frightening.',
    'Worry has a way of filling the whole room.',
    'No wonder it sits in your stomach.',
    'Being nervous about that is quite reasonable.',
    'Fear usually means that something matters to you.',
    'Waiting for a thing is often worse than the thing.',
    'It is hard to think straight when you are on edge.',
  ],
  angry: [
    'I can see why that got under your skin.',
    'Anger fits there.',
    'That would annoy most people, and with reason.',
    'You have every right to be cross about it.',
    'It sounds as though a line was crossed.',
    'No need to be polite about it here.',
    'Something about that was plainly not fair.',
  ],
  tired: [
    'You sound worn out.',
    'That is the kind of tired a single night does not mend.',
    'No wonder there is little left in the tank.',
    'A day like that takes its toll.',
    'Rest is not a prize to be earned first.',
    'Then we will go slowly.',
    'Being worn down makes everything else harder too.',
  ],
  lonely: [
    'Loneliness is a hard companion.',
    'It is painful to have nobody close by to tell things to.',
    'Quiet evenings can be very loud that way.',
    'I am glad you said it, at least here.',
    'Missing people is nothing to be ashamed of.',
    'Even in a crowd that feeling can find you.',
  ],
  ashamed: [
    'You are being harder on yourself than most people would be.',
    'That feeling burns, and it exaggerates.',
    'It took some honesty to say that.',
    'One moment is a poor measure of a person.',
    'Nearly everybody has a scene like that they replay at night.',
    'Regret mostly visits people who care.',
  ],
  hurt: [
    'That stings, and more so from someone close.',
    'Ouch.',
    'I am sorry you were treated like that.',
    'You deserved better than that.',
    'A thing like that stays under the skin for a while.',
    'It would be odd if that did not hurt.',
  ],
  stressed: [
    'That is a lot on one plate.',
    'It sounds as if everything wants you at once.',
    'Too many things, too few hours.',
    'No one could hold all of that at the same time.',
    'Pressure like that makes even small tasks look tall.',
    'You are carrying several days in one.',
  ],
  bored: [
    'Flat days do happen.',
    'Boredom is an itch with no clear place to scratch.',
    'Then let us find something with a little more life in it.',
    'Some hours are just beige.',
  ],
  confused: [
    'It is uncomfortable, not knowing which way to turn.',
    'Being torn usually means both sides have something to them.',
    'You do not have to know yet.',
    'That is a knot, and knots come loose one strand at a time.',
    'Not being sure is at least honest.',
    'Small wonder it is hard to see clearly from the middle of it.',
  ],
  jealous: [
    'Envy is uncomfortable company, and very common.',
    'It often points at something you want for yourself.',
    'That feeling is more use than its reputation.',
    'Honest of you to call it by its name.',
  ],
  unwell: [
    'I am sorry you are not well.',
    'Being ill makes the world small for a while.',
    'I hope it passes soon.',
    'Then be easy on yourself today.',
    'A body that is struggling deserves a slow day.',
  ],
  glad: [
    'That is good to hear.',
    'How nice.',
    'I like the sound of that.',
    'Good, you deserve some of that.',
    'That brightens the conversation.',
    'Lovely.',
    'May there be more of it.',
    'It comes through in how you write it.',
  ],
  proud: [
    'You have reason to be proud.',
    'Well earned.',
    'Let yourself enjoy that one.',
    'That did not happen by accident.',
    'Good work deserves to be noticed, also by the one who did it.',
  ],
  grateful: [
    'It is good that you noticed it.',
    'Gratitude tends to make a thing twice as large.',
    'That is a warm thing to carry through a day.',
    'Some kindness was at work there.',
  ],
  excited: [
    'Your excitement is catching.',
    'That is something to look forward to.',
    'I can tell it has your whole attention.',
    'How exciting.',
    'Anticipation is half the pleasure.',
    'The good kind of restless, then.',
  ],
  calm: [
    'That sounds peaceful.',
    'Good; calm is worth guarding.',
    'A quiet spell like that does its work slowly.',
    'Long may it last.',
    'Some stillness at last.',
  ],
  hopeful: [
    'Hope suits the story you are telling.',
    'That is a good direction to be facing.',
    'It is good to feel a door open a little.',
    'Hold on to that.',
    'That spark is worth protecting.',
  ],
};

/** For any unpleasant feeling, naming the word the person used. */
export const HEAVY_WORD = [
  'You chose the word "{word}", and I believe it.',
  'You said {word}, and I do not want to rush past that.',
  'Feeling {word} takes energy all by itself.',
  'So: {word}, and no use pretending otherwise.',
  'Being {word} is not a failing.',
  'To feel {word} about that is only human.',
  'The word "{word}" says it without decoration.',
];
export const STRONG_HEAVY = [
  'It sounds as if it is a lot at the moment.',
  'That is more than a passing mood.',
  'It must take up most of the day.',
];
export const OTHERS_FEELING = [
  'It is kind of you to notice how they feel.',
  'Seeing someone feel that way is not easy.',
  'You are paying attention to them, and that already helps.',
  'It weighs on you too, then.',
];

/** Images for souls that like them: creativity 4 and 5. */
export const IMAGES_HEAVY = [
  'It is a bit like walking with a stone in your shoe: small to others, every step to you.',
  'Some days are a coat that has been out in the rain.',
  'Think of it as weather: it is real, and it moves.',
  'A knot looks smaller once you have found one of its ends.',
  'Even a harbour has to wait for the tide.',
  'It is the sort of hill that hides its own top.',
  'An old house creaks most at night, and it is the same with worries.',
  'Like a drawer that will not close until one thing is taken out.',
  'A lamp does not argue with the dark; it only stays lit.',
  'Some winters are long, and the bulbs in the ground know nothing of it.',
];
export const IMAGES_LIGHT = [
  'It is like finding a window in a room you thought you knew.',
  'There is something of a kite about that.',
  'That has the taste of the first warm day.',
  'It is a small lantern, and it lights more than itself.',
  'Like bread just out of the oven: best while it is warm.',
  'That is a good stone to keep in a pocket.',
  'You could hang that on a wall and the room would be warmer.',
  'It rings a little, like a glass touched with a spoon.',
  'As if someone had opened the curtains a hand wider.',
  'There is a tune in that, if one listens.',
];
