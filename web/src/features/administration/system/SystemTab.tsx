import { RotateCcw } from 'lucide-react';
import type { FailedJob, SystemState } from '@kinloom/contract';
import { formatBytes } from '../../../lib/format/format-bytes';
import { formatNumber } from '../../../lib/format/locale';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { Table } from '../../../ui/Table';
import { Backups } from './Backups';
import { Aggregate, QueryView, Section, Tiles } from '../Parts';
import { Referrals } from './Referrals';
import { useRetryJob, useSystem } from '../use-administration';

/** State of the installation: queues, failed jobs, voice and backups. */
export function SystemTab() {
  const system = useSystem();
  const counts = system.data?.counts;
  return (
    <>
      <Tiles
        label="Overview"
        failed={system.error !== null}
        mayBeWithheld
        tiles={[
          { name: 'Accounts', value: counts?.accounts },
          { name: 'Souls', value: counts?.souls },
          { name: 'Messages', value: counts?.messages },
          { name: 'Database', value: system.data && formatBytes(system.data.database.bytes) },
        ]}
      />
      <QueryView query={system} errorTitle="The system could not be loaded">
        {(state) => <StateSections state={state} />}
      </QueryView>
    </>
  );
}

function StateSections({ state }: { state: SystemState }) {
  const { queues, failures, voice, backup, referrals } = state;
  return (
    <>
      <Section
        title="Queues"
        intro="Jobs that are waiting, running or delayed until a retry, and the number of workers."
      >
        <Table
          label="Queues"
          headings={['Queue', 'Waiting', 'Active', 'Delayed', 'Workers']}
          rows={queues.map(({ name, waiting, active, delayed, workers }) => ({
            id: name,
            head: name,
            cells: [
              formatNumber(waiting),
              formatNumber(active),
              formatNumber(delayed),
              workers === 0 ? (
                <span className="font-semibold text-bad">none: start a worker</span>
              ) : (
                formatNumber(workers)
              ),
            ],
          }))}
        />
      </Section>
      <Section
        title="Failed jobs"
        intro="Jobs that failed after their last attempt. The reason is the type of error; it never contains private text."
      >
        <Failures failures={failures} />
      </Section>
      <Section title="Voice">
        <Voice voice={voice} />
      </Section>
      <Section title="Backups">
        <Backups backup={backup} />
      </Section>
      <Referrals referrals={referrals} />
    </>
  );
}

function Failures({ failures }: { failures: readonly FailedJob[] }) {
  const retry = useRetryJob();
  const now = useNow();
  if (failures.length === 0) return <p className="text-soft">No failed jobs.</p>;
  return (
    <Table
      label="Failed jobs"
      headings={['Job', 'Reason', 'Attempts', 'When', '']}
      rows={failures.map(({ id, job, queue, reason, attempts, failedAt, again }) => ({
        id,
        head: (
          <>
            {job}
            <span className="block text-sm font-normal text-soft">{queue}</span>
          </>
        ),
        cells: [
          <span key="reason" className="[overflow-wrap:anywhere]">
            {reason}
          </span>,
          formatNumber(attempts),
          <time key="when" dateTime={failedAt} title={fullTime(failedAt)}>
            {relativeTime(failedAt, now)}
          </time>,
          again ? (
            <button
              key="again"
              type="button"
              className="row-act"
              aria-label={`Try ${job} again`}
              disabled={retry.isPending}
              onClick={() => retry.mutate(id)}
            >
              <RotateCcw size={15} aria-hidden="true" />
              Try again
            </button>
          ) : (
            <span key="again" className="text-soft">
              Cannot be retried
            </span>
          ),
        ],
      }))}
    />
  );
}

/** Circuit breaker states of a model endpoint. */
const ENDPOINT_STATES = {
  closed: 'answers',
  open: 'is unavailable and will be retried later',
  'half-open': 'is being retried',
} as const;

function Voice({ voice: { name, failures, repliesInADay, endpoints } }: { voice: SystemState['voice'] }) {
  return (
    <>
      <p>
        {name} · replies within a day: <Aggregate value={repliesInADay} />
      </p>
      {endpoints.map((endpoint) => (
        <p key={endpoint.name} className={`mt-1 ${endpoint.state === 'closed' ? 'text-soft' : 'text-bad'}`}>
          The {endpoint.name} endpoint {ENDPOINT_STATES[endpoint.state]}.
        </p>
      ))}
      <p className="mt-3 text-soft">Replies that failed within a day, by reason:</p>
      <dl className="mt-1 grid gap-1">
        {failures.map(({ reason, count }) => (
          <div key={reason} className="flex flex-wrap gap-x-4">
            <dt className="min-w-0 [overflow-wrap:anywhere]">{reason}</dt>
            <dd className="font-semibold tabular-nums">
              <Aggregate value={count} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
