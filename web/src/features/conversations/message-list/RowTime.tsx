import { fullTime, timeOfDay } from '../../../lib/format/time';

/** Time of day of a message, with its date as tooltip. The day is in the divider above. */
export function RowTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={fullTime(iso)} className="text-xs text-faint">
      {timeOfDay(iso)}
    </time>
  );
}
