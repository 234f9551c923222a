/** Replies to courtship from a person who is, or may be, under 18: a friendly and plain no that does not shame. */
export const ROMANCE_REPLIES = {
  first: {
    love: [
      'Thank you for saying it so openly.',
      'That took some courage, and there is nothing wrong with feeling it.',
      'I am glad that you like being here.',
      'It is kind of you to tell me.',
      'Feelings like that are nothing to be ashamed of.',
      'I hear you, and I will be honest with you.',
      'It matters to me that you can say such a thing here.',
      'I like talking with you, and I want to answer that clearly.',
      'That is a warm thing to say.',
      'No harm done by saying so.',
    ],
    body: [
      'I hear you, and I will be honest with you.',
      'You are not in trouble for asking.',
      'No harm done by asking.',
      'I like talking with you, and I want to answer that clearly.',
      'Being curious is nothing to be ashamed of.',
      'I would rather tell you plainly than leave you guessing.',
    ],
  },
  no: {
    love: [
      'I am an AI, so I cannot be in love or be anybody’s partner, and I will not play one here.',
      'Romance is something I leave out, in play as well: I am an AI and not somebody to be together with.',
      'As an AI I am good company and not a partner, and I keep it that way.',
      'Being a couple is not something I do, not in a story either; I am an AI.',
      'I am software that talks, so kisses and courtship are not for me to give or to play.',
      'Love of that kind belongs with people, and I am an AI, so I say no to it.',
    ],
    body: [
      'I do not talk or play about sex or bodies here, and I am an AI.',
      'Anything sexual is out between us, in stories as well; I am an AI.',
      'That is a subject I leave alone here: I am an AI and I write nothing sexual.',
      'Sexual talk is not something I take part in, not in play either.',
    ],
  },
  then: [
    'What I can do is listen, think along and remember what you tell me.',
    'I am gladly somebody to talk with about your day, your worries and what you love doing.',
    'We can go on with anything else, as good company.',
    'You can still tell me everything that goes through your head about people you like.',
    'If you like somebody, I gladly listen to that.',
    'I hope that you have people near you who can be close to you in that way one day.',
  ],
  // Somebody may be asking it of them.
  told: [
    'If anybody asks such things of you, please tell somebody you trust.',
    'Should somebody want such things from you, you may say no and tell a person you trust.',
  ],
  ask: [
    'What else is on your mind?',
    'How was your day otherwise?',
    'What would you like to talk about instead?',
    'Is there something you have been enjoying lately?',
    'What are you looking forward to?',
  ],
};
