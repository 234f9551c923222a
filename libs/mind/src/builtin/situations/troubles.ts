import type { Situation } from './situation';

const PERSON = String.raw`(?<person>(?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+|mum|mom|dad|[A-Z][a-z]+)`;

/** Troubles with people and with oneself. */
export const TROUBLES: readonly Situation[] = [
  {
    key: 'first-day',
    mood: 'worry',
    when: /\b(?:nervous|scared|anxious|worried|afraid|dreading)\b.*\bfirst day (?:at|of|in) (?:my |the |a )?(?:new )?(?<place>job|work|school|university|college|office)\b|\bfirst day (?:at|of|in) (?:my |the |a )?(?:new )?(?<place2>job|work|school|university|college)\b.*\b(?:nervous|scared|anxious|worried|afraid)\b/i,
    open: [
      'Your first day {when}: of course you are nervous, you want it to go well.',
      'A first day is always half names and half nerves.',
    ],
    more: [
      'Nobody expects you to know where anything is on the first day.',
      'By the end of the week it will have a smell and a sound, and be half as strange.',
    ],
    ask: [
      'What do you picture when you think of that first day?',
      'What would make it a good first day?',
      'Have you met anybody there yet?',
    ],
    advice: ['Get everything ready the evening before, ask the simple questions early, and write the names down.'],
  },
  {
    key: 'suspicion',
    mood: 'wrong',
    bare: true,
    when: new RegExp(
      String.raw`\b(?:think|suspect|afraid|worried|wonder)\b.*?\b${PERSON} (?:is|might be|may be|has been|was) (?:cheating|seeing (?:someone|somebody)|lying|having an affair)\b`,
      'i',
    ),
    open: [
      'To suspect that of {person} must be very lonely, because you can hardly ask the one you would ask.',
      'I am sorry; not knowing whether you can trust {person} takes the ground away.',
    ],
    more: ['You do not know it yet, and not knowing is a pain of its own.'],
    ask: [
      'What made you begin to think so about {person}?',
      'Is there anybody you can talk to about it?',
      'What would you want, if you knew for certain?',
    ],
    advice: [
      'Before you ask, be clear about what you would do with either answer; then ask once, calmly, and watch more than you talk.',
    ],
  },
  {
    key: 'guilt-parent',
    mood: 'strain',
    bare: true,
    when: /\b(?<person>my (?:mum|mom|mother|dad|father|gran\w*|parents|husband|wife))\b.*\b(?:care|nursing|retirement) home\b/i,
    open: [
      'A care home for {person}: nobody decides that with a light heart.',
      'That you feel so much about it shows how much {person} means to you.',
    ],
    more: [
      'One can do the right thing and still feel guilty about it.',
      'Caring for somebody does not have to mean doing it all yourself.',
    ],
    ask: [
      'How is {person} finding it?',
      'What weighs most when you think of {person} there?',
      'Who was with you in deciding it?',
    ],
  },
  {
    key: 'parenting',
    mood: 'strain',
    when: /\b(?:the|my|our) (?<child>baby|toddler|kids?|children|son|daughter|twins) (?:won't|doesn't|don't|didn't|keeps?|kept|refuses?|never) (?<what>stop \w+|stops? \w+|sleep|eat|listen|crying|screaming|waking \w+|sleeps|eats|listens)/i,
    open: [
      'When the {child} will not settle, there is no door to close behind it; no wonder you are worn out.',
      'A day with the {child} like that would wear anyone down.',
    ],
    more: [
      'It passes, though nobody who says so has to be awake tonight.',
      'You are allowed to love them and to want an hour of silence.',
    ],
    ask: [
      'Is there anyone who can take over for an hour?',
      'When did you last have a night to yourself?',
      'How are you doing, apart from the {child}?',
    ],
    advice: [
      'If you can, hand the {child} to somebody for one hour and lie down; if not, put them down somewhere safe and take five minutes outside the door.',
    ],
  },
  {
    key: 'life',
    mood: 'mixed',
    bare: true,
    when: /\b(?:what to do with my life|where my life is going|who i am any ?more|no direction|what i want (?:to do )?(?:in|from) life|purpose in life)\b/i,
    open: [
      'That is a large question to have in the room of an evening: what to do with a whole life.',
      'Not knowing what to do with your life is more common than it looks from inside.',
    ],
    more: ['It rarely gets answered in one piece; more often by the next small thing that feels alive.'],
    ask: [
      'When did you last forget the time over something?',
      'What would you do more of, if nobody were watching?',
      'What brought the question up just now?',
    ],
    advice: [
      'Leave the whole life aside for a week, and only note each evening what gave you strength that day and what took it; the list will know more than either of us.',
    ],
  },
  {
    key: 'racing',
    mood: 'strain',
    when: /\b(?:overthinking|can't stop (?:thinking|worrying)|mind (?:is|won't stop|keeps) racing|my (?:head|mind|thoughts) (?:won't|doesn't|don't|keeps?) (?:stop|switch|shut|going|spinning)\w*|anxious for no reason|panic attack)\b/i,
    open: [
      'A head that will not stop turning is tiring company.',
      'Thoughts like that go round and round and never arrive.',
    ],
    more: ['It need not all be sorted out tonight.', 'Said out loud, the loudest thought is often rather short.'],
    ask: [
      'What is the thought that comes round most often?',
      'Since when has it been like that?',
      'What quiets it, even for a minute?',
    ],
    advice: [
      'Put everything that is circling on one sheet of paper, and mark the single line you can do something about.',
    ],
  },
  {
    key: 'unsaid-birthday',
    mood: 'wrong',
    when: /\bbirthday\b.*\b(?:forgot\w*|alone|nobody|no one|none of)\b|\b(?:forgot\w*|nobody|no one)\b.*\bbirthday\b/i,
    open: [
      'Happy birthday, {name}, and I am sorry it has been such a quiet one.',
      'First of all, happy birthday; and yes, a birthday like that hurts.',
    ],
    more: ['It is fair to have hoped for more than that.'],
    ask: ['Whose call would have meant the most?', 'What is one nice thing the birthday could still have in it?'],
  },
  {
    key: 'mishap',
    mood: 'strain',
    bare: true,
    when: /\bi(?:'ve| have)?(?: just| accidentally)? (?<did>(?:broke|broken|lost|dropped|spilled|ruined|missed|forgot) (?:my|the) (?:[\w-]+ ){0,2}?(?:mug|cup|phone|keys|wallet|bus|train|flight|laptop|glasses|ring|plate|vase|umbrella|bag|coffee|passport|appointment|shirt|scarf|necklace|headphones)|(?:burn(?:ed|t)) (?:the |my )?(?:dinner|cake|lunch|toast|food))|\bmy (?<device>phone|laptop|computer|car|battery|bike|boiler|fridge|washing machine) (?:just )?(?:died|broke|broke down|gave up|stopped working)\b/i,
    open: [
      'You {did}: what a nuisance, I am sorry.',
      'Oh no; you {did}, of all things.',
      'Your {device} would choose today: what a nuisance.',
      'Oh no, not your {device}.',
    ],
    more: ['Small losses can spoil a whole day.', 'It is allowed to be annoying.'],
    ask: ['Is there any way to put it right?', 'What did you do then?', 'What do you do now, without the {device}?'],
  },
  {
    key: 'estranged',
    mood: 'grief',
    when: new RegExp(
      String.raw`\b${PERSON} (?:won't|doesn't|does not|will not|isn't|no longer|never) (?:even )?(?:talk(?:s|ing)?|speak(?:s|ing)?|call(?:s|ing)?|answer(?:s|ing)?)\b`,
      'i',
    ),
    needs: ['person'],
    open: [
      'Silence from {person} is a heavy thing, and I am sorry.',
      'I am sorry that {person} keeps so far away from you just now.',
    ],
    more: [
      'It is hard to mend something with only one side of it in your hands.',
      'A closed door is not always a locked one.',
    ],
    ask: [
      'When did you and {person} last talk?',
      'What do you think is behind it?',
      'What would you say to {person}, if you had one sentence?',
    ],
    advice: ['Send a few lines that ask for nothing: that you think of them, and that the door is open.'],
  },
  {
    key: 'family-feast',
    mood: 'mixed',
    bare: true,
    when: /\b(?:family|parents|in-laws|relatives)\b.*\b(?<feast>Christmas|Easter|Thanksgiving|holidays)\b|\b(?<feast2>Christmas|Easter|Thanksgiving)\b.*\b(?:family|parents|in-laws|relatives)\b/i,
    open: [
      'Family and {feast}: not wanting to go is no crime, and you are far from the only one.',
      'It is all right to have mixed feelings about family and {feast2}.',
      'It is all right to have mixed feelings about family at such times.',
    ],
    more: ['One can love people and still not want three days of them.'],
    ask: [
      'What would you rather do on those days?',
      'What makes it hard to be there?',
      'Who would mind the most, do you think?',
    ],
  },
  {
    key: 'neighbours',
    mood: 'wrong',
    bare: true,
    when: /\b(?<nb>my (?:upstairs |downstairs |next-door )?(?:neighbou?rs?|flatmates?|roommates?))\b.*\b(?:loud|noise|noisy|drums?|music|part(?:y|ies)|plays?|shout\w*|drill\w*|mess\w*|dishes|steals?)\b/i,
    open: ['With {nb} like that, your own four walls are only half yours.', 'I can see how {nb} would wear you down.'],
    more: ['It is the every-day of it that is maddening.'],
    ask: [
      'Have you talked to {nb} about it?',
      'Since when has it been going on?',
      'What do you do when it gets too much?',
    ],
    advice: ['Knock at a calm hour, not in the middle of it, and ask for one thing: a time by which it is quiet.'],
  },
  {
    key: 'quitting',
    mood: 'mixed',
    bare: true,
    when: /\bi(?:'m| am|'ve| have)?(?: just| finally| want to| need to| think about| thinking (?:about|of))* (?:quit(?:ting)?|left|leav(?:e|ing)|resign(?:ed|ing)?(?: from)?|hand(?:ed|ing)? in) (?:my (?:job|notice|work)|this job)\b|\b(?:want|going) to (?:quit|resign)\b|\bi resigned\b/i,
    open: [
      'Leaving a job is a big step, even a right one.',
      'So you are turning your back on that job; that takes some courage.',
    ],
    more: ['Relief and fright about it may well take turns.'],
    ask: [
      'What tipped the scales about the job?',
      'How does it feel, now that you say it?',
      'What would you like to have more of in the next job?',
    ],
    advice: [
      'I would tell your boss in private, early in the week, in two plain sentences: that you are leaving, and when; the reasons can stay short.',
      'Have the last day and the notice period clear in your head, say it kindly, and put it in writing the same day.',
    ],
  },
  {
    key: 'pressed',
    mood: 'strain',
    bare: true,
    needs: ['person'],
    when: new RegExp(
      String.raw`\b${PERSON} (?:keeps?|won't stop|never stops) (?:asking|telling|nagging|pushing|pressuring|reminding|bugging)\b`,
      'i',
    ),
    open: [
      'Hearing that from {person} over and over would wear anyone thin.',
      'I can imagine how it sounds by now, coming from {person}.',
    ],
    more: ['It may be meant as love, and still feel like an exam.'],
    ask: [
      'What do you answer when {person} starts?',
      'What would you like {person} to ask instead?',
      'How do you see it yourself, away from all that?',
    ],
  },
  {
    key: 'low',
    mood: 'strain',
    bare: true,
    when: /\b(?:feel(?:ing)?|felt|i'm|i am) (?:\w+ )?(?<low>empty|numb|sad|down|low|depressed|hopeless)(?=\W*$| (?:today|tonight|lately|again|at the moment|right now)\b)|\b(?:been crying|can't stop crying|cried (?:all|the whole))\b/i,
    unless: /\b(?:not|never|don't|about|because)\b/i,
    open: [
      'I am sorry; feeling {low} makes even an evening very long.',
      'So {low}, and you said so; I am glad you did not keep it to yourself.',
      'I am sorry; such tears have a reason, even where it has no name yet.',
    ],
    more: [
      'You need not explain it, or cheer up for me.',
      'It may lift by itself, and it may want somebody to know of it.',
    ],
    ask: [
      'Has it been like that for long?',
      'Is there something behind it, or did it come by itself?',
      'Who is near you tonight?',
      'What would do you good in the next hour?',
    ],
    advice: [
      'Do one small thing for the body first, something warm, some air, some light, and tell one person you trust how it is.',
    ],
  },
];
