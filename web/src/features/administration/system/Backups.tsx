import type { BackupState } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';
import { useNow } from '../../../lib/format/now';
import { formatBytes } from '../../../lib/format/format-bytes';
import { relativeTime, fullTime } from '../../../lib/format/time';

/** State of the backups: schedule, last success, and the newest failure. */
export function Backups({ backup: { everyHours, lastSuccessAt, lastBytes, failure } }: { backup: BackupState }) {
  const now = useNow();
  return (
    <>
      <p>
        {everyHours === null
          ? 'No backups are scheduled: set KINLOOM_BACKUP_EVERY_HOURS, or run npm run backup yourself.'
          : `Scheduled every ${formatNumber(everyHours)} ${everyHours === 1 ? 'hour' : 'hours'}.`}
      </p>
      <p className="mt-2">
        {lastSuccessAt === null ? (
          <span className={everyHours === null ? 'text-soft' : 'font-semibold text-bad'}>
            No backup has been made yet.
          </span>
        ) : (
          <>
            Last backup:{' '}
            <time dateTime={lastSuccessAt} title={fullTime(lastSuccessAt)}>
              {relativeTime(lastSuccessAt, now)}
            </time>
            {lastBytes !== null && `, ${formatBytes(lastBytes)}`}
          </>
        )}
      </p>
      {failure && (
        <p className="mt-2 font-semibold text-bad [overflow-wrap:anywhere]">
          The newest backup failed{' '}
          <time dateTime={failure.at} title={fullTime(failure.at)}>
            {relativeTime(failure.at, now)}
          </time>
          : {failure.reason}
        </p>
      )}
    </>
  );
}
