import { LIMITS } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { relativeTime, fullTime } from '../../lib/format/time';
import { ErrorNote } from '../../ui/ErrorNote';
import { RowSkeletons, Section } from '../../ui/Section';
import { eventText, originText } from './event-text';
import { MoreEvents } from './MoreEvents';
import { useSecurityLog } from './use-security-log';

/** Security events of the own account. */
export function SecurityLog() {
  const log = useSecurityLog();
  const now = useNow();
  const events = log.data?.pages.flatMap((page) => page.events);
  return (
    <Section
      title="Security log"
      intro={`Sign-ins, failed attempts and changes of your account in the last ${LIMITS.securityEventDays} days. If something here was not you, change your password.`}
    >
      {log.isPending && <RowSkeletons rows={3} />}
      {log.error && !events && (
        <ErrorNote title="The security log could not be loaded" error={log.error} onRetry={() => void log.refetch()} />
      )}
      {events && (
        <ul aria-label="Security log" className="divide-y divide-line">
          {events.map((event) => (
            <li key={event.id} className="py-2.5 first:pt-0 last:pb-0">
              <p className={event.outcome === 'failure' ? 'font-medium text-bad' : 'font-medium'}>{eventText(event)}</p>
              <p className="text-sm text-soft [overflow-wrap:anywhere]">
                <time dateTime={event.at} title={fullTime(event.at)}>
                  {relativeTime(event.at, now)}
                </time>
                {originText(event) !== '' && ` · ${originText(event)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <MoreEvents query={log} />
    </Section>
  );
}
