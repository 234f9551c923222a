import { Lock, LockOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type AdminAccount, PRIVATE } from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';
import { useNow } from '../../lib/format/now';
import { relativeTime, fullTime } from '../../lib/format/time';
import { QueryView, Section } from './Parts';
import { Table } from '../../ui/Table';
import { useAccounts, useUpdateAccount } from './use-administration';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Lists accounts with role, guarded mode and disabling. */
export function Accounts() {
  const accounts = useAccounts();
  const change = useUpdateAccount();
  const now = useNow();
  const [pendingClose, setPendingClose] = useState<AdminAccount | null>(null);
  return (
    <Section
      title="Accounts"
      intro="Closing an account signs it out everywhere; its data is kept. Guarded mode, for people under 18, is not shown: lift it on request."
    >
      <QueryView query={accounts} errorTitle="The accounts could not be loaded">
        {(list) => (
          <Table
            label="Accounts"
            headings={['Address', 'Role', 'Souls', 'Messages', 'Last seen', '']}
            rows={list.map((account) => ({
              id: account.id,
              head: (
                <>
                  {account.email}
                  {account.self && <span className="font-normal text-soft"> · you</span>}
                  {account.disabled && <span className="block font-normal text-bad">closed</span>}
                  {account.self && account.guarded === true && (
                    <span className="block font-normal text-soft">guarded mode (under 18)</span>
                  )}
                  {(!account.self || account.guarded === true) && (
                    <span className="block font-normal text-soft">
                      <button
                        type="button"
                        className="row-act min-w-11 justify-center"
                        aria-label={`Lift the guarded mode: ${account.email}`}
                        disabled={change.isPending}
                        onClick={() => change.mutate({ id: account.id, guarded: false })}
                      >
                        Lift guarded mode
                      </button>
                    </span>
                  )}
                </>
              ),
              cells: [
                account.self ? (
                  // Operators cannot change their own role, so that at least one operator remains.
                  account.role
                ) : (
                  <RoleSelect
                    key="role"
                    account={account}
                    busy={change.isPending}
                    onChange={(role) => change.mutate({ id: account.id, role })}
                  />
                ),
                formatNumber(account.souls),
                account.messages === PRIVATE ? (
                  <span className="text-soft">private</span>
                ) : (
                  formatNumber(account.messages)
                ),
                account.lastSeenAt === null ? (
                  'signed out'
                ) : (
                  <time key="seen" dateTime={account.lastSeenAt} title={fullTime(account.lastSeenAt)}>
                    {relativeTime(account.lastSeenAt, now)}
                  </time>
                ),
                account.self ? null : (
                  <button
                    key="door"
                    type="button"
                    className="row-act"
                    aria-label={`${account.disabled ? 'Reopen' : 'Close'}: ${account.email}`}
                    disabled={change.isPending}
                    onClick={() =>
                      account.disabled ? change.mutate({ id: account.id, disabled: false }) : setPendingClose(account)
                    }
                  >
                    {account.disabled ? (
                      <LockOpen size={15} aria-hidden="true" />
                    ) : (
                      <Lock size={15} aria-hidden="true" />
                    )}
                    {account.disabled ? 'Reopen' : 'Close'}
                  </button>
                ),
              ],
            }))}
          />
        )}
      </QueryView>
      {pendingClose && (
        <Suspense>
          <Confirm
            title="Close account"
            question={`${pendingClose.email} will be signed out everywhere and cannot sign in until the account is reopened. No data is deleted.`}
            action="Close account"
            busy={change.isPending}
            onConfirm={() =>
              change.mutate({ id: pendingClose.id, disabled: true }, { onSettled: () => setPendingClose(null) })
            }
            onClose={() => setPendingClose(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}

function RoleSelect({
  account: { email, role },
  busy,
  onChange,
}: {
  account: AdminAccount;
  busy: boolean;
  onChange: (role: AdminAccount['role']) => void;
}) {
  return (
    <select
      className="tool -ml-3"
      aria-label={`Role of ${email}`}
      value={role}
      disabled={busy}
      onChange={(event) => onChange(event.target.value === 'operator' ? 'operator' : 'member')}
    >
      <option value="member">member</option>
      <option value="operator">operator</option>
    </select>
  );
}
