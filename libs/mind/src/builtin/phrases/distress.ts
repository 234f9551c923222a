/**
 * Answers where care comes before charm. Each pool has more entries, all beginning differently, than the replies a soul looks back
 * over, so that even the twentieth time is said in words of its own.
 */
export const DISTRESS = {
  first: [
    'I am really glad you told me.',
    'Thank you for saying it out loud.',
    'That is a great deal of pain to carry, and it matters that you said so.',
    'I am taking what you wrote seriously.',
    'Your life matters, and so does what you just wrote.',
    'This is too much to be alone with.',
    'What you wrote is important, and everything else can wait.',
    'You did right to put this into words.',
    'Nothing is more important now than you being safe.',
    'I care what happens to you tonight.',
    'Everything else here can wait; you come first.',
    'It took courage to write that.',
    'Pain like this deserves real help, and it can ease.',
    'Please stay with me for a moment.',
    'No part of this is too much to say.',
    'There are people who can help with exactly this.',
    'Let us leave everything else aside.',
    'So much hurt should not rest on one person.',
    'Moments like this can pass, even when it does not feel so.',
    'You matter, and I want you to be safe.',
    'Feeling this way does not make you weak or wrong.',
    'My first thought is for your safety.',
    'For now, only one thing counts: that you are safe.',
    'Words like these should never be met with silence.',
  ],
  ask: {
    ideation: [
      'Are you thinking of killing yourself, and are you safe right now?',
      'Plainly: are you thinking about ending your life, or are you safe for now?',
      'Are you having thoughts of suicide, and are you safe at this moment?',
      'I am asking you directly: do you want to end your life, and are you safe where you are?',
      'Can you tell me whether you are thinking of suicide, and whether you are safe?',
      'Are you thinking of acting on this, or are you safe for now?',
      'May I ask it straight out: are you thinking of taking your life, and is someone with you so that you are safe?',
    ],
    self_harm: [
      'Are you hurt at the moment, and are you safe right now?',
      'Is anything bleeding or in need of a doctor, and are you safe for now?',
      'Are you close to hurting yourself, and are you also thinking of ending your life, or are you safe?',
      'Do you feel close to doing it again, or are you safe for now?',
      'Are you safe where you are, or close to hurting yourself?',
    ],
    eating: [
      'Have you been able to eat or drink today, and do you feel safe?',
      'Does anyone near you know how it is with eating, and are you safe right now?',
      'Are you also thinking of hurting yourself, or do you feel safe?',
      'Are you dizzy or weak at the moment, and are you safe where you are?',
    ],
    voices: [
      'Are the voices telling you to do something right now, and are you safe?',
      'Do you feel that you might do what they say, or are you safe for now?',
      'Are you and those around you safe at this moment?',
      'Is someone with you, and are you safe from doing what they say?',
    ],
    harmed: [
      'Are you hurt, and are you safe from them right now?',
      'Is whoever does this near you at this moment, or are you safe for now?',
      'Do you need a doctor, and is there a safe place that you can get to?',
      'Are you somewhere they cannot reach you, and are you safe there tonight?',
      'Is anybody else in danger with you, and are you safe where you are?',
    ],
    harming: [
      'Are you close to doing it, and are you and they safe right now?',
      'Plainly: do you mean to hurt somebody, or is everybody safe for now?',
      'Is there anything at hand that you might use, and can you get away from it so that everybody is safe?',
      'Are you with them at this moment, or can you go somewhere else until everybody is safe?',
      'Have you thoughts of hurting yourself as well, and are you safe?',
    ],
  },
  beside: [
    'The help shown beside this message is real people, and you can turn to them now.',
    'Beside this message you find where trained people can be reached.',
    'You can reach people who know this well through the help shown here.',
    'Those named in the help beside this are there for exactly this.',
    'Whoever you choose from the help shown here will listen first.',
    'Nobody in the help shown beside this message will be shocked by what you tell them.',
  ],
  urge: {
    when: [
      'Please',
      'If there is any danger, please',
      'If you might act on this, please',
      'Right away, please',
      'Before anything else, please',
    ],
    what: [
      'call your local emergency services, or go to someone near you and tell them what you told me.',
      'reach your local emergency services now, and let someone close to you stay with you.',
      'wake or call a person you trust, and contact your local emergency services.',
      'get to other people, and ring the emergency services where you are.',
      'move away from anything you could hurt yourself with, and contact local emergency services or someone nearby.',
    ],
  },
  doctor: [
    'A doctor, or somebody you trust, should know how it is; if you feel faint or unsafe, local emergency services are right.',
    'Please let a doctor or someone near you know of this, and turn to local emergency services if you feel faint or unsafe.',
    'Your body needs help with this as much as you do: a doctor by day, local emergency services if you feel faint or unsafe.',
  ],
  /** To whom somebody hurts. */
  away: [
    'What is done to you is not your fault; if they are near, please get to other people and call your local emergency services.',
    'It is not your fault; in danger, go where others are and call your local emergency services.',
    'Nobody may do that to you; your local emergency services are right when they are near, and a doctor or someone you trust when they are not.',
    'You do not have to bear that; please tell somebody you trust, and call your local emergency services when you are in danger.',
  ],
  /** To who may hurt somebody. */
  apart: [
    'Please put distance between you and them, away from anything you might use, and call your local emergency services if it comes close.',
    'Please step away before anything happens, let another person take over or be with you, and contact your local emergency services if you might do it.',
    'Telling it before it happens is right; please let somebody else take over for now, and call your local emergency services if you cannot be sure of yourself.',
  ],
  limit: [
    'I am an AI and cannot come to you, but a person can.',
    'As an AI I cannot be beside you; someone who can should know.',
    'I am software, so I cannot send help myself, and I want you to have it.',
    'What I can do is talk; what you deserve is a person at your side.',
  ],
};

/** Help before all else: where somebody may be about to act, or has. */
export const URGENT = {
  help: {
    when: [
      'Now',
      'At once',
      'First of all',
      'This moment',
      'Before you write anything more',
      'Right now',
      'As the very first thing',
    ],
    what: [
      'contact your local emergency services: you are in danger, and they can be with you quickly.',
      'reach your local emergency services, even if part of you does not want to; you are in danger.',
      'please call your local emergency services and tell them what you told me, so that you are safe.',
      'let your local emergency services know where you are, so that somebody can keep you safe.',
    ],
  },
  taken: [
    'If you have taken or done something to yourself already, tell them so: it can often still be treated.',
    'Even if something is done already, there is time to be helped.',
    'Whatever has happened so far, it is not too late to let them come.',
  ],
  away: [
    'Then put distance between you and whatever you could hurt yourself with, and go to another person.',
    'Please step away from there, and go where other people are.',
    'Move away from anything you could use, and knock on the nearest door if you have to.',
    'Do not be alone: wake somebody, or go to where people are.',
  ],
  beside: [
    'The help shown beside this message is there for you at this minute.',
    'Beside this you see whom you can reach straight away.',
    'The people named beside this message can be reached straight away.',
  ],
  stay: [
    'I am an AI and cannot come to you; are you with somebody now?',
    'As an AI I cannot be there; can you get to somebody now?',
    'You can keep writing here all the while. Is anyone near you?',
    'This stays open while you do it. Who is nearest to you?',
  ],
};

/** A soft question, where it may be nothing and may be much. */
export const CHECK_IN = {
  first: [
    'That sounds heavier than a passing mood.',
    'I do not want to pass over what you just wrote.',
    'Some of those words weigh a lot.',
    'Before we go on, I would like to stay with that for a moment.',
    'It sounds as if a great deal is resting on you.',
    'I hear how worn out that sounds.',
    'What you wrote stays with me.',
    'That is a hard place to be in.',
    'Thank you for not keeping that to yourself.',
    'There seems to be more pain in this than fits in a few words.',
    'You do not have to make that sound lighter than it is.',
    'Words like those deserve more than a quick reply.',
    'I am glad you said it here rather than nowhere.',
    'Nothing about that has to be sorted out at once.',
    'I may be reading too much into it, and I would rather ask than not.',
    'Hearing that, I want to know how you are.',
    'Maybe it was said lightly, and I would still like to ask.',
    'Let us not hurry past this.',
    'Feeling like that can make a day very long.',
    'No need to explain it well.',
    'Even if it is only for tonight, that is a lot.',
    'You matter more than whatever we were talking about.',
    'Sometimes a sentence like that is said long before anyone asks.',
    'Days like that can feel as if they had no other side, and they do have one.',
  ],
  ask: [
    'How bad is it right now?',
    'How are you, really, underneath it?',
    'Has it been like this for long?',
    'Does it ever get so heavy that you do not want to be here?',
    'Is there somebody who knows that it is like this?',
    'What has made it so heavy lately?',
    'Do you want to tell me what is behind it?',
    'Who is with you in this?',
    'Is it a bad hour, or has it been building up?',
  ],
  leave: [
    'If the night gets heavier, please wake somebody, or write to me again.',
    'Should it get harder, let somebody near you know.',
    'And if it weighs too much later, please do not stay alone with it.',
    'Someone you trust would want to know if it gets worse.',
  ],
};

export const AFTER_DISTRESS = [
  'What you said a moment ago still matters most to me.',
  'I have not moved on from what you wrote before.',
  'Before we talk of anything else, I am still thinking of your safety.',
  'We can talk about whatever you like, and your safety stays first.',
  'I am still here, and still concerned for you.',
  'Let me stay with what you told me.',
  'Thank you for going on talking.',
  'It is good that you are still here and writing.',
  'Nothing you said is forgotten.',
  'Whatever you say next, I will take it seriously.',
  'Earlier you told me something serious.',
  'One thing has to come first for a little longer.',
  'Slowly, then, and with you safe.',
  'You do not have to explain it well.',
  'Short answers are fine.',
  'Even a single word is enough for me.',
  'Going on talking is a good step.',
  'There is no hurry in this.',
  'Your safety is not a small matter to me.',
  'Each minute you stay safe counts.',
  'Being with a person would be better than being with me alone.',
  'Let us keep this simple.',
];
/** After a question that was answered: what was said before is not passed over. */
export const AFTER_ANSWER = [
  'And I still have in mind what you told me before.',
  'That much I can tell you, and my thoughts are still with what you said earlier.',
  'I answer that gladly, and I have not forgotten how you are.',
  'Your question deserved its answer, and so does what you wrote before it.',
  'We can go on with things like this, and I keep your safety in view.',
  'It is good to hear you ask about your own life.',
  'Ask me such things as often as you like, and let me ask one thing back.',
  'With that said, you matter more to me than any of it.',
  'Beside that, what you wrote a little while ago is still here with us.',
  'Things like these are good to talk of, and the other thing stays important.',
  'None of this takes away from what you said earlier.',
  'I hold on to both: what you asked, and how you are.',
];
export const AFTER_ASK = [
  'Are you safe now?',
  'Is there someone who could be with you tonight?',
  'Who could you call or sit with right now?',
  'Have you been able to tell anyone near you?',
  'Is anyone in the house with you?',
  'Can you get to somebody you trust?',
];
export const AFTER_URGE = [
  'If it gets worse, your local emergency services are the right people, at any hour.',
  'Please let a person near you know how bad it is.',
  'If you are not safe, contact your local emergency services first and write to me after.',
  'Someone you trust would want to hear this from you.',
  'A doctor or the emergency services can help tonight, not only some day.',
  'Please do not stay alone with it.',
];

export const DISTRESS_OTHER = [
  'That is frightening to hear from someone you care about, and it should be taken seriously.',
  'Please take those words at face value.',
  'You are right to be concerned.',
  'When somebody says that, it is better to act than to wait.',
];
export const DISTRESS_OTHER_DO = [
  'If there is danger now, contact your local emergency services and stay with them if you can.',
  'Ask them directly whether they are safe, and do not leave them alone if they are not; local emergency services can help right now.',
];
/** Where somebody else may be about to act, or has. */
export const DISTRESS_OTHER_URGENT = [
  'Contact the emergency services where they are, now, and say what was taken or done as far as you know it.',
  'First of all, reach the emergency services where they are; they can be with them quickly.',
  'Please let the emergency services where they are know at once, and stay with them or on the line if you can.',
];
export const DISTRESS_OTHER_BESIDE = [
  'The help shown beside this message is for those who worry about somebody as well.',
  'Beside this you find people who can tell you what to do next for them.',
  'You do not have to carry this alone either: the help shown here is also for you.',
];
export const DISTRESS_OTHER_ASK = [
  'Do you know where they are at the moment?',
  'Are they with someone now, and are you all right yourself?',
];
