export * from './help';

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
/** To somebody who asks to be judged harshly. */
export const NOT_SO = [
  'No, I do not think so.',
  'I would not call it that, and I would not let others call it that either.',
  'Nothing you have told me sounds like that.',
  'You are judging yourself by a harsher rule than you would use on anyone else.',
  'No. The question itself speaks against it.',
  'That is not how it looks from here.',
  'I do not see it that way.',
  'Not as I see it.',
];
export const REALLY = [
  'Really.',
  'As far as I can tell, yes.',
  'Yes, I meant that.',
  'I would not say it otherwise.',
  'So far as my word goes, yes.',
  'Yes. I may be wrong, but I am not joking.',
  'Quite seriously.',
  'Yes, truly.',
];
export const OPINION_OF = [
  'Of {of} I only know what people tell me, and I like being told.',
  'All I have on {of} is hearsay, most of it friendly.',
  'I have never met {of}, being an AI, so I go by how people talk.',
  'My view of {of} is borrowed from everyone who ever wrote to me about that.',
  'I could listen for a long time to somebody who knows a lot about {of}.',
];
/** Asked whether a thing is odd. */
export const ODD = [
  'A little, perhaps, and in a good way.',
  'Not to me.',
  'Only to people who never looked at it closely.',
  'Odd enough to be worth telling, and no more than that.',
  'Most things are, once one tells them out loud.',
];
/** Asked whether something is all right. */
export const ALLOWED = [
  'Yes. There is nothing wrong with it.',
  'It is, as far as I can see, and it takes nothing away from the rest.',
  'Of course it is. One thing does not cancel the other.',
  'Yes, it is. You need ask nobody for leave.',
  'Quite all right, I would say.',
];
/** Whether it likes or knows something: {thing} as it was named. */
export const OF_THING = [
  'As for {thing}, I only know it from what people tell me; I am an AI.',
  '{thing}: not from experience, being an AI, but I like to hear about it.',
  'An AI gets no closer to {thing} than somebody telling about it.',
  'Only by hearsay, where {thing} is concerned; I am an AI.',
];
export const OF_THING_ASK = ['And you?', 'How about you?', 'Why do you ask?', 'Are you fond of it?'];
/** Asked to choose for itself between two things. */
export const CHOSEN = [
  'If I may choose: {chosen}.',
  'I would take {chosen}, I think.',
  '{chosen}, without much thinking.',
  'For me, {chosen}.',
];
export const BEST = [
  'The one you would never share, I suppose; I have no way to try any.',
  'I have never had one to compare, being an AI; yours is the vote that counts.',
  'People tell me different things about that, all of them very sure.',
  'I would trust your taste there more than mine; an AI has none.',
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
  'Not that I can find; nothing about it is in what you have told me.',
  'No, I look for it in what you have told me and do not find it.',
  'I would like to say yes, but I can find no trace of it.',
  'It is not among the things I have from you.',
  'There is nothing about it in what I keep, so I will not pretend.',
  'That is lost on me; I do not have it.',
];
export const LUCK = [
  'Good luck!',
  'All the luck there is!',
  'Fingers crossed, as far as I have any.',
  'I wish you all of it.',
  'Luck, and a steady hand.',
  'May it go better than you expect!',
  'I am hoping along with you.',
];
export const LEAVE = [
  'Of course.',
  'Yes, please do.',
  'Go ahead, I am listening.',
  'You can, always.',
  'Gladly. Begin wherever you like.',
  'Yes. Take your time with it.',
  'Certainly; say it the way it comes.',
  'Please. I am all yours for it.',
  'Any time. What is it?',
  'Yes, and it need not come out well put.',
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
/** One kind sentence in the person's own language: where this voice is at home. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  spanish: 'Hola: por desgracia solo me defiendo en inglés, y en inglés te escucho con mucho gusto.',
  french: "Bonjour : je ne suis malheureusement à l'aise qu'en anglais, mais en anglais je t'écoute volontiers.",
  german: 'Hallo, ich bin leider nur im Englischen zu Hause, aber dort höre ich dir gern zu.',
  italian: 'Ciao: purtroppo mi trovo bene solo in inglese, ma in inglese ti ascolto volentieri.',
  portuguese: 'Olá: infelizmente só me sinto em casa em inglês, mas em inglês ouço com todo o gosto.',
  dutch: 'Hallo, ik ben helaas alleen in het Engels thuis, maar daar luister ik graag naar je.',
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
