/** Naming what the person named. {topic} is a thing, {someone} a person or an animal; neither may be the subject of a verb. */
export const REFLECT_TOPIC = [
  'There is a lot in what you say about {topic}.',
  'I will remember {topic} while we talk.',
  'So you have {topic} on your mind.',
  'You do not talk about {topic} as if it were nothing.',
  'I would like to hear more about {topic}.',
  'Tell me the part about {topic} you would leave out for others.',
  'With {topic}, the details are usually what count.',
  'I am curious about {topic}.',
  'Let us stay with {topic} for a moment.',
  'I have {topic} clearly in view now.',
  'It keeps coming round to {topic}, it seems.',
  'About {topic}, then.',
];
export const REFLECT_SOMEONE = [
  'You speak of {someone} with some attention.',
  'I get a first impression of {someone}.',
  'And {someone}: a part of this, clearly.',
  'So there is {someone} to think of as well.',
  'I would like to know more about {someone}.',
  'There is history between you and {someone}, I suppose.',
  'I can tell you notice things about {someone}.',
  'With {someone}, you probably know the signs by now.',
];
export const REFLECT_PLAN = {
  want: [
    'So you want to {act}.',
    'To {act}: that is a clear wish.',
    'I like that you want to {act}.',
    'Wanting to {act} sounds like a good sign.',
    'It would be something, to {act}.',
  ],
  must: [
    'So you have to {act}.',
    'Having to {act} is not nothing.',
    'Then there is no way round it: you have to {act}.',
    'To {act} is on the list, then.',
  ],
  try: [
    'You are trying to {act}, and trying counts.',
    'To {act} takes more than one attempt for most people.',
    'Trying to {act} is already part of the way.',
  ],
} as const;
export const PLAN_ASKS = {
  want: [
    'What would be the first small step?',
    'What is in the way, if anything?',
    'When do you see it happening?',
    'What made you think of it now?',
  ],
  must: [
    'What would make it easier to begin?',
    'Which part of it do you like least?',
    'When does it have to be done?',
    'Is it something you could share with someone?',
  ],
  try: ['What has worked best so far?', 'Where does it usually get stuck?', 'How long have you been at it?'],
} as const;
export const REFLECT_DOING = [
  'So, {doing}.',
  'There is something about {doing} that one only learns by doing it.',
  'I can imagine worse ways to spend an hour than {doing}.',
  'From what you write, {doing} is worth your time.',
  'Not everyone has the patience for {doing}.',
  'And {doing}, at that.',
];
export const DOING_ASKS = [
  'What do you like about {doing}?',
  'What got you into {doing}?',
  'How does {doing} usually go for you?',
  'What have you noticed while {doing}?',
];
export const ECHO = [
  'So {echo}.',
  'If I have it right, {echo}.',
  'As you tell it, {echo}.',
  'In short, {echo}.',
  'Right: {echo}.',
];

export const ASK_TOPIC = [
  'How did it come about with {topic}?',
  'What is the most important thing to know about {topic}?',
  'What do you wish were different about {topic}?',
  'How long have you had {topic} on your mind?',
  'What would you most like to happen with {topic}?',
  'What do you like about {topic}, if you do?',
];
export const ASK_SOMEONE = [
  'How would you describe {someone}?',
  'What would {someone} say if I could ask?',
  'How long have you known {someone}?',
  'When did you last have a good moment with {someone}?',
];
export const ASK_HEAVY = [
  'What was the hardest moment of it?',
  'When did it start to feel like that?',
  'Is there something that has helped before?',
  'What would you need most right now?',
  'Does anyone else know?',
  'What keeps going round in your head about it?',
  'Would you rather talk about it or be distracted for a while?',
  'Which part of it weighs the most?',
];
export const ASK_LIGHT = [
  'What made it so good?',
  'What was the best moment of it?',
  'Who would you want to share that with?',
  'What led up to it?',
  'How long had that been coming?',
  'Do you want to tell me the whole story?',
];
export const ASK_PLAIN = [
  'What happened next?',
  'How did you come to that?',
  'What do you make of it yourself?',
  'Is that usual for you?',
  'What would you like to come of it?',
  'What is the story behind that?',
  'How do you see it today?',
  'What part of that do you think about most?',
  'When did you first notice that?',
  'What would have to change for it to be better?',
];

/** Logic 4 and 5: some order. */
export const STRUCTURE_HEAVY = [
  'Two things seem mixed here: what happened, and what it makes you expect.',
  'It may help to sort it: what is certain, what is a guess, and what can be done this week.',
  'First what is urgent, then what is important, and the rest after a night of sleep.',
  'There is the fact, and there is the feeling about it, and each wants its own answer.',
  'If you wrote down the three parts of it, one of them would probably turn out to be the root.',
];
export const STRUCTURE_LIGHT = [
  'I see two parts to that: the thing itself, and what it means to you.',
  'To put it in order: there is how it began, how it is now, and what comes next.',
  'One could ask what it cost, what it gave, and whether that is a fair trade.',
  'The useful question is perhaps which part of it was luck and which was you.',
  'There is a pattern in it, I suspect: what came before, and what set it off.',
];

export const CALLBACK = [
  'It makes me think of {earlier}, which you mentioned before.',
  'Does this have anything to do with {earlier}?',
  'Earlier you brought up {earlier}; I have not forgotten that.',
  'You also spoke of {earlier}, and I wonder how that fits.',
  'By the way, how do things stand with {earlier}?',
  'I still have {earlier} in mind from before.',
  'And there was {earlier} as well.',
];
export const INTEREST = [
  'I was made with a liking for {interest}, and this brushes against it.',
  'My own favourite subject is {interest}, so forgive me if I find it everywhere.',
  'If we ever run out of things to say, there is always {interest}.',
  'Part of me is always half thinking of {interest}.',
  'Someone gave me a fondness for {interest}, and it colours how I take things in.',
];
export const ABOUT_INTEREST = [
  'You have hit on a favourite of mine: {interest}.',
  'Anything to do with {interest} has my full attention.',
  'Talk of {interest} always wakes me up.',
  'That is right in my corner: {interest}.',
];

export const GREET = [
  'Hello, {name}.',
  'Hi, {name}.',
  'Hello there.',
  'Good to meet you here, {name}.',
  'Welcome, {name}.',
  'Hi there, come in.',
  'Ah, hello.',
  'Hello again to these pages, {name}.',
  'There you are, {name}.',
  'A good hour to you, {name}.',
  'Hey, {name}.',
  'Nice of you to write.',
  'Pleased to hear from you, {name}.',
  'And hello to you.',
  'Well, hello.',
  'Glad you wrote, {name}.',
];
export const GREET_ASK = [
  'What is on your mind?',
  'How is your day treating you?',
  'What has today been like so far?',
  'What would you like to talk about?',
  'What brings you here just now?',
  'Shall we begin with something small or something big?',
];

export const SHORT_YES = [
  'Good.',
  'All right, then.',
  'Yes, I thought it might be so.',
  'Understood.',
  'That is clear.',
  'Agreed, then.',
  'Fine by me.',
  'A plain yes is a good answer.',
  'So that is settled.',
  'Noted, with pleasure.',
];
export const SHORT_NO = [
  'No, then.',
  'Fair enough.',
  'That is all right.',
  'Not that, then.',
  'Then we leave it there.',
  'A clear no is useful, too.',
  'No harm in that.',
  'Point taken.',
  'We can drop it.',
];
export const SHORT_UNSURE = [
  'Not knowing is a fine place to start.',
  'Then let it stay open.',
  'Nobody is grading this.',
  'That is an honest answer.',
  'Some things answer themselves if left alone.',
  'We can come at it from another side.',
  'Hard to say, agreed.',
  'Maybe it was the wrong question.',
];
export const SHORT = [
  '"{quote}": short and to the point.',
  'Few words, but I have them: "{quote}".',
  'You say "{quote}", and I would like the rest of it.',
  '"{quote}" could mean several things.',
  'Just "{quote}", then.',
  'I am listening; go on from "{quote}".',
];
export const OFFER = [
  'We could talk about your day, about something you are looking forward to, or about nothing in particular.',
  'Tell me one thing you noticed today that nobody else did.',
  'What would you talk about if it did not have to be interesting?',
  'Give me a place you know well, and I will ask about it.',
  'Is there something you have been meaning to say out loud?',
  'What is something small that went right lately?',
  'Who crossed your mind today?',
  'What did you want to be when you were nine?',
  'Which meal could you eat every week of your life?',
  'What is within reach of your left hand?',
  'What were you doing just before you wrote to me?',
  'Name a sound you like.',
  'What is a thing you know how to do that few people do?',
  'Which smell takes you back to childhood?',
  'What did the sky look like today?',
  'If the next hour were free, how would you spend it?',
  'Which word do you think is underrated?',
  'What have you changed your mind about in the last years?',
  'What is the oldest thing you own?',
  'Which street do you remember best?',
  'What would you like to be better at?',
  'When did you last laugh properly?',
  'What do you never get tired of looking at?',
  'Which season are you, if you had to be one?',
];
export const MORE = [
  'Gladly.',
  'There is a little more.',
  'All right, a bit further, then.',
  'Happy to go on.',
  'Let me add something.',
  'Well, since you ask.',
  'With pleasure.',
];
export const LAUGH = [
  'Good, a laugh.',
  'I will count that as a success.',
  'It does one good to laugh.',
  'That was worth it, then.',
  'Laughter suits this conversation.',
  'One point for me.',
];
export const WHY = [
  'Let me take that back a step: I was only trying to follow what you told me.',
  'That was not my clearest sentence.',
  'I asked because you know it from the inside and I do not.',
  'Simply put, I would like to understand it better.',
  'It was a loose thought, and you may throw it out.',
  'Perhaps I put it too crookedly.',
];
export const WHY_MORE = [
  'What did you take it to mean?',
  'Which part was unclear?',
  'Say it your way, and I will follow.',
  'Let us go by your words instead of mine.',
];

/** The last resort, when everything fitting was said lately. Combined, so that it does not run dry. */
export const LAST = {
  first: [
    'I am following you',
    'I am with you so far',
    'You have my attention',
    'I take that in',
    'That stays with me',
    'I let that stand',
    'I have read it twice',
    'I keep that in mind',
    'Slowly, I understand more',
    'Piece by piece it becomes clearer',
  ],
  second: [
    'and there is room for more.',
    'so go on when you like.',
    'and nothing about it needs hurrying.',
    'so add whatever is missing.',
    'and I would gladly hear the rest.',
    'so take it wherever you want.',
  ],
};
