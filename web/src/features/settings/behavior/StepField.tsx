import { Slider } from 'radix-ui';
import { useId, useState } from 'react';
import { SavedMark } from './SavedMark';
import type { SaveState } from './use-behavior';

/** Slider with discrete steps. Follows the pointer while dragging and commits on release. */
export function StepField({
  label,
  value,
  min,
  max,
  step,
  ends,
  format,
  state,
  onChoose,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Labels of the two ends. */
  ends: readonly [string, string];
  /** Formats a value. */
  format: (value: number) => string;
  state: SaveState;
  onChoose: (value: number) => void;
}) {
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? value;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className="text-sm font-medium text-soft">
          {label}
        </span>
        <span aria-hidden="true" className="font-display text-lg whitespace-nowrap tabular-nums">
          {format(shown)}
        </span>
      </div>
      <Slider.Root
        className="relative flex h-11 touch-none items-center select-none"
        min={min}
        max={max}
        step={step}
        value={[shown]}
        onValueChange={([next]) => setDragged(next ?? null)}
        onValueCommit={([next]) => {
          setDragged(null);
          if (next !== undefined && next !== value) onChoose(next);
        }}
      >
        <Slider.Track className="relative h-1.5 w-full rounded-full bg-line">
          <Slider.Range className="absolute h-full rounded-full bg-lamp" />
        </Slider.Track>
        <Slider.Thumb
          aria-labelledby={id}
          aria-valuetext={format(shown)}
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
