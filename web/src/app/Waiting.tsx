import { TEXTS } from '@kinloom/contract';
import { Mark } from '../ui/Mark';

/** The moment before a room is there: the lamp, and nothing that would jump. */
export function Waiting() {
  return (
    <div role="status" aria-busy="true" className="grid h-full min-h-[60dvh] place-items-center">
      <span className="animate-[breathe_2.4s_ease-in-out_infinite]">
        <Mark size={48} />
      </span>
      <span className="sr-only">{TEXTS.shell.loading}</span>
    </div>
  );
}
