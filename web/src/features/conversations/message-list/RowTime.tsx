import { useNow } from '../../../lib/now';
import { relativeTime, fullTime } from '../../../lib/time';

/** How long ago something was said, and exactly when for whoever points at it. */
export function RowTime({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={fullTime(iso)} className="text-xs text-faint">
      {relativeTime(iso, now)}
    </time>
  );
}
