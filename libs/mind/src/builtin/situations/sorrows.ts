import type { Situation } from './situation';

const P = String.raw`(?<person>(?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+|[a-z][\w'-]+)`;

export const SORROWS: readonly Situation[] = [
  {
    key: 'mixed',
    mood: 'mixed',
    when: /\b(?:(?:whether|if) (?:i should |i'm |i am |to )?(?:be |feel |laugh |cry )?(?:happy|glad|laugh) or (?:be |feel )?(?:sad|cry)|happy (?:and|but)(?: also)? (?:\w+ )?sad|sad (?:and|but)(?: also)? (?:\w+ )?happy|laugh(?:ing)? (?:and|or) cry(?:ing)?|laugh or cry|bitter-?sweet|mixed (?:feelings|emotions)|excited (?:and|but)(?: also)? (?:\w+ )?(?:scared|sad|nervous|terrified)|scared (?:and|but)(?: also)? (?:\w+ )?excited|both at once|part of me)\b/i,
    open: [
      'Perhaps you need not choose: a heart can be happy and sad on the same evening.',
      'It may well be both, and both may stay.',
      'Two feelings at once is not a mistake; each of them has its reason.',
      'Then it is one of those evenings that are glad and sore together.',
    ],
    note: ['Both are true at once, then.'],
    more: [
      'Neither of them takes anything away from the other.',
      'You do not owe anyone a tidy answer about it tonight.',
    ],
    ask: [
      'Which of the two is nearer right now?',
      'What is the happy part, and what is the sad one?',
      'If each of them could say one sentence, what would it be?',
      'Which one would you like to talk about first?',
    ],
  },
  {
    key: 'death',
    mood: 'grief',
    needs: ['person', 'lost', 'funeral'],
    when: new RegExp(
      String.raw`\b${P}(?: (?:has|just|suddenly|sadly|recently|finally))* (?:died|passed away|passed on|is dead|was put (?:down|to sleep))\b|\blost (?<lost>my (?:[\w-]+ ){0,1}?(?:mother|mom|mum|father|dad|sister|brother|son|daughter|wife|husband|partner|friend|grand\w+|gran|nan\w*|aunt|uncle|cousin|baby|dog|cat)\b)|\b(?<funeral>funeral)\b`,
      'i',
    ),
    also: [/\b(?<ago>(?:one|two|three|four|five|six|ten|twenty|\d+|a) (?:years?|months?|weeks?)) ago\b/i],
    open: [
      '{ago} without {person}: I am sorry; such a day opens it all again.',
      'I am so sorry about {person}, {name}.',
      'I am very sorry that {person} died.',
      'I am so sorry that you lost {lost}.',
      'I am sorry; a {funeral} is a hard day to have ahead or behind you.',
      'I am so sorry for your loss.',
    ],
    more: [
      'There is nothing clever to say to that, so I will not try.',
      'You need not be composed about it here.',
      'A place at the table stays empty, and everything else has to go around it.',
      'Take whatever time it takes.',
    ],
    ask: [
      'Would you like to tell me about {person}?',
      'What is a small thing about {person} you would want kept?',
      'What was {person} like?',
      'Who is with you in this?',
      'What do you find yourself remembering most?',
    ],
  },
  {
    key: 'absent',
    mood: 'memory',
    bare: true,
    needs: ['person'],
    when: /\b(?:miss(?:ing|ed)?|(?:can't|cannot|couldn't|can not|keep|kept|been|was) (?:stop )?thinking (?:about|of)|thought (?:about|of)|reminds? me of|reminded me of|wish) (?<person>(?:my|our) (?:late |old )?(?:mum|mom|mother|dad|father|gran\w*|nan\w*|brother|sister|husband|wife|friend|best friend|dog|cat|son|daughter|uncle|aunt|ex)\b|mum|mom|dad|grand(?:ad|dad|ma|pa|mother|father)|gran|granny|nana)\b/i,
    open: [
      'You are missing {person}, and that is a kind of closeness, too.',
      '{person} is with you in your thoughts, then.',
      'It is good that you tell me about {person}.',
      'I can tell that {person} matters a great deal to you.',
    ],
    note: ['So it is {person} you are thinking of.'],
    more: [
      'Missing somebody comes when it likes, often on quite ordinary days.',
      'There is no date by which that has to be over.',
    ],
    ask: [
      'What brings {person} to mind just now?',
      'What is {person} like, in your memory?',
      'What would you tell {person} tonight, if you could?',
      'Which moment with {person} do you go back to?',
    ],
  },
  {
    key: 'memory',
    mood: 'memory',
    needs: ['habit'],
    when: /\b(?<pronoun>he|she|they|we|(?:my |our )?(?:mum|mom|dad|mother|father|gran\w*|nan\w*|brother|sister|uncle|aunt)) (?:always |often )?(?:used to|would always) (?<habit>[^.,;!?]+)/i,
    unless: /\bused to (?:it|be (?:able|happy|friends|better)|love me|hit|beat|hurt|yell|shout|drink|work|think)\b/i,
    open: [
      '{pronoun} used to {habit}: I am glad you have that.',
      'I can almost see it: {pronoun} used to {habit}.',
      'So {pronoun} used to {habit}; that is a memory worth keeping warm.',
      'Thank you for telling me that {pronoun} used to {habit}.',
    ],
    note: ['So {pronoun} used to {habit}.'],
    more: [
      'That is {who} in a single picture.',
      'It sounds as if {who} had time for you, and that is what one remembers.',
      'A picture like that keeps its colours.',
    ],
    ask: [
      'What did the two of you talk about, or was it mostly quiet?',
      'How old were you then?',
      'What else do you see when you think of {who} back then?',
      'Is there a smell or a sound that belongs to it?',
    ],
  },
  {
    key: 'parting',
    mood: 'grief',
    when: /\b(?:(?<person>my (?:boyfriend|girlfriend|partner|husband|wife|fianc\w+)|we|he|she|[A-Z][a-z]+)(?: and i)?(?: just)? (?:broke up|split up|left me|dumped me|broke it off|ended it|ended things|separated|wants? a divorce|are getting divorced)|break ?up|broke up with|my divorce|getting divorced|cheated on me)\b/i,
    open: [
      'I am sorry; a breakup turns even the furniture into a reminder.',
      'I am so sorry that it ended with {person}.',
      'That hurts, and I am sorry: a breakup is a loss with the other person still walking about.',
      'I am sorry about the breakup, {name}.',
    ],
    note: ['So it has ended.'],
    more: [
      'You do not have to be fair, or wise, or over it.',
      'Evenings are usually the worst of it, and they do get shorter.',
      'A day at a time is quite ambitious enough.',
    ],
    ask: [
      'Did the breakup come out of nowhere, or had you seen it coming?',
      'Which part of the day is the hardest?',
      'Who knows about it so far?',
      'What would make tonight a little easier?',
    ],
  },
  {
    key: 'illness-other',
    mood: 'worry',
    bare: true,
    needs: ['person'],
    when: /\b(?<person>(?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+|mum|mom|dad|grandma|grandad|grandpa|gran|[A-Z][a-z]+)(?: \w+)?(?: (?:is|was|has|has been|had|got|just))+ (?:(?:back|taken|really|very|in|to|the|just|a|been) )*(?<ill>hospital|diagnosed|cancer|surgery|an operation|operation|stroke|heart attack|ill|sick|unwell|dementia|the vet|vet)\b/i,
    unless: /^\W*i\b|\bsick of\b/i,
    open: [
      'I am sorry to hear about {person}; that is a worry that does not leave the room.',
      'I am sorry that {person} is not well, {name}.',
      'That is hard, with {person} ill: no wonder it is on your mind.',
    ],
    note: ['So {person} is not well.'],
    more: [
      'Waiting and not knowing are often the worst of it.',
      'You may be the one who needs looking after a little, too.',
      'I know nothing of medicine, but I can listen.',
    ],
    ask: [
      'How is {person} today?',
      'How much do you know so far?',
      'When will you be able to see {person}?',
      'And how are you holding up with it?',
    ],
  },
  {
    key: 'illness-own',
    mood: 'strain',
    when: /\b(?:i(?:'ve| have)?(?: got)?(?: \w+)? (?:a |an |the )?(?:\w+ )?(?<ill>cold|flu|fever|migraine|headache|cough|sore throat|stomach ache|toothache|covid|back pain)|i(?:'m| am| feel)(?: \w+)? (?:sick|ill|unwell|poorly)|(?:my (?<part>back|head|knee|tooth|stomach|throat|neck) (?:hurts|aches|is killing me)))\b/i,
    unless:
      /\b(?:said|says|told me|thinks?|called me) (?:that )?i\b|\bam i\b|\bsick (?:of|and tired)|homesick|cold (?:shower|beer|coffee|one)\b|\b(?:hate|love|like|stand|prefer|mind|feel|enjoy) (?:\w+ )?the cold\b/i,
    open: [
      'I am sorry about the {ill}; I hope you are somewhere warm.',
      'A {ill} makes the whole world small: I am sorry you have it.',
      'I am sorry that your {part} is giving you such trouble.',
      'I am sorry that you are not well.',
    ],
    note: ['A {ill}, then.', 'Your {part}, then.'],
    more: [
      'Nothing has to be achieved today except getting through it.',
      'Something warm to drink and no heroics, if that can be had.',
    ],
    ask: [
      'How long have you had it?',
      'Is there somebody who can bring you soup?',
      'Are you able to rest at all?',
      'What helps a little?',
    ],
  },
  {
    key: 'job-loss',
    mood: 'grief',
    when: /\b(?:i(?:'ve| have)?(?: just)? (?:got|was|been|am|'m) (?:just )?(?:fired|laid off|made redundant|let go|unemployed)|i'm unemployed|fired me|laid me off|lost my job|let me go)\b/i,
    unless: /\b(?:afraid|scared|worried|might|could) (?:\w+ ){0,4}(?:fired|laid off|lose)\b/i,
    open: [
      'I am sorry about the job; that is a blow, to the purse and to the pride.',
      'Losing the job is a hard thing to carry home, and I am sorry.',
      'I am sorry you lost your job, {name}.',
    ],
    more: ['You do not need a plan for it by this evening.', 'It says much less about you than it feels like today.'],
    ask: [
      'What worries you most about it, the money or something else?',
      'Who have you told so far?',
      'How did they tell you?',
      'What did you like about the work, if anything?',
    ],
  },
  {
    key: 'job-loss-other',
    mood: 'grief',
    needs: ['person'],
    when: new RegExp(
      String.raw`\b${P}(?: at work| just)? (?:(?:got|was|has been|been|is being) (?:fired|laid off|made redundant|let go)|lost (?:his|her|their) job)\b`,
      'i',
    ),
    open: [
      'It is hard that {person} lost the job, and hard to stand beside it.',
      'I am sorry about {person} and the job.',
    ],
    more: ['A message from you may mean more than any advice.'],
    ask: ['How is {person} taking it?', 'How is it for you to watch that?'],
  },
  {
    key: 'failure',
    mood: 'grief',
    when: /\b(?:failed|flunked|didn't pass) (?:my |the |an? )?(?<exam>(?:\w+ )?(?:exam|exams|test|class|course|finals))\b|\b(?:got|was|been) (?:rejected|turned down)\b|\bdidn't get (?:the|that) (?<missed>job|part|place|role|flat|apartment)\b/i,
    open: [
      'I am sorry about the {exam}; that is a real disappointment.',
      'I am sorry you did not get the {missed}.',
      'Being turned down stings, and I am sorry.',
    ],
    more: [
      'It is one result, on one day.',
      'You are allowed to be cross about it before you are wise about it.',
      'The work you put in was real all the same.',
    ],
    ask: [
      'Can the {exam} be taken again?',
      'What stings the most about it?',
      'What happens next, as things stand?',
      'Who knows how it went?',
    ],
  },
];
