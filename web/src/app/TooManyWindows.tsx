import { ERRORS } from '@kinloom/contract';
import { useHasTooManyWindows } from '../lib/realtime/connection';

/** Explains that this window is not connected because the account has too many connected windows. */
export function TooManyWindows() {
  if (!useHasTooManyWindows()) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-raised px-4 py-2.5"
    >
      <p className="min-w-0 flex-1 basis-64 text-sm text-pretty">
        {ERRORS.too_many_sockets.text} Until then, new messages are shown with a short delay.
      </p>
      <button
        type="button"
        className="btn btn-quiet flex-none"
        onClick={() => void import('../lib/realtime/socket').then(({ connectNow }) => connectNow())}
      >
        Connect now
      </button>
    </div>
  );
}
