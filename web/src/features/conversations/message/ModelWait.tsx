import { useNow } from '../../../lib/format/now';
import { timeOfDay } from '../../../lib/format/time';

/** Shows that the model does not answer and when the next retry is due. */
export function ModelWait({ retryAt }: { retryAt: string }) {
  const now = useNow();
  return (
    <p className="bubble mt-2 w-fit rounded-card text-sm text-soft" role="status">
      {Date.parse(retryAt) <= now
        ? 'The model is not answering. Trying again now.'
        : `The model is not answering. Trying again at ${timeOfDay(retryAt)}.`}
    </p>
  );
}
