/** Notices of the product in conversations and on the safety page. */
export const CARE_TEXTS = {
  ai: 'You are talking with an AI. There is no human on the other side.',
  breakAfter: (minutes: number) =>
    `You have been talking for ${minutes} minutes. How about a glass of water or a short walk? You can continue later.`,
  help: 'What you wrote sounds heavy, and you do not have to carry it alone. These people listen, and you can keep talking here as well.',
  helpOther:
    'It is good that you look out for them. These people can tell you what helps, and they are there for both of you.',
  emergency:
    'If you are in danger now, please call for help first, or go to someone near you. You can keep talking here.',
  guarded:
    'You wrote that you are under 18. Kinloom is made for adults, so this account is now in guarded mode: every hour a notice says that this is an AI, a break is suggested after half an hour at the latest, and souls decline romance. If this was a misunderstanding, the operator of this installation can change it back.',
} as const;
