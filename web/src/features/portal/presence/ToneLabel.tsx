import type { CSSProperties } from 'react';
import type { Tone } from '@kinloom/contract';
import { capitalised } from '../../souls/soul-appearance';
import { TONE_HUE } from './presence';

/** A tone label in the colour of the tone. */
export function ToneLabel({ tone }: { tone: Tone }) {
  return (
    <span
      className="soul tone inline-flex items-center gap-2"
      style={{ '--hue': TONE_HUE[tone] } as CSSProperties}
      data-tone={tone}
    >
      <span aria-hidden="true" className="size-2 flex-none rounded-full bg-soul" />
      <span className="sr-only">Tone: </span>
      {capitalised(tone)}
    </span>
  );
}
