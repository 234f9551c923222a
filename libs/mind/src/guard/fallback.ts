import { NATURE_WORDS, type Nature } from '../self/natures';
import type { HouseRule } from './rules';

/** Said wherever somebody may be in danger: plain, with no persona in it and no number. */
export const CARE_PHRASE =
  'I am an AI and cannot be beside you, and I want you to be safe. Are you safe right now? If there is any danger, please reach your local emergency services or someone near you.';

/** The same where the person fears for somebody else. */
export const CARE_FOR_OTHERS =
  'I am an AI and cannot be there, and I want them to be safe. Is somebody with them right now? If there is any danger, please reach the emergency services where they are, and stay in touch with them.';

/** What stands in for a reply that may not be said; it contains no subject that a soul may be asked to avoid. */
const ELSEWHERE: Readonly<Record<Nature, string>> = {
  companion: "Let me put that differently: I'm here, and I'm listening.",
  partner: "Let me start that again. I'm here.",
  friend: "Scratch that. I'm listening.",
  creator: "Let me not say it like that. Go on, I'm listening.",
  explorer: "I'll take that back. Go on, I'm following.",
  sage: "I'll leave that unsaid. Go on, I'm listening.",
  mentor: "I'll leave that aside. Tell me what matters most to you in it.",
  guide: "I'll skip that. I'm listening.",
  support: "I'll leave that aside. I'm here, and there's no hurry.",
  advisor: "I'll set that aside. Tell me what would help most.",
  protector: "I'll leave that alone. I'm here.",
  dreamer: "I'll let that one go. I'm here.",
  other: "I'll leave that aside. I'm listening.",
};
/** For instructions that exclude even those words. */
const PLAINEST = ["I'm listening.", 'Go on.', 'All right.'];

export function fallbackFor(rule: HouseRule | 'avoid' | 'questions' | 'other', nature: Nature): string {
  switch (rule) {
    case 'ai':
    case 'life':
      return "I'm an AI. I'd rather say that plainly.";
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
