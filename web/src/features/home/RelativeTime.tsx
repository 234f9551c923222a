import { relativeTime, fullTime } from '../../lib/format/time';

export function RelativeTime({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={fullTime(at)} className="flex-none text-sm text-faint">
      {relativeTime(at, now)}
    </time>
  );
}
