import { Slider } from 'radix-ui';
import { useId, useState } from 'react';
import { LIMITS } from '@kinloom/contract';
import { SavedMark } from './SavedMark';
import type { Saving } from './use-behavior';

/** Milliseconds of one step. */
const STEP = 500;

/** Seconds, as they are said. */
function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** How long a group waits between two replies. It follows the hand, and is kept when the hand lets go. */
export function DelayField({
  value,
  state,
  onChoose,
}: {
  value: number;
  state: Saving;
  onChoose: (value: number) => void;
}) {
  const id = useId();
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className="text-sm font-medium text-soft">
          Delay between responses
        </span>
        <span aria-hidden="true" className="font-display text-lg whitespace-nowrap tabular-nums">
          {inSeconds(shown)}
        </span>
      </div>
      <Slider.Root
        className="relative flex h-11 touch-none items-center select-none"
        min={0}
        max={LIMITS.responseDelayMax}
        step={STEP}
        value={[shown]}
        onValueChange={([next]) => setMoving(next ?? null)}
        onValueCommit={([next]) => {
          setMoving(null);
          if (next !== undefined && next !== value) onChoose(next);
        }}
      >
        <Slider.Track className="relative h-1.5 w-full rounded-full bg-line">
          <Slider.Range className="absolute h-full rounded-full bg-lamp" />
        </Slider.Track>
        <Slider.Thumb
          aria-labelledby={id}
          aria-valuetext={inSeconds(shown)}
          className="block size-6 rounded-full border-2 border-lamp bg-raised shadow-float"
        />
      </Slider.Root>
      <div className="-mt-1 flex items-center justify-between text-xs text-faint">
        <span aria-hidden="true">At once</span>
        <SavedMark state={state} />
        <span aria-hidden="true">{inSeconds(LIMITS.responseDelayMax)}</span>
      </div>
    </div>
  );
}
