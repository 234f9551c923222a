export * from './short';

/** Naming what the person named. {topic} is a thing, {someone} a person or an animal; neither may be the subject of a verb. */
export const REFLECT_TOPIC = [
  'I would like to hear more about {topic}.',
  'Tell me more about {topic}.',
  'So it is about {topic}.',
  'Let us stay with {topic} for a moment.',
  'I am curious about {topic}.',
  'Now I know a little about {topic}, too.',
  'I am glad you mention {topic}.',
  'About {topic} I would gladly know more.',
];
export const REFLECT_TOPIC_HEAVY = [
  'I am sorry about {topic}.',
  'So it is {topic} that weighs on you.',
  'No wonder {topic} will not leave your mind.',
  'We can stay with {topic} for as long as you like.',
];
export const REFLECT_SOMEONE = [
  'I would like to hear more about {someone}.',
  'Tell me a little more about {someone}.',
  'I am getting to know {someone} a bit through you.',
  'It is good to know about {someone}.',
  'I can tell you notice things about {someone}.',
  'You and {someone}: I would like to understand that better.',
  'I am glad you tell me about {someone}.',
];
export const REFLECT_PLAN = {
  want: [
    'So you want to {act}.',
    'To {act}: I can see why.',
    'I like that you want to {act}.',
    'Wanting to {act} sounds like a good sign.',
    'It would be something, to {act}.',
  ],
  must: [
    'So you have to {act}.',
    'Having to {act} is not nothing.',
    'Then there is no way round it: you have to {act}.',
    'So that is on the list: to {act}.',
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
  'And {echo}, too.',
  '{echo}; I take that in.',
  'I read it slowly: {echo}.',
  'That as well, then: {echo}.',
  'I have it now: {echo}.',
  '{echo}, you say.',
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
  'By the way, how do things stand with {earlier}?',
  'Earlier you brought up {earlier}; is there anything new about that?',
  'I still have {earlier} in mind from before: would you like to go back to that?',
  'Shall we go back to {earlier}?',
  'And what about {earlier}, which you mentioned before?',
  'May I ask after {earlier}?',
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
