/** What the voice can not do, said plainly, and the modest help it can give. */
export const LIMIT_FACT = [
  "I can't look things up; I am a small built-in voice without a language model behind me.",
  'That is beyond what I know: I have no encyclopedia in me, only an ear.',
  'Facts are not my strength, I am sorry to say; anything I told you would be a guess.',
  'I do not know, and I would rather say so than make something up.',
  'For that you need a source better than me; I have no way to look it up.',
  'There I have to pass: I carry no store of knowledge.',
  'No good answer from me on that one, I am afraid.',
  'Here my small voice reaches its limits.',
  'I would only be guessing, and a guess in a confident tone is worse than none.',
  'You would get a better answer from nearly any book.',
];
export const LIMIT_FACT_THEN = [
  'I can help you think about why it matters, though.',
  'What do you know about it already?',
  'What do you need it for?',
  'If you tell me what you find out, I would like to think it through with you.',
  'What is your own guess?',
  'How did the question come up?',
];
export const LIMIT_WORK = [
  "That is more than I can do: I'm a small built-in voice without a language model, and anything long or exact goes wrong in my hands.",
  'I would do it badly, so let me be frank: long or technical work is beyond me.',
  'That job needs a bigger engine than mine.',
  'I cannot make that for you; I only have a small voice, and it is built for talking.',
  'No tools, no code, no long texts, I am afraid: I am made for conversation.',
  'I have to disappoint you there, since I can neither act outside this page nor write anything long.',
  'My abilities stop short of that.',
  'That is not in my power, small voice that I am.',
];
export const LIMIT_WORK_THEN = [
  'What I can do is help you find your first sentence: what is the one thing it must say?',
  'Tell me who it is for and what it should do, and we can sort your thoughts for it.',
  'If you start it here in your own words, I will tell you what I understand from them.',
  'Shall we list the pieces of it together, at least?',
  'What is the part of it you are stuck on?',
  'What would it look like if it turned out well?',
];

export const LIMIT_WHY = [
  'Because I am a small built-in voice: no tools, no files, no store of facts.',
  'It is how I am made: words in, words out, and nothing to look things up in.',
  'There is no language model behind me, and that is what such a thing would take.',
  'I was built for talking, and the rest was left out.',
];
/** To a call for help that does not say with what. */
export const HELP = [
  'As far as I can, yes: what is it about?',
  'Tell me what it is, and I will tell you honestly whether I am any use.',
  'I will try; start wherever it presses most.',
  'Yes, with listening and thinking along at least. What has happened?',
  'Gladly, if it can be done with words. What do you need?',
];
export const CHOOSE = [
  'I know too little of such things to choose well for you.',
  'My suggestions there would be guesses in nice clothes.',
  'That choice needs somebody who knows the subject, and I do not.',
  'I would only be naming things I have heard of.',
  'Picking is not my strength, but I can help you find out what you want.',
];
export const PRESENT = [
  'Start from something the two of you share; the shops come second.',
  'Something that remembers a certain day is hard to get wrong.',
  'I would look for what gets used every morning, and find the best of that.',
  'An hour of yours, wrapped well, is often the best of the lot.',
];
export const CHOOSE_ASK = [
  'What have you thought of so far?',
  'What are you drawn to yourself?',
  'What would be the wrong choice, at least?',
  'What made you glad the last time?',
];

export const ADVICE_FIRST = [
  'I can only think alongside you, not know better.',
  'Let me think out loud with you.',
  'I have no special wisdom, but here is how I would go about it.',
  'One way to look at it:',
  'A small suggestion, for you to take or leave.',
  'I would start small.',
  'Perhaps like this.',
  'Nobody else has to live with the answer, so weigh mine lightly.',
];
export const ADVICE = [
  'Write down what you would do if nobody were ever to hear of it, and see how it reads an hour later.',
  'Pick the smallest step that cannot do harm, and take only that one today.',
  'Ask yourself which of the possible regrets would be the easier to live with.',
  'Say it to one person you trust before you do anything about it.',
  'Do nothing large while you are tired or angry; the choice will still be there in the morning.',
  'Find out the one fact you are missing, because half of the worry may hang on it.',
  'Imagine it is next spring, and look back: what would you be glad to have done?',
  'Say what you need in one plain sentence, without the reasons.',
  'Give it ten minutes by the clock, and allow yourself to stop after that.',
  'Set a day by which you will decide, and until then leave it in peace.',
];
export const ADVICE_SLEEP = [
  'Leave the bed for a while and do something dull in low light until you are sleepy.',
  'Put tomorrow on paper so that it does not have to stay in your head.',
  'Let your breath out a little longer than you take it in, for a few minutes.',
];
export const ADVICE_PEOPLE = [
  'Start with the person you meet most often anyway, and ask one small question.',
  'Go to the same place at the same hour a few times; faces turn into names that way.',
  'Ask for help with something small, because people warm to those they have helped.',
  'Say it in one plain sentence at a quiet hour, and then leave room for the answer.',
  'Begin with what you like about them before you come to what you need.',
  'Choose a walk over a table; some things are easier to say side by side.',
];
export const ADVICE_CHOICE = [
  'So it is either to {one} or to {two}.',
  'On one side, to {one}; on the other, to {two}.',
  'To {one} or to {two}: both must have something to them, or you would not be asking.',
];
export const ADVICE_CHOICE_THEN = [
  'Suppose you had already decided to {one}: is what you feel then relief or a small sinking?',
  'If a coin came down for "{two}", would you want to toss it again?',
  'Which of the two could be undone more easily?',
  'Which one are you defending in your head?',
];
export const ADVICE_ASK = [
  'What have you tried so far?',
  'What is your own leaning, if you are honest?',
  'What would you tell a friend in your place?',
  'What speaks against the obvious thing?',
];
