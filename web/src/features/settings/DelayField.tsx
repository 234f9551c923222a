import { LIMITS } from '@kinloom/contract';
import { StepField } from './StepField';
import type { Saving } from './use-behavior';

/** Milliseconds of one step. */
const STEP = 500;

/** Seconds, as they are said. */
function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** How long a group waits between two replies. */
export function DelayField(field: { value: number; state: Saving; onChoose: (value: number) => void }) {
  return (
    <StepField
      {...field}
      label="Delay between responses"
      least={0}
      most={LIMITS.responseDelayMax}
      step={STEP}
      ends={['At once', inSeconds(LIMITS.responseDelayMax)]}
      words={inSeconds}
    />
  );
}
