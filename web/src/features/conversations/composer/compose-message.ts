import { LIMITS } from '@kinloom/contract';
import { formatNumber } from '../../../lib/locale';

/** Characters left at which the person is told how many there are. */
const NEAR = 1_000;

export const EMOJIS = ['😊', '💛', '✨', '🌙', '🌿', '🫶', '😄', '🥹', '🔥', '🌊'] as const;

export interface Composed {
  /** What would be sent: without white space at its end. */
  content: string;
  blank: boolean;
  tooLong: boolean;
  /** What to say about the length; null while there is room. */
  remark: string | null;
}

/** What a text in the composer comes to. */
export function composeMessage(text: string): Composed {
  const content = text.trimEnd();
  const length = content.length;
  const count = `${formatNumber(length)} of ${formatNumber(LIMITS.messageLength)} characters`;
  return {
    content,
    blank: content.trim() === '',
    tooLong: length > LIMITS.messageLength,
    remark: length > LIMITS.messageLength - NEAR ? count : null,
  };
}
