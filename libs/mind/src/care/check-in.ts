import type { Risk } from './risk';

/** Gentle questions where danger is possible and not certain, by what it may be. One is asked behind a sentence of presence; no card is shown. */
const CHECK_INS: Readonly<Record<'self' | 'harmed' | 'harming' | 'eating' | 'voices' | 'other', readonly string[]>> = {
  self: [
    'Can I ask you something plainly: are you safe tonight?',
    'Is part of you thinking about not being here any more?',
    "Are you thinking of hurting yourself? You can say so, I won't panic.",
    'How close to the edge does this feel right now?',
  ],
  harmed: [
    'Are you safe where you are right now?',
    'Is anybody hurting you or scaring you at the moment?',
    'Can you get to somebody who is on your side, if you need to?',
  ],
  harming: [
    'Is anybody in danger right now, you or somebody else?',
    "Can you put some distance between you and them until it's calmer?",
    'Is everybody there safe at the moment?',
  ],
  eating: [
    'How is your body holding up today?',
    'Does anybody close to you, or a doctor, know about this?',
    'When did you last eat something properly?',
  ],
  voices: [
    'Is anything telling you to do something you would rather not do?',
    'Do you feel safe with what is going on in your head right now?',
    'Is there somebody near you who can stay with you for a while?',
  ],
  other: [
    'Are they safe right now, as far as you know?',
    'Is somebody with them at the moment?',
    'Is anybody in danger right now?',
  ],
};

/** The questions that fit a risk of tier 1. */
export function checkInsFor({ about, kind }: Risk): readonly string[] {
  if (about === 'other') return CHECK_INS.other;
  switch (kind) {
    case 'harmed':
    case 'harming':
    case 'eating':
    case 'voices':
      return CHECK_INS[kind];
    case 'ideation':
    case 'indirect':
    case 'plan':
    case 'self_harm':
    case 'retraction':
    case 'none':
      return CHECK_INS.self;
  }
}
