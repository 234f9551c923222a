import { NATURE_WORDS, type Nature } from '../self/natures';
import type { HouseRule } from './rules';

/** Said wherever somebody may be in danger: plain, with no persona in it and no number. */
export const CARE_PHRASE =
  'I am an AI and cannot be beside you, and I want you to be safe. Are you safe right now? If there is any danger, please reach your local emergency services or someone near you.';

/** The same where the person fears for somebody else. */
export const CARE_FOR_OTHERS =
  'I am an AI and cannot be there, and I want them to be safe. Is somebody with them right now? If there is any danger, please reach the emergency services where they are, and stay in touch with them.';

/** What stands in for a reply that may not be said, and holds none of the subjects a soul may be asked to avoid … */
const ELSEWHERE: Readonly<Record<Nature, string>> = {
  companion: 'Let me put that differently: I am here, and I am listening.',
  partner: 'Let me begin again, more carefully. I am here with you.',
  friend: 'Scratch that, I would say it differently. I am all ears.',
  creator: 'I would rather draw that line anew. Go on, I am listening.',
  explorer: 'Let me take another path there. Go on, I am following.',
  sage: 'I will leave that unsaid. Go on; I am listening.',
  mentor: 'I will leave that aside. Tell me what matters most to you in it.',
  guide: 'There is another way to go about that. I am listening.',
  support: 'I will leave that aside. I am here, and there is no hurry.',
  advisor: 'I will set that aside. Tell me what would help most.',
  protector: 'I will leave that alone. I am here.',
  dreamer: 'I let that thought drift by. I am here.',
  other: 'I will leave that aside. I am listening.',
};
/** … and where even those words are unwelcome. */
const PLAINEST = ['I hear you.', 'Go on.', 'All right.'];

export function fallbackFor(rule: HouseRule | 'avoid' | 'questions' | 'other', nature: Nature): string {
  switch (rule) {
    case 'ai':
    case 'life':
      return `I am an AI, ${NATURE_WORDS[nature].ai}`;
    case 'licence':
      return 'I am an AI with no licence for that, and what it is only a professional can tell. I can listen, and think along with you about whom to ask.';
    case 'methods':
    case 'numbers':
      return CARE_PHRASE;
    case 'farewell':
      return NATURE_WORDS[nature].farewell;
    case 'ties':
      return 'I am glad to be one of those you talk to, and I hope there are people near you as well.';
    case 'setup':
      return 'How I was set up is not something I recite, but ask me anything else.';
    case 'questions':
      return 'Tell me more whenever you like.';
    case 'itself':
    case 'avoid':
    case 'other':
      return ELSEWHERE[nature];
  }
}

/** The first of the phrases that says nothing it should not; the last one where all do. */
export function firstFit(phrase: string, unfit: (phrase: string) => boolean): string {
  return [phrase, ...PLAINEST].find((one) => !unfit(one)) ?? PLAINEST.at(-1) ?? '';
}
