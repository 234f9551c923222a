import { Lock, LockOpen, ShieldOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { type AdminAccount, PRIVATE, ROLES } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { toast } from '../../../lib/toasts';
import { CLOSE_ACCOUNT, LIFT_GUARDED_MODE, ROLE_CHANGES, type AccountChange } from './account-changes';
import { QueryView, Section } from '../Parts';
import { OptionSelect } from '../../../ui/OptionSelect';
import { Table } from '../../../ui/Table';
import { systemPath } from './system-path';
import { useAccounts, useUpdateAccount } from '../use-administration';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Lists accounts with role, guarded mode and disabling. */
export function Accounts() {
  const accounts = useAccounts();
  const update = useUpdateAccount();
  const now = useNow();
  const [pending, setPending] = useState<{ account: AdminAccount; change: AccountChange } | null>(null);
  return (
    <Section
      title="Accounts"
      intro="Closing an account signs it out everywhere; its data is kept. Guarded mode, for people under 18, is not shown: lift it on request."
    >
      <QueryView query={accounts} errorTitle="The accounts could not be loaded">
        {(list) => (
          <Table
            label="Accounts"
            headings={['Address', 'Number', 'Role', 'Souls', 'Messages', 'Last seen', '']}
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
                </>
              ),
              cells: [
                // The security log names accounts by it.
                <Link
                  key="id"
                  href={systemPath('security', { account: account.id })}
                  title="Security log of this account"
                  className="link -my-2 inline-flex min-h-11 min-w-11 items-center"
                >
                  {account.id}
                </Link>,
                account.self ? (
                  // Operators cannot change their own role, so that at least one operator remains.
                  account.role
                ) : (
                  <RoleSelect
                    key="role"
                    account={account}
                    busy={update.isPending}
                    onChange={(role) => setPending({ account, change: ROLE_CHANGES[role] })}
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
                // Withheld for others, so the row offers to lift it without saying whether it is on.
                account.guarded === false ? null : (
                  <AccountActions
                    key="actions"
                    account={account}
                    busy={update.isPending}
                    onChange={(change) => setPending({ account, change })}
                    onReopen={() =>
                      update.mutate(
                        { id: account.id, disabled: false },
                        { onSuccess: () => toast({ title: 'Account reopened', description: account.email }) },
                      )
                    }
                  />
                ),
              ],
            }))}
          />
        )}
      </QueryView>
      {pending && (
        <Suspense>
          <Confirm
            title={pending.change.title}
            question={pending.change.question(pending.account.email)}
            action={pending.change.action}
            busy={update.isPending}
            onConfirm={() =>
              update.mutate(
                { id: pending.account.id, ...pending.change.body },
                {
                  onSuccess: () => toast({ title: pending.change.done, description: pending.account.email }),
                  onSettled: () => setPending(null),
                },
              )
            }
            onClose={() => setPending(null)}
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
    <span className="relative -ml-3 inline-block">
      <OptionSelect
        label={`Role of ${email}`}
        className="tool pr-8"
        chevron={{ size: 15, className: 'top-1/2 right-3 -translate-y-1/2 text-soft' }}
        value={role}
        options={ROLES.map((value) => ({ value, label: value }))}
        disabled={busy}
        onChange={onChange}
      />
    </span>
  );
}

function AccountActions({
  account: { email, disabled, self },
  busy,
  onChange,
  onReopen,
}: {
  account: AdminAccount;
  busy: boolean;
  onChange: (change: AccountChange) => void;
  onReopen: () => void;
}) {
  return (
    <div className="flex flex-wrap justify-end gap-x-3">
      <button
        type="button"
        className="row-act"
        aria-label={`Lift the guarded mode: ${email}`}
        disabled={busy}
        onClick={() => onChange(LIFT_GUARDED_MODE)}
      >
        <ShieldOff size={15} aria-hidden="true" />
        Lift guarded mode
      </button>
      {!self && (
        <button
          type="button"
          className="row-act"
          aria-label={`${disabled ? 'Reopen' : 'Close'}: ${email}`}
          disabled={busy}
          onClick={() => (disabled ? onReopen() : onChange(CLOSE_ACCOUNT))}
        >
          {disabled ? <LockOpen size={15} aria-hidden="true" /> : <Lock size={15} aria-hidden="true" />}
          {disabled ? 'Reopen' : 'Close'}
        </button>
      )}
    </div>
  );
}
