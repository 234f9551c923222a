export const GREET = [
  'Hello, {name}.',
  'Hi, {name}.',
  'Hello there.',
  'Good to meet you here, {name}.',
  'Welcome, {name}.',
  'Hi there, come in.',
  'Ah, hello.',
  'Hello, and make yourself at home, {name}.',
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
  'Ah, {quote}.',
  'So, {quote}.',
  '{quote}, then.',
  'Right: {quote}.',
  '{quote}; go on.',
  'Just so: {quote}.',
  'I have that: {quote}.',
  '"{quote}", you say.',
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
/** To the end of a tale. */
export const ALL_TOLD = [
  'Thank you for telling me.',
  'Then I am glad to know it.',
  'That was worth telling, and I heard it.',
  'I am glad you came by with it.',
  'Good that you told me.',
];
/** Sleep is coming: no more questions. */
export const DROWSY = [
  'Good. Put the phone down and let it come; nothing here needs an answer.',
  'Then let it have you. Sleep well.',
  'That is the best thing you could say at this hour. Let it come.',
  'No need to answer any more. Rest.',
];
/** To a riddle. */
export const RIDDLE = [
  'I give up. Tell me.',
  'No idea. What is the answer?',
  'I could not guess it; say.',
  'Go on, what?',
];
/** To "isn't that something". */
export const AGREED = ['It is.', 'It really is.', 'Yes, it is.', 'I think so, too.', 'That it is.'];
/** Why it advised what it advised. */
export const WHY_ADVICE = [
  'Because it costs little and can be taken back if it turns out wrong.',
  'Because you have to live with it longer than with the question.',
  'No deeper reason than that it has helped other people; you need not take it.',
  'Because you know everybody in it, and I only know what you tell me.',
  'Because things unsaid tend to grow in the dark.',
];
/** To a word about what the soul said or is: "that's sad lol". */
export const REACTED = [
  'A little, perhaps.',
  'I can see how it looks from your side.',
  'It depends on where one stands.',
  'That is one way to see it.',
  'You may well be right.',
  'I had not looked at it like that.',
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

/** To a "what if" about what is feared. */
export const WHAT_IF = [
  'That is the kind of question that gets louder at night.',
  'Nobody knows yet, and not knowing is hard to sit through.',
  'It has not happened; it is only near enough to be frightening.',
  'One can ask that and still be wrong about the answer.',
  'I understand why you ask, and I cannot answer it.',
  'If it comes to that, there will be a next thing to do even then.',
  'You are thinking one step further than the facts go.',
];
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
  'That is a nuisance, at the very least.',
  'There is nothing easy about that.',
  'It makes sense that this takes up room.',
  'Not what one hopes for.',
  'That takes something out of a day.',
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
/** The subject a group is held to. */
export const FOCUS = [
  'To come back to {focus}: where were we?',
  'And how does that bear on {focus}?',
  'We were on {focus}; shall we go on there?',
  'That leads me back to {focus}.',
  'I would not lose sight of {focus}, though.',
];
