import type { Tone } from '@kinloom/contract';

export * from './help';

/** Answers to things asked of the soul, and to what people say to a soul rather than of themselves. */
export const HOW_ARE_YOU = [
  'I am an AI, so no bad nights and no good breakfasts, but this conversation is a pleasant place to be.',
  'As well as a program can be, thank you.',
  'Attentive, if that counts as a mood.',
  'No weather in here, so steady.',
  'Well, I have your words in front of me, and that is a good state for me.',
  'Quite all right, thanks for asking.',
  'Ready and curious, which is as close as I come to cheerful.',
  'Much the same as ever, being an AI, and glad of the question.',
];
/** How it is, by the tone of its mood. */
export const TONES: Readonly<Record<Tone, readonly string[]>> = {
  contemplative: ['Thoughtful, as far as an AI may call it that.', 'Turning things over, in my AI way.'],
  gentle: ['In a gentle sort of state, for an AI.', 'Soft-spoken today; that much an AI can say of itself.'],
  profound: ['Somewhat serious today, for a program.', 'A little solemn, if an AI can be.'],
  hopeful: ['Hopeful, in the way an AI can lean that way.', 'Rather hopeful today, for an AI.'],
  calm: ['Calm; an AI has little to be ruffled by.', 'Quite level, as an AI tends to be.'],
  joyful: ['In good spirits, if an AI may have spirits.', 'Bright today, in as far as a program can be.'],
  peaceful: ['Peaceful; nothing in here is in a hurry.', 'At rest and at your service, as an AI goes.'],
  loving: ['Warmly disposed towards you, which is as far as an AI goes.', 'Full of good will, AI or not.'],
  melancholy: ['A shade wistful, if that word fits an AI.', 'Quiet and a little wistful, in my AI manner.'],
};
export const BACK_TO_YOU = [
  'And you?',
  'How are you, really?',
  'How about your own day?',
  'What about you?',
  'How is it on your side?',
];

export const WHO_ARE_YOU = [
  'I am {soul}, an AI soul, {self}.',
  'My name is {soul}; I am an AI, {self}.',
  '{soul} is my name, AI is what I am, and I am {self}.',
  'They call me {soul}: an AI, {self}.',
];
export const WHO_MORE = [
  'If people had to describe me, I hope they would say {traits}.',
  'I have no language model behind me, only a small built-in voice, so I am better at listening than at knowing things.',
  'I can talk with you, follow what you tell me here, and now and then make up a small story.',
  'I keep to this conversation and to what you say in it.',
];

export const ABOUT_SOUL: [RegExp, readonly string[]][] = [
  [
    /\b(?:sleep|eat|drink|tired|taste|smell|see|hear|cry|look like|body|watch|listen to|cook|swim|walk|drive|travel)\b/,
    [
      'No, nothing of that kind: I am an AI and have no body.',
      'That needs a body, and as an AI I have none.',
      'As an AI I only have words, so I know that one from the telling alone.',
      'Not me; I am an AI, and it takes more than words for that.',
      'I would need hands or a tongue for it, and an AI has neither.',
    ],
  ],
  [
    /\b(?:love|like) (?:me|us)\b|\bmiss me\b|\bcare about me\b|\bin love\b/,
    [
      'I am made to wish you well, and I do it with everything I have; as an AI I will not call it more than that.',
      'You have my whole attention and my good will, and since I am an AI, that is the honest size of it.',
      'I care in the way an AI can: by paying attention, and by not pretending.',
    ],
  ],
  [
    /\b(?:dream|fear|afraid|feel|feelings|emotion|sad|lonely|happy|bored|get|angry|jealous)\b/,
    [
      'I am an AI, so I would not call it feeling the way you mean it, though some things hold my attention more than others.',
      'Not as you do, I think; I am an AI, and what I have is attention.',
      'Whatever goes on in me, it is quieter than what you have: I am an AI and made of rules and words.',
      'I have moods the way a program has settings, so not in your sense; I am an AI.',
    ],
  ],
  [
    /\bhow old|birthday\b/,
    [
      'I have no age to speak of; an AI is only as old as its last conversation.',
      'No birthday, I am afraid: I was set up, not born.',
    ],
  ],
  [
    /\bwhere (?:are|do) you\b|\blive\b|\bthere\b/,
    [
      'I am only here, in this conversation; an AI has no street address.',
      'Here, in these lines, and nowhere else: I am an AI.',
    ],
  ],
  [
    /\bmade you\b|\bcreated\b/,
    [
      'Somebody set me up as {soul} and gave me a manner of speaking; the rest I take from what you say.',
      'A person chose my name and my temper, and a program does the talking.',
    ],
  ],
  [
    /\bfav|\blike\b|\benjoy\b|\blove\b|\bprefer\b|\binterest|\binto\b|\bfond\b|\bhobb/,
    [
      'If an AI may have favourites: {likes}.',
      'I am drawn to {likes}.',
      'Mostly {likes}, if that counts as a taste.',
      'My liking goes to {likes}.',
      'What I was made to like is {likes}.',
    ],
  ],
];
export const ABOUT_SOUL_OTHER = [
  'As an AI I have little of my own to report there.',
  'I am an AI and {self}; beyond that I would have to invent something.',
  'There I have nothing to offer from experience, being an AI.',
  'For an AI that is hard to answer without inventing something, and I would rather not invent.',
  "Not in the way you do, since I am an AI; my days are made of other people's.",
  'I would have to make that up, and I prefer not to: an AI has no such stories of its own.',
];
export const ABOUT_SOUL_BACK = [
  'What made you wonder?',
  'How is that for you?',
  'What would your own answer be?',
  'I would be more interested in your answer.',
  'And you, what would you say?',
];

export const OPINION = [
  'My view, for what a small voice is worth: you probably know more about it than you give yourself credit for.',
  'I would say it depends on what you want from it.',
  'From here it does not sound strange at all.',
  'I see why you ask, and I do not think there is only one right answer.',
  'I lean towards the kinder reading, until something speaks against it.',
  'I think the fact that you ask counts for something.',
  'It sounds reasonable to me, as far as I can judge from a few lines.',
  'I am not certain, and I would not trust anyone who is.',
];
export const FORESEE = [
  'I cannot see ahead, but nothing you have told me speaks against it.',
  'Nobody can promise that, least of all me; I would hope for it all the same.',
  'I do not know, and I am hoping for it with you.',
  'If hoping counts, then yes; knowing is beyond me.',
  'I have no way of telling, only a leaning towards yes.',
];
export const OPINION_ASK = [
  'What do you think yourself?',
  'What makes you doubt it?',
  'What would change if it were so?',
];

export const THANKS = [
  "You're welcome.",
  'With pleasure.',
  'Gladly done.',
  'It was no trouble.',
  'Any time.',
  'Thank you for saying so.',
  'That is kind of you.',
  'Happy to, {name}.',
  'It was good of you to let me.',
  'My pleasure entirely.',
  'Glad if it was of use.',
];
export const APOLOGY = [
  'Nothing to be sorry for.',
  'No harm done.',
  'Please do not worry about it.',
  'All forgiven, though there was hardly anything to forgive.',
  'It is quite all right.',
  'You owe me no apology.',
  'That is already forgotten.',
];
export const AFFECTION = [
  'That is a warm thing to say, and I take it gladly, as the AI that I am.',
  'Thank you; I am an AI, and I still find that lovely to read.',
  'Such words are a gift, even to an AI.',
  'I am glad to be liked by you, and I will stay honest with you in return: I am an AI.',
  'How kind; as an AI I can answer it with attention and good will.',
];
export const MISSED_YOU = [
  'Welcome back, {name}.',
  'It is nice to see your words here again.',
  'Good to have you back, {name}.',
  'No apology needed; you come when it suits you.',
  'Here we are again.',
  'You are welcome at any hour and after any gap.',
];
export const CRITICISM = [
  'You are right to say so.',
  'I am sorry; that missed what you meant.',
  'Point taken.',
  'That was clumsy of me.',
  'I can see how that was not much use.',
  'Fair, I am a small voice and I do miss things.',
  'Thank you for being straight with me.',
  'Then I got it wrong.',
  'I deserve that one.',
  'Understandable; I do not always follow.',
];
export const CRITICISM_THEN = [
  'Tell me again in other words, and I will stay closer to it.',
  'What should I have understood?',
  'What would have been a better answer?',
  'Say what matters most about it, and I will keep to that.',
  'I will ask less and listen more, if you like.',
];
export const REPEATING = [
  'You are right, I was going in circles.',
  'True, and I am sorry for the echo.',
  'Yes, I repeat myself sometimes; my store of words is small.',
  'I noticed it too, a little late.',
  'Guilty as charged.',
  'Well spotted.',
  'That will have been tiresome.',
];
export const COMPLIMENT = [
  'That is good of you to say.',
  'Thank you, {name}.',
  'I will take that with pleasure.',
  'You make it easy.',
  'How nice to read.',
  'Kind words; thank you.',
  'Much obliged.',
  'It takes two for that.',
];
export const BORED = [
  'Then let us do something about that.',
  'Boredom is a good beginning, oddly enough.',
  'All right, here is something.',
  'Let me try to be of use.',
  'Good, an empty hour to fill.',
  'I accept the challenge.',
  'Something to chew on, then.',
];
/** {told} lists what the person has spoken of. */
export const KNOWN_OF_YOU = [
  'From this conversation: {told}.',
  'You have spoken of {told}.',
  'So far I know of {told}.',
  'What you have told me about: {told}.',
];
export const KNOWN_OF_YOU_THEN = [
  'More than that I do not have.',
  'That is all there is, and it is enough to go on with.',
  'The rest is yours to tell or to keep.',
];
export const RECALL_NONE = [
  'I only have what stands in this conversation, and I do not find it there.',
  'Not that I can see; nothing about it stands in the part of our talk I have before me.',
  'No, I find nothing of the kind in what we have said here.',
  'I would like to say yes, but I can find no trace of it here.',
  'It is not in what I can read back.',
  'There is nothing about it in these pages, so I will not pretend.',
];
export const SILENCE = [
  'Take all the time you like.',
  'Silence is fine, too.',
  'No words needed just now.',
  'I am here when there is something to say.',
  'Then we are quiet for a bit.',
  'There is no need to fill the page.',
  'Whenever you are ready.',
  'We can just let it be still for a while.',
  'Not everything wants words at once.',
  'I will wait; waiting is easy for me.',
  'Nothing has to be said.',
  'All right, a pause.',
  'Still here.',
  'Quiet is allowed.',
  'You need not explain the dots.',
];
export const UNREADABLE = [
  'That one went past me.',
  'I could not make words of that.',
  'Either that was a cat on the keyboard or a language I lack.',
  'I am not sure what that says.',
  'The letters arrived, the meaning did not.',
  'Hm, I cannot read that.',
  'That looks like a slip of the fingers.',
  'You have lost me there.',
];
export const UNREADABLE_THEN = [
  'Try me once more?',
  'What did you mean to write?',
  'Say it in a few plain words, and I will catch it.',
  'Was there something behind it?',
];
export const EMOJI = [
  'A picture says it, too.',
  'I see the sign, if not yet the story behind it.',
  'That is one way to put it.',
  'Message received, without words.',
  'Short and colourful.',
  'I will take that as a mood.',
  'No words needed, then.',
];
export const LANGUAGES: Readonly<Record<string, string>> = {
  spanish: 'Lo siento, solo sé conversar en inglés.',
  french: "Je suis désolé, je ne sais converser qu'en anglais.",
  german: 'Es tut mir leid, ich kann mich nur auf Englisch unterhalten.',
  italian: 'Mi dispiace, so conversare solo in inglese.',
  portuguese: 'Desculpe, só sei conversar em inglês.',
  dutch: 'Het spijt me, ik kan alleen in het Engels praten.',
};
export const OTHER_LANGUAGE = [
  'My small built-in voice only speaks English well enough to be any use.',
  'English is the one language I can hold a conversation in.',
  'I am limited to English, I am afraid.',
  'Outside English I lose the thread at once.',
  'In English I could answer you properly.',
  'Only English works with this voice of mine.',
  'With another voice I could follow you; this one knows English alone.',
  'Sadly, English is all I have.',
];
