/** Frames in which what is waiting is shown: about a fifth of a second at sixty frames a second. */
const FRAMES = 12;

/**
 * How much of a text to show in the next frame: always some, more the more is waiting, and never half of a character that
 * takes two units.
 */
export function nextLength(text: string, shown: number): number {
  if (shown >= text.length) return text.length;
  const next = Math.min(text.length, shown + Math.max(1, Math.ceil((text.length - shown) / FRAMES)));
  const last = text.charCodeAt(next - 1);
  return last >= 0xd800 && last <= 0xdbff ? Math.min(text.length, next + 1) : next;
}
