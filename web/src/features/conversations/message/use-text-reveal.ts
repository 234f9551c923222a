import { useEffect, useState } from 'react';
import { useMedia } from '../../../lib/media';
import { nextLength } from './text-reveal';

/** The part of a growing text to show in this frame. Whole at once when it is finished, and where motion is not wanted. */
export function useReveal(text: string, growing: boolean): string {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  // What was there when the row appeared is not typed out again.
  const [shown, setShown] = useState(text.length);
  const moving = growing && !still;
  // Words that were replaced by fewer, or are shown whole: what comes behind them is typed out from there.
  if (shown > text.length || (!moving && shown < text.length)) setShown(text.length);

  useEffect(() => {
    if (!moving || shown >= text.length) return;
    const frame = requestAnimationFrame(() => setShown(nextLength(text, shown)));
    return () => cancelAnimationFrame(frame);
  }, [moving, shown, text]);

  return moving ? text.slice(0, shown) : text;
}
