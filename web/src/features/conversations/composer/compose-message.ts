import { LIMITS } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';

/** The character count is shown once fewer than this many characters are left. */
const COUNT_SHOWN_FROM = 1_000;

export const EMOJIS = ['😊', '💛', '✨', '🌙', '🌿', '🫶', '😄', '🥹', '🔥', '🌊'] as const;

export interface ComposedMessage {
  /** The text to send, trimmed at the end. */
  content: string;
  isBlank: boolean;
  isTooLong: boolean;
  /** The character count to show; null while far from the limit. */
  lengthNote: string | null;
}

/** Trims and validates the text of the composer. */
export function composeMessage(text: string): ComposedMessage {
  const content = text.trimEnd();
  const length = content.length;
  const count = `${formatNumber(length)} of ${formatNumber(LIMITS.messageLength)} characters`;
  return {
    content,
    isBlank: content.trim() === '',
    isTooLong: length > LIMITS.messageLength,
    lengthNote: length > LIMITS.messageLength - COUNT_SHOWN_FROM ? count : null,
  };
}
