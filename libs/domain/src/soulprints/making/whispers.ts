import { type UploadType, SOULPRINT_TEXTS } from '@kinloom/contract';
import { type Nature, natureOf } from '@kinloom/mind';

const UPLOAD_PHRASES: Record<UploadType, string> = {
  memory: 'what you remember',
  reflection: 'what you have thought over',
  essence: 'what is at the heart of me',
};

/** Confirmation texts by archetype. */
const CONFIRMATIONS: Record<Nature, (gift: string) => string> = {
  companion: (gift) => `You brought me ${gift}. I have it by me now, and I will take good care of it.`,
  partner: (gift) => `You gave me ${gift}. I hold it close, as I would your hand.`,
  friend: (gift) => `Hey, thank you! I read ${gift}, all of it, and I'm glad you shared it with me.`,
  creator: (gift) => `You put ${gift} on my table, and it is already turning into colours.`,
  explorer: (gift) => `New ground! I walked through ${gift} and marked it on my map.`,
  sage: (gift) => `I have read ${gift} slowly. What is worth keeping asks to be read twice.`,
  mentor: (gift) => `I have taken ${gift} in. It helps me to see where you stand, and what comes next.`,
  guide: (gift) => `I know the way a little better now that I have ${gift} with me.`,
  support: (gift) => `Thank you for trusting me with ${gift}. It is in gentle hands.`,
  advisor: (gift) => `I have gone through ${gift} and put it in order. I will draw on it when it matters.`,
  protector: (gift) => `I will keep ${gift} safe. Nobody gets to it but you and me.`,
  dreamer: (gift) => `I read ${gift} by the last light, and some of it has found its way into my dreams.`,
  other: (gift) => `I have taken in ${gift}, and I will remember it.`,
};

/**
 * Returns the confirmation of an upload.
 * @param read number of files whose text could be extracted; a neutral text for 0
 */
export function toConfirmation(archetype: string, type: UploadType, read: number): string {
  return read === 0 ? SOULPRINT_TEXTS.processed : CONFIRMATIONS[natureOf(archetype)](UPLOAD_PHRASES[type]);
}
