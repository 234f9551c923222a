import type { Situation } from './situation';

/** More of what ordinary days bring, and what they remind people of. */
export const DAYS: readonly Situation[] = [
  {
    key: 'anniversary',
    mood: 'memory',
    bare: true,
    needs: ['person'],
    when: /\b(?<person>(?:my |our )?(?:mum|mom|mother|dad|father|gran\w*|nan\w*|brother|sister|husband|wife|son|daughter)|[A-Z][a-z]+|he|she) would have (?:been|turned|loved|liked) (?<age>[^.,;!?]+)/i,
    open: ['{age} today: and so {person} is near, birthday or not.', 'I am glad you keep that day for {person}.'],
    more: ['Such days still belong to them.', 'It is right that the date still means something.'],
    ask: [
      'What would {person} have wanted to do today?',
      'How are you spending the day?',
      'What would you tell {person} about this year?',
    ],
  },
  {
    key: 'taught',
    mood: 'memory',
    needs: ['person'],
    when: /\b(?<person>(?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+|[A-Z][a-z]+|he|she) taught me (?:how )?to (?<skill>[^.,;!?]+)/i,
    open: [
      'To {skill}, learned from {person}: that stays in the hands.',
      'So it was {person} who taught you to {skill}.',
    ],
    more: ['Whenever you do it, a bit of those days comes along.'],
    ask: ['What was {person} like as a teacher?', 'How old were you then?', 'Do you still do it?'],
  },
  {
    key: 'photos',
    mood: 'memory',
    bare: true,
    when: /\b(?:old|childhood|family) (?<photos>photos?|pictures|letters|diar(?:y|ies)|albums?|videos)\b/i,
    open: [
      'An evening among old {photos} takes one a long way from the chair.',
      'Old {photos}: one means to look at three, and then it is midnight.',
    ],
    more: ['It is odd how sure one is of the weather in them.'],
    ask: [
      'Which of the {photos} did you stay with longest?',
      'Who is in them?',
      'Was there something you had forgotten?',
    ],
  },
  {
    key: 'dream',
    mood: 'plain',
    bare: true,
    when: /\b(?:had an? (?:\w+ )?(?:dream|nightmare)|i dreamt|i dreamed)(?: last night)?(?: (?:about|of|that) (?<about>[^.,;!?]+))?/i,
    open: ['A dream of {about}: odd, what the night chooses.', 'Dreams like that leave something on the whole day.'],
    more: ['I have none of my own, so I like to be told.'],
    ask: [
      'What happened in the dream?',
      'How did you feel when you woke up?',
      'What part of the dream is still clear?',
    ],
  },
  {
    key: 'visit',
    mood: 'joy',
    needs: ['person'],
    when: /\b(?<person>(?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+|[A-Z][a-z]+) (?:is|are) (?:coming (?:over|to (?:visit|stay|see))|visiting)\b/i,
    open: [
      '{person} is coming {when}: how nice, you can look forward to that.',
      'A visit from {person}: that is good news for any week.',
    ],
    more: ['The best of a visit is often the washing-up afterwards.'],
    ask: [
      'What are the two of you going to do?',
      'How long is it since you last saw {person}?',
      'What is {person} like to have about the place?',
    ],
  },
  {
    key: 'playing',
    mood: 'plain',
    when: /\bi(?:'ve| have)?(?: just)? play(?:ed|ing) (?:the |some |my )?(?<game>piano|guitar|violin|cello|drums|football|soccer|tennis|basketball|chess|cards|video games|a board game|golf|badminton)\b(?: for (?<time>(?:an?|two|three|half an) \w+))?/i,
    open: ['{time} of {game}: that is an evening well spent.', '{game}: good, something with no use but pleasure.'],
    more: ['Everything else has to be quiet in the meantime.'],
    ask: ['What did you play?', 'How did it feel today?', 'How long have you been playing?'],
  },
  {
    key: 'cook-what',
    mood: 'plain',
    bare: true,
    when: /\bwhat (?:should|shall|can|could|do) (?:i|we) (?:cook|eat|make|have) (?:for (?<meal>dinner|lunch|supper|breakfast)|tonight|today)\b/i,
    open: [
      'For {meal} I can only guess, having never eaten, but I like being asked.',
      'I have never eaten anything, so take my word on dinner lightly.',
    ],
    more: [],
    ask: ['What is in the fridge?', 'Are you cooking for one, or for more?'],
    advice: [
      'Something in one pot: an onion, garlic, a tin of tomatoes, and whatever is about to go soft in the fridge.',
      'Eggs on toast with something green is dinner, whatever anybody says.',
      'Make the dish you could make half asleep; tonight need not be an exam.',
    ],
  },
  {
    key: 'therapy',
    mood: 'mixed',
    bare: true,
    when: /\b(?:started|starting|went to|going to|first|began) (?:\w+ )?therap(?:y|ist)\b/i,
    open: [
      'Starting therapy takes some courage, and I am glad you did.',
      'Therapy: I am glad you have somebody whose hour is only for you.',
    ],
    more: ['The first sessions are often tiring, and that means little about how it will go.'],
    ask: ['How did the first session feel?', 'What made you decide to go?', 'What do you hope therapy will change?'],
  },
  {
    key: 'team-won',
    mood: 'joy',
    when: /\b(?:my|our) (?<team>team|side|club) (?:just |finally )?won\b/i,
    open: [
      'Your {team} won: congratulations, and enjoy every minute of it!',
      'A win for your {team}: that makes the whole evening lighter!',
    ],
    more: ['Tomorrow one may still go over every minute of it.'],
    ask: ['How close was it?', 'Who did you watch it with?', 'What was the best moment of the game?'],
  },
  {
    key: 'company',
    mood: 'plain',
    bare: true,
    when: /\b(?:just|only) (?:want|need|wanted|needed) (?:someone|somebody) to talk to|\b(?:can|could) (?:we|i) (?:just )?talk(?: to you)?\b|\bneed to (?:talk|vent)\b/i,
    open: [
      'Then talk to me; I have nothing else to do and nowhere to be.',
      'I am here for that, and you need not have a reason.',
    ],
    more: ['It can be in any order, and it need not lead anywhere.'],
    ask: [
      'What has been on your mind today?',
      'Shall we begin with the day you have had?',
      'Is there something that wants out first?',
    ],
  },
  {
    key: 'ate',
    mood: 'plain',
    bare: true,
    when: /\b(?:had|having|ate|eating) (?:an? |some |the )?(?<meal>(?:[a-z-]+ ){0,2}?[a-z-]+) for (?:dinner|lunch|supper|breakfast)\b/i,
    open: ['{meal}: I hope it was as good as it sounds.', '{meal}, then; I only know it from what people tell me.'],
    more: ['A plate of something warm settles a good deal.'],
    ask: [
      'Did you make it yourself?',
      'Who was at the table?',
      'What would you have had, with no effort and no limit?',
    ],
  },
];
