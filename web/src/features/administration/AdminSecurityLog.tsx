import { LIMITS } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { relativeTime, fullTime } from '../../lib/format/time';
import { QueryView, Section } from './Parts';
import { Table } from '../../ui/Table';
import { actorText, eventText } from '../security-log/event-text';
import { MoreEvents } from '../security-log/MoreEvents';
import { useAdminSecurityLog } from '../security-log/use-security-log';

/** Security events of the whole installation, for operators. */
export function AdminSecurityLog() {
  const log = useAdminSecurityLog();
  const now = useNow();
  return (
    <Section
      title="Security log"
      intro={`Sign-ins, failed attempts, changes of roles, exports and deletions of the last ${LIMITS.securityEventDays} days. Accounts are named by their number. Nothing that people typed is stored.`}
    >
      <QueryView query={log} errorTitle="The security log could not be loaded">
        {({ pages }) => (
          <Table
            label="Security log"
            headings={['Event', 'Account', 'By', 'Network', 'Client', 'When']}
            rows={pages
              .flatMap(({ events }) => events)
              .map((event) => ({
                id: event.id,
                head: <span className={event.outcome === 'failure' ? 'text-bad' : ''}>{eventText(event)}</span>,
                cells: [
                  event.accountId === null ? 'none' : String(event.accountId),
                  actorText(event),
                  event.network || 'none',
                  event.client || 'none',
                  <time key="at" dateTime={event.at} title={fullTime(event.at)}>
                    {relativeTime(event.at, now)}
                  </time>,
                ],
              }))}
          />
        )}
      </QueryView>
      <MoreEvents query={log} />
    </Section>
  );
}
