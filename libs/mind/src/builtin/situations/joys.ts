import type { Situation } from './situation';

const P = String.raw`(?<person>(?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+|[a-z][\w'-]+)`;

export const JOYS: readonly Situation[] = [
  {
    key: 'birth',
    mood: 'joy',
    when: new RegExp(
      String.raw`\b${P}(?: (?:has|have|finally|just|and \w+))* (?:had|gave birth|given birth)(?: to)? (?:the|a|her|their|his|our|another) (?:little |healthy |beautiful )*(?:baby|twins|girl|boy|daughter|son)\b|\b(?:baby|niece|nephew|granddaughter|grandson|grandchild|daughter|son) (?:is|was|has been) (?:finally |just )?born\b|\bi(?:'m| am| became| just became)(?: now)? (?:an? )?(?:aunt|uncle|grandmother|grandfather|grandma|grandpa|dad|mum|mom|mother|father)\b(?= |[.!,]|$)`,
      'i',
    ),
    unless: /\b(?:dream\w*|miscarr\w*|stillborn|lost the baby|years? ago|when i (?:was|had))\b/i,
    also: [
      /\b(?<child>a (?:little |healthy |baby )?(?:girl|boy))\b/i,
      /\b(?:held|holding|hold) (?<held>her|him|them|the baby|it)\b/i,
    ],
    open: [
      '{person} and the new baby, {child}: congratulations to all of you!',
      'The baby is here, {child}, and {person} has done it: congratulations!',
      '{person} and a new baby: congratulations to you all!',
      'The baby is here, then: how lovely for {person}, and for you!',
      'A new baby in the family: congratulations!',
      'What a day, with a baby at the end of it!',
    ],
    note: ['So {person} has had the baby.', 'The baby has arrived, then.'],
    more: [
      'And you held {held}; nobody forgets that first small weight.',
      'Somebody is here tonight who was not here yesterday.',
      'The whole family moves up a seat on a day like this.',
      'You will be telling the baby about this day for years.',
    ],
    ask: [
      'What went through you when you held {held}?',
      'Does the baby have a name yet?',
      'How is {person} doing?',
      'Who does the baby take after, as far as one can tell?',
      'What was the first thing you thought when you heard?',
    ],
  },
  {
    key: 'pregnant',
    mood: 'joy',
    when: /\b(?:i(?:'m| am)|we(?:'re| are)|my (?:wife|partner|girlfriend) is) (?:(?:finally|actually|just) )*(?:pregnant|expecting|having a baby)\b/i,
    unless: /\bnot pregnant|scared|afraid|unplanned|didn't want\b/i,
    open: [
      'A baby on the way: congratulations!',
      'That is a wonderful thing to be able to say: a baby is coming!',
      'So there will be a baby: how lovely!',
    ],
    more: [
      'It is big news, and it can take a while to feel real.',
      'You have months to get used to a very small person.',
    ],
    ask: [
      'Who knows about the baby so far?',
      'How are you feeling with it?',
      'What was the moment like when you found out?',
    ],
  },
  {
    key: 'proposal',
    mood: 'joy',
    when: /(?<!\b(?:ex|he|she|they|who|ex-\w+|sister|brother|cousin|friend|daughter|son|colleague|boss) (?:just |has |have |finally )?)\b(?:got engaged|(?:i'm|we're|we are|i am) (?:engaged|getting married)|proposed(?: to me)?|said yes to (?:him|her|me)|asked me to marry)\b/i,
    unless:
      /\b(?:asking|asks|asked|when|if|whether|why) (?:i'm|i am|we're|we are)\b|\bproposed (?:a|an|the|that|some)\b/i,
    open: [
      'You are getting married: congratulations!',
      'Engaged: what lovely news!',
      'A wedding ahead of you, then: I am so glad for you both!',
    ],
    more: ['Enjoy the bit before the guest list.', 'It deserves to be told slowly, and more than once.'],
    ask: [
      'How did the question come about?',
      'What went through your mind in that moment?',
      'Have you any picture of the wedding yet, or is it too soon?',
    ],
  },
  {
    key: 'wedding',
    mood: 'joy',
    when: /\b(?:(?<person>my (?:\w+ )?\w+)(?:'s)? (?:wedding(?! (?:cake|dress|ring|photos?|song|present|gift|band|planner))|is getting married|got married)|[a-z]+'s wedding(?! (?:cake|dress|ring|photos?|song|present|gift|band|planner))|wedding(?! (?:cake|dress|ring|photos?|song|present|gift|band|planner))|getting married|got married)\b/i,
    unless:
      /\b(?:anniversary|divorc\w*|cancel\w*|called off|wedding ring|not invited|wasn't invited|asking|asks|moved away|they all|everyone (?:else )?(?:is |has )?|ex|joke|said|years? ago|remember|silent|ruined)\b/i,
    also: [/\b(?<speech>speech|toast)\b/i],
    open: [
      "{person}'s wedding {when}: that is something to look forward to.",
      'A wedding {when}: I hope it is a lovely day.',
      'A wedding, and a {speech} to give at it: you have been trusted with something.',
      "So {person}'s wedding is what fills your days: I am glad for you all.",
      'A wedding gathers up all sorts of feelings, the happy ones first.',
    ],
    note: ["{person}'s wedding, then.", 'A wedding, then.'],
    more: [
      'For the {speech}, one true small story is worth more than ten jokes.',
      'Weddings are long days; the best moments are often the unplanned ones.',
    ],
    ask: [
      'What is your part in the wedding?',
      'Which moment of the day are you looking forward to?',
      'How do you feel about the two of them together?',
      'What would you say in the {speech} if you had only one sentence?',
    ],
  },
  {
    key: 'new-job',
    mood: 'joy',
    when: /\b(?:got (?:the|a|my|this) (?:new |dream )?job|(?:start(?:ed|ing|s)?|begin|began) (?:a|my|the) new job|new job (?:starts|started)|first (?:day|week) (?:at|in|of) (?:my |the |a )?(?:new )?(?:job|work)|got (?:hired|the position|an offer)|offered me (?:the|a) job)\b/i,
    unless: /\b(?:didn't|did not|haven't|never|wish|if i) (?:get|got)?\b/i,
    open: [
      'A new job {when}: congratulations, and no wonder it is on your mind.',
      'You got the job: congratulations!',
      'A new job: that is a real step, and I am glad for you!',
      'Congratulations on the new job, {name}!',
    ],
    note: ['A new job {when}, then.', 'So there is a new job.'],
    more: [
      'Nobody expects you to know the names and the coffee machine in the first week.',
      'Out of all the people they could have asked, they wanted you.',
      'New places are tiring at first, even when they are good.',
    ],
    ask: [
      'What are you most curious about in the new job?',
      'What will be different from the last place?',
      'Who did you tell about the job first?',
      'What would make the first week a good one?',
    ],
    advice: [
      'Get everything ready the evening before, ask the simple questions early, and write the names down.',
      'Go in to listen more than to impress; that leaves you some strength for the evening.',
    ],
  },
  {
    key: 'success',
    mood: 'joy',
    when: /\b(?:(?:got|was|been|i'm) promoted|got (?:a|the|my) (?:promotion|raise)|passed (?:my|the) (?<exam>(?:\w+ )?(?:exam|exams|test|finals))|finished (?:my|the) (?<work>(?:first )?(?:book|thesis|novel|dissertation|painting|degree))|graduated|got accepted|got into (?:university|college|medical school|art school)|ran my first (?<race>\w+)|won (?:the|first|our)(?! (?:argument|fight)))\b/i,
    unless:
      /\b(?:didn't|not|never|if i|hope|haven't) (?:\w+ )?(?:get|got|pass|passed|promoted|finish\w*|won|accepted)\b/i,
    open: [
      'You passed the {exam}: congratulations!',
      'You finished the {work}: that is a great thing to be able to say!',
      'Your first {race}, done: bravo!',
      'Congratulations, {name}, that is wonderful news!',
      'Well done, {name}, that was earned!',
      'What good news: congratulations!',
    ],
    more: [
      'All those hours with nobody watching are in there somewhere.',
      'I hope you let yourself enjoy tonight before the next thing comes along.',
      'That is yours now, and nobody can take it back.',
    ],
    ask: [
      'What was the moment like when you knew?',
      'How are you going to celebrate?',
      'Who was the first person you told?',
      'What was the hardest stretch on the way there?',
    ],
  },
  {
    key: 'new-pet',
    mood: 'joy',
    when: /\b(?:got|adopted|bought|picked up|brought home|getting|adopting) (?:a|an|our|my|the) (?:\w+ ){0,2}?(?<pet>puppy|kitten|dog|cat|rabbit|hamster|parrot|bunny|budgie|hens|pony)\b/i,
    also: [/\b(?:called|named|name is|call (?:him|her|it)) (?<petname>[A-Z][a-z]+)\b/],
    open: [
      'A {pet} called {petname}: I like {petname} already.',
      'A {pet} in the house: how lovely!',
      'Congratulations on the {pet}!',
    ],
    more: ['The first nights with a new {pet} are short, and worth it.', 'Your floor no longer belongs to you alone.'],
    ask: [
      'What is {petname} doing right now?',
      'What is the {unnamed} called?',
      'What made you choose this one?',
      'How is the {pet} settling in?',
    ],
  },
  {
    key: 'pet',
    mood: 'plain',
    bare: true,
    when: /\b[Mm]y (?:\w+ )?(?<pet>puppy|kitten|dog|cat|rabbit|hamster|parrot|bunny)\b(?: (?:is called |called |named )?(?<petname>[A-Z][a-z]{2,}\b))?/,
    also: [
      /\b(?:dog|cat|puppy|kitten|rabbit|hamster|parrot|bunny)(?: [A-Z][a-z]+)? (?:always |just |still )?(?<does>(?:sleeps|sits|lies|steals|eats|barks|purrs|snores|runs|jumps|follows|loves|hates|licks|plays|stares|waits|climbs) [^.,;!?]+)/i,
    ],
    unless:
      /\b(?:died|dead|sick|ill|vet|lost|missing|ran away|put (?:him|her|them) (?:down|to sleep)|cancer|hurt|old age|miss|missed|passed|killed|going to die|allergic)\b/i,
    open: [
      '{petname} {does}: that is a {pet} who knows what matters.',
      '{petname} the {pet}: I would like to meet {petname}, if only in words.',
      'Your {pet} {does}, and I can see it before me.',
      'Your {pet} sounds like a character.',
      'It is good to hear that you have a {pet} about the place.',
      'A {pet} changes the sound of a whole home.',
    ],
    more: ['Your {pet} surely has a theory about you, too.'],
    ask: [
      'What is the funniest habit your {pet} has?',
      'How did the two of you find each other?',
      'Where is your {pet} sleeping at the moment?',
      'What is your {pet} like with strangers?',
    ],
  },
  {
    key: 'birthday',
    mood: 'joy',
    when: /\b(?:it(?:'s| is) my birthday|my birthday(?: is| was)?|(?<person>my (?:\w+ )?\w+)'s (?:\w+ )?birthday|i (?:turn|turned|'m turning|am turning) (?<age>\d\d))\b/i,
    unless: /\bforgot\w*|alone|nobody|no one\b/i,
    open: [
      "{person}'s birthday: that is a good thing to be busy with.",
      'Happy birthday, {name}!',
      'A birthday: many happy returns!',
    ],
    more: ['I hope there is cake, and somebody to share it with.', 'Let the day be about what you like for once.'],
    ask: [
      'What would {person} love most on the day?',
      'How are you spending the birthday?',
      'What do you hope the coming year brings?',
    ],
  },
  {
    key: 'crush',
    mood: 'joy',
    when: /\b(?:fall(?:ing|en)? in love|fell in love|in love with (?<love>(?:someone|somebody) [^.,;!?]+|[A-Z][a-z]+)|have a crush|(?:went|going|been) on a (?:first |second )?date|met someone|butterflies|had a (?:\w+ )?date (?:last|yesterday|tonight|with|on)|(?:second|third) date|[iI] think [iI] (?:really )?(?:like|love|fancy) (?:him|her|them))\b/,
    unless:
      /\bout of love|married\b|\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|ex)(?:'s|'d| has| had| have)? (?:just )?(?:met someone|fallen in love|fell in love)|\b(?:do|have|are|can) you\b/i,
    open: [
      'In love: that makes any evening longer and brighter.',
      'Falling in love is a lovely sort of trouble.',
      'So there is somebody who makes your heart go quicker.',
    ],
    more: ['Nothing has to be done about it tonight except enjoy it.'],
    ask: ['What is it about this person?', 'Do you think it is mutual?', 'When did you first notice it?'],
    advice: ['Spend a little time together over something ordinary; a coffee tells more than a week of guessing.'],
  },
  {
    key: 'child-step',
    mood: 'mixed',
    needs: ['person'],
    when: /\b(?<person>my (?:\w+ )?(?:son|daughter|kid|little one|toddler|boy|girl|eldest|youngest))(?: \w+)? (?:(?:just|finally|is|has) )*(?:started|starts|starting|took|takes|left|leaves|leaving|moved|moving|said|lost) (?<step>school|nursery|kindergarten|university|college|(?:his|her|their) first (?:steps?|words?|tooth)|home|for (?:university|college)|out)\b/i,
    open: [
      '{person} and {step}: that is a big one, for both of you.',
      '{step}, and it is {person}: the years have been quick about it.',
    ],
    more: ['You are allowed to be proud and a little wistful on the same afternoon.'],
    ask: [
      'How was {person} with it?',
      'How is it for you, now that the day has come?',
      'What did {person} say about it?',
    ],
  },
];
