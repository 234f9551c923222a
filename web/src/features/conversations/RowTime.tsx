import { useNow } from '../../lib/now';
import { distance, fullTime } from '../../lib/time';

export function RowTime({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={fullTime(iso)} className="mt-1 block px-1 text-xs text-faint">
      {distance(iso, now)}
    </time>
  );
}
