import type { Situation } from './situation';

const PERSON = String.raw`(?<person>(?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+|mum|mom|dad|[A-Z][a-z]+)`;

export const STRAINS: readonly Situation[] = [
  {
    key: 'exam',
    mood: 'worry',
    when: /\b(?<exam>(?:(?:driving|maths?|math|chemistry|physics|biology|history|english|french|german|spanish|final|law|big|first|last|piano|oral) )?(?:exams?|finals|midterms?|driving test|viva))\b/i,
    unless: /\b(?:passed|failed|flunked|exam results|after the exam|it went|went (?:well|badly|okay|ok|fine))\b/i,
    open: [
      'An exam {when}: no wonder your thoughts keep going there.',
      'With the {exam} {when}, a few nerves are only natural.',
      'So the {exam} comes {when}; I hope it asks you what you know.',
      'The {exam} is sitting on your shoulder, then.',
      'The {exam} would make most people nervous, and it is fair to say so.',
    ],
    note: ['So the {exam} is {when}.', 'The {exam}, then.'],
    more: [
      'Whatever you already know will still be there in the morning.',
      'An exam asks for some of what you know, never for all of it.',
      'Nerves and knowing things get along better than people think.',
    ],
    ask: [
      'Which part of the {exam} do you feel safest with?',
      'What is the exam about?',
      'Which topic would you rather not meet in it?',
      'What are you going to do when {day} is over?',
    ],
    advice: [
      'I would take the one topic you like least first, early, and leave what you know well for the end of the day.',
      'Work in short rounds, out loud and without the book, and stop early enough for a real night of sleep.',
      'Go over it once in questions instead of pages, take a walk, and lay out what you need for {day}.',
    ],
  },
  {
    key: 'interview',
    mood: 'worry',
    when: /\b(?<event>(?:job |second |final )?interview|presentation|audition|first date|driving lesson|performance review|dentist appointment|doctor's appointment|speech|recital)\b/i,
    unless:
      /\b(?:it went|went (?:well|badly|okay|ok|fine|great)|over now|yesterday|failed|rejected|didn't get|sad|wedding|read an interview|watched|cancel\w*)\b/i,
    open: [
      'The {event} {when}: no wonder it is on your mind.',
      'With the {event} coming up {when}, some nerves are part of it.',
      'So you have the {event} {when}; I hope it is kinder than you expect.',
      'The {event} has moved into your thoughts before its time, I see.',
    ],
    note: ['So the {event} is {when}.', 'The {event}, then.'],
    more: [
      'The people on the other side usually want it to go well, too.',
      'It is one hour out of a long life, even if it does not feel so beforehand.',
    ],
    ask: [
      'What would you like to come across in the {event}?',
      'Which part of the {event} do you dread, and which could even be fun?',
      'How do you usually calm down before such things?',
      'What will you do afterwards, as a treat?',
    ],
    advice: [
      'Say your first two sentences out loud a few times at home; once those are out, the rest follows.',
      'Have one true story ready that shows you at your best, and tell it plainly.',
      'Set out clothes and papers the evening before, go early, and breathe out slowly at the door.',
    ],
  },
  {
    key: 'went',
    mood: 'plain',
    when: /\b(?<event>exam|interview|presentation|audition|date|meeting|test|appointment)\b.{0,30}\bwent (?<how>well|badly|okay|ok|fine|great|really well|so well|better than i (?:thought|expected))\b/i,
    open: ['So the {event} went {how}; and now it is behind you.', 'The {event} is done, and it went {how}.'],
    more: ['You can put it down for tonight.'],
    ask: [
      'Which moment of the {event} do you keep going back to?',
      'When will you hear more?',
      'What are you doing with the rest of the day, now that it is over?',
    ],
  },
  {
    key: 'quarrel',
    mood: 'wrong',
    needs: ['person', 'pair', 'shouter', 'target'],
    when: new RegExp(
      String.raw`\b(?:argued|argument|fight|fought|row|quarrel(?:l?ed)?|fell out|falling out|arguing|fighting)\b(?: (?:today|again|yesterday|tonight|last night))? (?:with|between) ${PERSON}\b|\b(?<pair>my [\w-]+) and i (?:had a (?:big |huge |stupid )?(?:fight|argument|row)|argued|fought|aren't (?:talking|speaking)|are not (?:talking|speaking))|\b${PERSON.replace('person', 'shouter')} (?:yelled|shouted|snapped|screamed) at me\b|\b(?:angry|mad|furious|annoyed|cross|upset|pissed off) (?:at|with) ${PERSON.replace('person', 'target')}`,
      'i',
    ),
    open: [
      'A quarrel with {person} hangs in the air for a long time, I am sorry.',
      'I am sorry that you and {person} fell out.',
      'So things are sore between you and {pair}; I am sorry.',
      'I am sorry {shouter} spoke to you like that.',
      'You are angry with {target}, and there will be reasons for it.',
      'No need to be polite about {target} here.',
    ],
    note: ['So there was a quarrel with {person}.', 'So there was a quarrel with {pair}.'],
    more: [
      'It is possible to be in the right and miserable at the same time.',
      'What was said in the heat of it is seldom all that either of you meant.',
    ],
    ask: [
      'What do you wish {person} had understood?',
      'What do you wish {pair} had understood?',
      'What did {target} do?',
      'What did you not get to say?',
    ],
    advice: [
      'Let the night go by, and then begin with the one thing you are sorry for, however small; it opens the door.',
      'Say what hurt, in one sentence that starts with "I" and leaves out "always" and "never".',
    ],
  },
  {
    key: 'insomnia',
    mood: 'strain',
    when: /\b(?:can't (?:get to )?sleep|cannot sleep|couldn't sleep|can't fall asleep|insomnia|(?:still|wide) awake|awake (?:at|since|all night|again)|[1-5] ?am and (?:i'm|im|i am) (?:\w+ )?(?:awake|up)|[1-5] ?am again|(?:barely|hardly|didn't|haven't) (?:slept|sleep)|lying awake|sleepless|can't switch (?:my (?:head|brain) )?off)\b/i,
    open: [
      'Not being able to sleep makes a night very long.',
      'Lying awake is tiring in a way no work ever is.',
      'So sleep will not come; I am glad to keep you company for a bit.',
      'A night without sleep makes every thought twice its size.',
    ],
    note: ['So sleep will not come.', 'Awake, then, when you would rather sleep.'],
    more: [
      'Resting with your eyes closed counts for something, even without sleep.',
      'What looks enormous at this hour is usually smaller by breakfast.',
    ],
    ask: [
      'Is it a thought that keeps you awake, or just the being awake?',
      'What goes through your head as you lie there?',
      'How long has sleep been like that?',
      'Has something helped you to sleep before?',
    ],
    advice: [
      'Get up for a while, sit in low light with something dull, and go back only when your eyes are heavy.',
      'Write tomorrow on a piece of paper so that your head need not hold it overnight, and turn the clock away.',
      'Let each breath out be a little longer than the breath in, for a few minutes, and do not try to sleep at all.',
    ],
  },
  {
    key: 'work',
    mood: 'strain',
    when: /\b(?<work>my (?:boss|manager|supervisor|colleagues?|coworkers?)|deadlines?|overtime|meetings?|workload|emails|work)\b/i,
    unless:
      /\b(?:love|enjoy|great|fun|quiet|good day|went well|new job|promoted|at work out|i work (?:from|in|as|at|for|with)\b|work out|works out|homework|artwork|after work|day off|how (?:do|does) (?:you|this) work|died|cake)\b/i,
    also: [
      /\b(?<load>long day|busy day|rough day|bad day|awful day|stressful day|hard day|terrible day|hard week|long week|busy week)\b/i,
      /\bmy (?<boss>boss|manager|supervisor)\b/i,
      /\b(?<due>deadlines?|overtime|meetings?|workload|emails)\b/i,
    ],
    open: [
      'A {load} at work follows you home, I know.',
      'After a {load} like that, work has taken its share of you.',
      'Your {boss} seems to have taken up a good part of your day.',
      'All the {due} at work must leave little of the day for you.',
      'It sounds as if work has been asking a lot of you.',
      'Work can fill a whole head, even after hours.',
    ],
    note: ['A {load} at work, then.', 'So it is about your {boss}.', 'So it is about work.'],
    more: [
      'At least for this hour nobody there can ask you for anything.',
      'You are allowed to leave it at the door for tonight.',
      'Being tired after that is no weakness.',
    ],
    ask: [
      'What did your {boss} do?',
      'What was the worst moment of the {load}?',
      'Which part of work weighs the most at the moment?',
      'Who at work makes it easier?',
      'What would help you leave work behind for tonight?',
    ],
    advice: [
      'Choose the one thing that truly has to happen at work tomorrow, write it down, and let the rest queue behind it.',
      'Say early and plainly what you can manage and by when; people take that better than a silence.',
    ],
  },
  {
    key: 'loneliness',
    mood: 'strain',
    when: /\b(?:(?:feel|feeling|felt|am|i'm|so|bit|very|really|pretty|quite|get|getting) (?:\w+ )?lonely|loneliness|(?:don't|do not) (?:really )?(?:know|have) (?:anyone|anybody|many people|any friends|a single soul)|no friends|all alone|nobody to talk to|no one to talk to|don't know anybody)\b/i,
    open: [
      'Lonely evenings are long, and I am glad you said so.',
      'Feeling lonely is hard, and it says nothing bad about you.',
      'I am sorry it is so lonely for you at the moment.',
    ],
    note: ['So it is a lonely stretch.'],
    more: [
      'I can keep you company in words; I hope somebody can do it across a table, too.',
      'It often begins to change with one face that becomes familiar.',
    ],
    ask: [
      'When is the loneliness at its worst?',
      'Whom would you like to hear from, if it were easy?',
      'What did you do the last time you were in good company?',
      'Is there a place where people would know your face?',
    ],
    advice: [
      'Go to one place at the same hour every week; faces turn into names that way.',
      'Write three lines to somebody you lost touch with; hardly anyone is cross about that.',
    ],
  },
  {
    key: 'unseen',
    mood: 'strain',
    when: /\b(?:(?:nobody|no one|not one person|not a soul) (?:has |have |had |ever |even |really )*(?:text(?:s|ed)?|call(?:s|ed)?|phoned|rang|rings|wrote|writes|messaged|replied|answered|visit(?:s|ed)?|came|comes|asked|asks|remembered|noticed|invited|checks?|checked)|(?:dinner|pasta|table|breakfast|lunch|coffee|christmas|ticket|cook\w*|meals?|portion) (?:\w+ )?(?:for one|alone|by myself|on my own)|(?:ate|eat|eating) (?:\w+ )?(?:alone|by myself|on my own)|(?:all|friends|everyone|everybody) (?:\w+ )?(?:moved away|drifted (?:away|apart)|left town|has? (?:their own|families))|(?:radio|tv|telly|television) on (?:just |only )?(?:to hear|for the|so (?:that )?(?:it|there)|because)|(?:like|as if|so) (?:i'm |i am |you're )?invisible)\b/i,
    open: [
      'That is a quiet that presses on one.',
      'That must sting more than one likes to say.',
      'One notices such things when nobody else is there to notice them.',
      'I am sorry. That is a lonely thing to be used to.',
      'It hurts to be where nobody looks.',
      'That is a lonely sort of thing, and I am glad you told me.',
      'I am sorry; one gets tired of being the only one in the room.',
    ],
    more: [
      'You are heard here, at least, and I mean to listen well.',
      'Being alone a lot does not mean being hard to love.',
      'It is no fault of yours that lives drift apart.',
    ],
    ask: [
      'When is it at its worst?',
      'Whom would you like to hear from, if it were easy?',
      'Is there somebody you could send three words to?',
      'How long has it been this quiet?',
    ],
    advice: [
      'Write three lines to somebody you lost touch with; hardly anyone is cross about that.',
      'Go to one place at the same hour every week; faces turn into names that way.',
    ],
  },
  {
    key: 'money',
    mood: 'strain',
    when: /\b(?:money (?:is|problems|worries|troubles)|debts?|(?:worr\w+|stress\w*|anxious|nervous) about (?:my |the )?(?:money|finances|rent)|can't afford|the rent|my rent|bills?|broke until|overdraft)\b/i,
    unless: /\bBill\b|won|debt free/,
    open: [
      'Worry about money sits in the room with you all day, I know.',
      'Money that will not stretch far enough is tiring to think about.',
    ],
    more: ['It is sums, and still it feels like a judgement; it is not one.'],
    ask: ['What is the most urgent part of the money question?', 'Is there anybody you can look at the figures with?'],
  },
  {
    key: 'stuck',
    mood: 'strain',
    when: /\b(?:procrastinat\w+(?: (?:on|with|about) (?<task>[^.,;!?]+))?|no motivation|unmotivated|can't (?:get started|focus|concentrate|bring myself)|keep putting (?:it|things|everything) off|feel(?:ing)? stuck|in a rut)\b/i,
    open: [
      'You keep putting off {task}, and it grows a little every time, I know.',
      'It is hard to make a start on {task}.',
      'Being stuck is hard work, although it looks like doing nothing.',
      'Starting is the steepest bit of nearly everything.',
    ],
    more: ['Ten minutes of it, badly done, count as a beginning.', 'It need not all be sorted out tonight.'],
    ask: [
      'What is the first sentence of it, if it were easy?',
      'What would be the very smallest piece of it?',
      'Since when has it been like that?',
    ],
    advice: ['Give it ten minutes by the clock, and allow yourself to stop after that.'],
  },
];
