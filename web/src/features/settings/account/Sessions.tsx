import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { type AccountSession, clientName } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { ErrorNote } from '../../../ui/ErrorNote';
import { PasswordDialog } from './PasswordDialog';
import { RowSkeletons, Section } from '../../../ui/Section';
import { isRecentlyAuthenticated, needsPassword, useEndSession, useSessions } from './use-account';

/** Lists the account's sessions. The current one is marked and cannot be ended here. */
export function Sessions() {
  const sessions = useSessions();
  const end = useEndSession();
  const list = useRef<HTMLUListElement>(null);
  /** The ending that waits for reauthentication. */
  const [pendingEnd, setPendingEnd] = useState<number | 'others' | null>(null);
  const requestEnd = (id: number | 'others') =>
    isRecentlyAuthenticated(sessions.data) ? endSession(id) : setPendingEnd(id);
  const endSession = (id: number | 'others') =>
    end.mutate(id, {
      // The pressed button is removed with its row.
      onSuccess: () => list.current?.focus(),
      onError: (error) => setPendingEnd(needsPassword(error) ? id : null),
    });
  return (
    <Section title="Sessions" intro="Every browser that is signed in to your account.">
      {sessions.isPending && <RowSkeletons rows={2} />}
      {sessions.error && !sessions.data && (
        <ErrorNote
          title="Your sessions could not be loaded"
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <ul ref={list} tabIndex={-1} aria-label="Sessions" className="divide-y divide-line outline-none">
          {sessions.data.map((session) => (
            <Session
              key={session.id}
              session={session}
              busy={end.isPending && end.variables === session.id}
              onEnd={() => requestEnd(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions.data && sessions.data.filter(({ current }) => !current).length > 1 && (
        <button
          type="button"
          className="btn btn-quiet mt-4"
          disabled={end.isPending}
          onClick={() => requestEnd('others')}
        >
          End all other sessions
        </button>
      )}
      {pendingEnd !== null && (
        <PasswordDialog
          purpose={
            pendingEnd === 'others'
              ? 'All your other browsers will be signed out.'
              : 'The other browser will be signed out.'
          }
          action={pendingEnd === 'others' ? 'End all other sessions' : 'End session'}
          onConfirmed={() => {
            setPendingEnd(null);
            endSession(pendingEnd);
          }}
          onClose={() => setPendingEnd(null)}
        />
      )}
    </Section>
  );
}

function Session({ session, busy, onEnd }: { session: AccountSession; busy: boolean; onEnd: () => void }) {
  const now = useNow();
  const browser = clientName(session.userAgent);
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone size={20} aria-hidden="true" className="flex-none text-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {browser}
          {session.current && (
            <span className="rounded-full bg-lamp-wash px-2.5 py-0.5 text-sm text-lamp-text">This browser</span>
          )}
        </p>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">
          {session.address !== '' && `${session.address} · `}
          {session.current ? (
            'Active now'
          ) : (
            <>
              Last active{' '}
              <time dateTime={session.lastSeenAt} title={fullTime(session.lastSeenAt)}>
                {relativeTime(session.lastSeenAt, now)}
              </time>
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <button
          type="button"
          className="btn btn-quiet flex-none"
          aria-label={`End the session of ${browser}`}
          disabled={busy}
          onClick={onEnd}
        >
          End
        </button>
      )}
    </li>
  );
}
