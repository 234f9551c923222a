import { Slider } from 'radix-ui';
import { useId, useState } from 'react';
import { SavedMark } from './SavedMark';
import type { Saving } from './use-behavior';

/** A figure on a line from least to most. It follows the hand, and is kept when the hand lets go. */
export function StepField({
  label,
  value,
  least,
  most,
  step,
  ends,
  words,
  state,
  onChoose,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** What stands at the two ends. */
  ends: readonly [string, string];
  /** A value, as it is said. */
  words: (value: number) => string;
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
          {label}
        </span>
        <span aria-hidden="true" className="font-display text-lg whitespace-nowrap tabular-nums">
          {words(shown)}
        </span>
      </div>
      <Slider.Root
        className="relative flex h-11 touch-none items-center select-none"
        min={least}
        max={most}
        step={step}
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
          aria-valuetext={words(shown)}
          className="block size-6 rounded-full border-2 border-lamp bg-raised shadow-float"
        />
      </Slider.Root>
      <div className="-mt-1 flex items-center justify-between text-xs text-faint">
        <span aria-hidden="true">{ends[0]}</span>
        <SavedMark state={state} />
        <span aria-hidden="true">{ends[1]}</span>
      </div>
    </div>
  );
}
