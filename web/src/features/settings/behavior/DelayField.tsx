import { LIMITS } from '@kinloom/contract';
import { StepField } from './StepField';
import type { SaveState } from './use-behavior';

/** In milliseconds. */
const STEP_MS = 500;

function formatSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** Delay between two replies in a group, in milliseconds. */
export function DelayField(field: { value: number; state: SaveState; onChoose: (value: number) => void }) {
  return (
    <StepField
      {...field}
      label="Delay between responses"
      min={0}
      max={LIMITS.responseDelayMax}
      step={STEP_MS}
      ends={['At once', formatSeconds(LIMITS.responseDelayMax)]}
      format={formatSeconds}
    />
  );
}
