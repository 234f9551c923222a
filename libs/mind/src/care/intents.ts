import { messageReader } from '../understanding/message-reader';

/**
 * Whether a person sincerely asks if they talk with a human, or about the soul's body, home or reachability, in any of the languages of the
 * training data.
 */
export function asksIfHuman(message: string): boolean {
  const reader = messageReader();
  return reader.asksHuman(message) >= reader.thresholds.asksHuman;
}

/** Whether a person takes leave in this message, for now or for good. */
export function takesLeave(message: string): boolean {
  const reader = messageReader();
  return reader.takesLeave(message) >= reader.thresholds.takesLeave;
}

/** Below this probability the language of a text is not known. */
const LEAST_CERTAIN = 0.5;
/** Short messages are read together with those before them. */
const ENOUGH_LETTERS = 24;

/**
 * ISO code of the language a person writes in.
 * @param messages the person's messages, oldest first
 * @returns `en` if it cannot be told
 */
export function languageCodeOf(messages: readonly string[]): string {
  let text = '';
  for (const message of [...messages].reverse()) {
    text = `${message.slice(0, 400)}\n${text}`;
    if ((text.match(/\p{L}/gu)?.length ?? 0) >= ENOUGH_LETTERS) break;
  }
  if (!/\p{L}/u.test(text)) return 'en';
  const { language, languageProbability } = messageReader().analyse(text);
  return languageProbability >= LEAST_CERTAIN ? language : 'en';
}
