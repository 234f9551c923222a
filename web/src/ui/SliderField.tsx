import { Slider } from 'radix-ui';
import { useId } from 'react';
import { LIMITS } from '@kinloom/contract';

/** Slider for one personality trait, from `LIMITS.sliderMin` to `LIMITS.sliderMax` in steps of 1. */
export function SliderField({
  label,
  low,
  high,
  value,
  onChange,
}: {
  label: string;
  low: string;
  high: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between">
        <span id={id} className="text-sm font-medium text-soft">
          {label}
        </span>
        <span aria-hidden="true" className="font-display text-lg tabular-nums">
          {value}
        </span>
      </div>
      <Slider.Root
        className="relative flex h-11 touch-none items-center select-none"
        min={LIMITS.sliderMin}
        max={LIMITS.sliderMax}
        step={1}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
      >
        <Slider.Track className="relative h-1.5 w-full rounded-full bg-line">
          <Slider.Range className="absolute h-full rounded-full bg-lamp" />
        </Slider.Track>
        <Slider.Thumb
          aria-labelledby={id}
          className="block size-6 rounded-full border-2 border-lamp bg-raised shadow-float"
        />
      </Slider.Root>
      <div aria-hidden="true" className="-mt-1 flex justify-between text-xs text-faint">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  );
}
