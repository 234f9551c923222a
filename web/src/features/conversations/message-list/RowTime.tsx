import { useNow } from '../../../lib/now';
import { relativeTime, fullTime } from '../../../lib/time';

/** Relative time of a message, with the exact time as tooltip. */
export function RowTime({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={fullTime(iso)} className="text-xs text-faint">
      {relativeTime(iso, now)}
    </time>
  );
}
