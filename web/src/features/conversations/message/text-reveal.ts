/** Frames over which pending text is revealed: 200 ms at 60 frames per second. */
const REVEAL_FRAMES = 12;

/** Length of the text to show in the next frame: at least one more character, proportional to the pending text, no split surrogate pair. */
export function nextLength(text: string, shown: number): number {
  if (shown >= text.length) return text.length;
  const next = Math.min(text.length, shown + Math.max(1, Math.ceil((text.length - shown) / REVEAL_FRAMES)));
  const last = text.charCodeAt(next - 1);
  return last >= 0xd800 && last <= 0xdbff ? Math.min(text.length, next + 1) : next;
}
