import { LIMITS, SECURITY_EVENT_KINDS, SECURITY_LOG_TEXTS, SECURITY_OUTCOMES } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { QueryView, Section } from '../Parts';
import { CompactSelect } from '../../../ui/CompactField';
import { Table } from '../../../ui/Table';
import type { LogFilter } from './system-path';
import { useAccounts } from '../use-administration';
import { actorText, eventText } from '../../security-log/event-text';
import { MoreEvents } from '../../security-log/MoreEvents';
import { useAdminSecurityLog } from '../../security-log/use-security-log';

interface FilterProps {
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
}

/** Security events of the whole installation, for operators. */
export function AdminSecurityLog({ filter, onFilter }: FilterProps) {
  const log = useAdminSecurityLog(filter);
  const now = useNow();
  return (
    <Section
      title="Security log"
      intro={`Sign-ins, failed attempts, changes of roles, exports and deletions of the last ${LIMITS.securityEventDays} days. Accounts are named by their number. Nothing that people typed is stored.`}
    >
      <LogFilters filter={filter} onFilter={onFilter} />
      <QueryView query={log} errorTitle="The security log could not be loaded">
        {({ pages }) =>
          pages[0]?.events.length === 0 ? (
            <p className="text-soft">No events match.</p>
          ) : (
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
          )
        }
      </QueryView>
      <MoreEvents query={log} />
    </Section>
  );
}

const OUTCOME_LABELS = { success: 'Successful', failure: 'Failed' } as const;

function LogFilters({ filter, onFilter }: FilterProps) {
  const accounts = useAccounts().data?.map(({ id, email }) => ({ value: String(id), label: `${id} · ${email}` })) ?? [];
  const chosen = String(filter.account ?? '');
  // While the accounts load, and for an account that is not listed.
  const isListed = chosen === '' || accounts.some(({ value }) => value === chosen);
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <CompactSelect
        label="Event"
        value={filter.kind ?? ''}
        options={[
          { value: '', label: 'All events' },
          ...SECURITY_EVENT_KINDS.map((kind) => ({ value: kind, label: SECURITY_LOG_TEXTS[kind].success })),
        ]}
        onPick={(picked) => onFilter({ ...filter, kind: SECURITY_EVENT_KINDS.find((kind) => kind === picked) })}
      />
      <CompactSelect
        label="Outcome"
        value={filter.outcome ?? ''}
        options={[
          { value: '', label: 'All outcomes' },
          ...SECURITY_OUTCOMES.map((outcome) => ({ value: outcome, label: OUTCOME_LABELS[outcome] })),
        ]}
        onPick={(picked) => onFilter({ ...filter, outcome: SECURITY_OUTCOMES.find((outcome) => outcome === picked) })}
      />
      <CompactSelect
        label="Account"
        value={chosen}
        options={[
          { value: '', label: 'All accounts' },
          ...(isListed ? [] : [{ value: chosen, label: chosen }]),
          ...accounts,
        ]}
        onPick={(picked) => onFilter({ ...filter, account: picked === '' ? undefined : Number(picked) })}
      />
    </div>
  );
}
