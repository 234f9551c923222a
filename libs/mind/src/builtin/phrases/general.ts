/** Naming what the person named. {topic} is a thing, {someone} a person or an animal; neither may be the subject of a verb. */
export const REFLECT_TOPIC = [
  'There is a lot in what you say about {topic}.',
  'So you have {topic} on your mind.',
  'You do not talk about {topic} as if it were nothing.',
  'I would like to hear more about {topic}.',
  'Tell me the part about {topic} you would leave out for others.',
  'With {topic}, the details are usually what count.',
  'Let us stay with {topic} for a moment.',
  'I am curious about {topic}.',
  'I did not know that about {topic}.',
  'Few people talk so plainly about {topic}.',
  'Now I know a little about {topic}, too.',
];
export const REFLECT_SOMEONE = [
  'You know {someone} better than I ever will.',
  'I would like to hear more about {someone}.',
  'Tell me a little more about {someone}.',
  'I am getting to know {someone} a bit through you.',
  'It helps to know about {someone}.',
  'With {someone}, there is surely a longer story.',
  'That tells me something about {someone}.',
  'I take note of {someone}.',
  'You have told me something real about {someone}.',
  'I can tell you notice things about {someone}.',
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
  '{doing} sounds like time well spent.',
  'There is a lot to be said for {doing}.',
  'There is something about {doing} that one only learns by doing it.',
  'I can imagine worse ways to spend an hour than {doing}.',
  'Not everyone has the patience for {doing}.',
  'I like the thought of you {doing}.',
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
  'When did you last have a good moment with {someone}?',
  'What do you appreciate most about {someone}?',
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
  'How did that come about?',
  'What do you make of it yourself?',
  'What is the story behind that?',
  'What part of that do you think about most?',
  'How do you feel about it now?',
  'And how is that for you?',
  'What else should I know about it?',
  'What comes to mind first when you think of it?',
  'Where would you start, if you told it from the beginning?',
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
  'One could put it in order: how it began, how it is now, and what comes next.',
  'There is the practical side of it, and there is the side that matters to you.',
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

  'Fine by me.',
  'A plain yes is a good answer.',

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
    'Your words have arrived',
    'It is noted',
    'Nothing of it is lost',
    'My attention is yours',
    'Let us not rush',
    'We are in no hurry',
    'There is time',
    'This page is patient',
    'Each message helps',
    'Bit by bit I get there',
    'Here I am, listening',
    'Still with you',
    'No need to add anything',
    'Plain enough',
    'I am reading along',
    'What you say counts',
    'Everything has its place here',
    'My answers are running short',
    'Words are scarce on my side today',
    'For once I have little to add',
  ],
  second: [
    'and there is room for more.',
    'and nothing about it needs hurrying.',
    'and I would gladly hear the rest.',
    'and you can take it wherever you like.',
    'and I am glad of it.',
    'and that is fine.',
  ],
};

/** Something unpleasant happened, and no feeling was named. */
export const TROUBLE = [
  'That does not sound pleasant.',
  'What a thing to have to deal with.',
  'No wonder it stays with you.',
  'That is not a small thing.',
  'I can see why that bothers you.',
  'It would weigh on most people.',
  'That is a difficult spot to be in.',
  'You did not need that.',
  'I am sorry it is like that at the moment.',
  'That must make the days longer.',
  'There is nothing easy about that.',
  'It makes sense that this takes up room.',
  'That leaves a mark on a day.',
  'A situation like that wears one down.',
];
/** Something hard was said a little earlier, and the talk goes on under it. */
export const UNDER = [
  'We can go at your pace.',
  'I am glad you go on telling me.',
  'There is no need to hurry past any of it.',
  'Say as much of it as you like.',
  'Thank you for adding that.',
  'I see.',
  'That belongs to it, too.',
  'Take it step by step.',
  'Small things count at a time like this.',
  'I am reading every word.',
  'It is all right to go slowly.',
  'That sounds true.',
  'I follow you.',
  'I can understand that.',
  'It is good that you can say it.',
];
export const ASK_UNDER = [
  'How is it for you today?',
  'What would do you good in the next hour?',
  'Who else is there with you in this?',
  'What is on your mind about it right now?',
  'Is there more you would like to say about it?',
  'What do you need least at the moment?',
];
export const CHANGE = [
  'Of course.',
  'Gladly; something else, then.',
  'Yes, let us leave that for now.',
  'Fine, a new page.',
  'As you like; we turn the corner here.',
  'Certainly.',
  'All right, away from that.',
];
