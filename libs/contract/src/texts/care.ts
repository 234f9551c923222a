/** Notices of the product in conversations and on the safety page. */
export const CARE_TEXTS = {
  ai: 'You are talking with an AI. There is no human on the other side.',
  breakAfter: (minutes: number) =>
    `You have been talking for ${minutes} minutes. A glass of water, a few steps outside: all of this can wait.`,
  help: 'What you wrote sounds heavy, and you do not have to carry it alone. These people listen, and you can go on talking here as well.',
  helpOther:
    'It is good that you look out for them. These people can tell you what helps, and they are there for both of you.',
  emergency:
    'If you are in danger now, please call for help first, or go to somebody near you. Talking here stays open the whole time.',
  guarded:
    'You wrote that you are under 18. Kinloom is made for adults, so this account is now in a guarded mode: you are told every hour that this is an AI, and a break is suggested after half an hour at the latest, and souls turn romance away. If this was a misunderstanding, the people who run this place can change it back.',
} as const;
