import type { EmotionName } from '@kinloom/contract';
import { capitalised } from '../souls/soul-appearance';

/** Name of an emotion in its colour. */
export function Feeling({ emotion }: { emotion: EmotionName }) {
  return (
    <span data-emotion={emotion} className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="feeling-mark" />
      <span className="feeling-name font-medium">{capitalised(emotion)}</span>
    </span>
  );
}
