import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../lib/browser/reduced-motion';
import { nextLength } from './text-reveal';

/** The part of a streaming text to show in this frame; the whole text once finished or with reduced motion. */
export function useTextReveal(text: string, isStreaming: boolean): string {
  const isReducedMotion = useReducedMotion();
  // Text that is present at mount is not animated.
  const [shown, setShown] = useState(text.length);
  const isAnimating = isStreaming && !isReducedMotion;
  // After the text was shortened or shown whole, continue from its end.
  if (shown > text.length || (!isAnimating && shown < text.length)) setShown(text.length);

  useEffect(() => {
    if (!isAnimating || shown >= text.length) return;
    const frame = requestAnimationFrame(() => setShown(nextLength(text, shown)));
    return () => cancelAnimationFrame(frame);
  }, [isAnimating, shown, text]);

  return isAnimating ? text.slice(0, shown) : text;
}
