import { lazy, Suspense, useState } from 'react';
import type { AdminAccount } from '@kinloom/contract';
import { figure } from '../../lib/locale';
import { useNow } from '../../lib/now';
import { distance } from '../../lib/time';
import { Loaded, Section, Table } from './Parts';
import { useAccounts, useChangeAccount } from './use-administration';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Who has an account here, what it may do, and closing one. */
export function Accounts() {
  const accounts = useAccounts();
  const change = useChangeAccount();
  const now = useNow();
  const [closing, setClosing] = useState<AdminAccount | null>(null);
  return (
    <Section title="Accounts" intro="Who is closed is out at once, everywhere, and keeps what is theirs.">
      <Loaded query={accounts} trouble="The accounts could not be read">
        {(list) => (
          <Table label="Accounts" heads={['Address', 'Role', 'Souls', 'Messages', 'Last seen', '']}>
            {list.map((account) => (
              <tr key={account.id}>
                <th scope="row" className="font-medium [overflow-wrap:anywhere]">
                  {account.email}
                  {account.self && <span className="font-normal text-soft"> · you</span>}
                  {account.disabled && <span className="block font-normal text-bad">closed</span>}
                </th>
                <td>
                  <select
                    className="tool"
                    aria-label={`Role of ${account.email}`}
                    value={account.role}
                    disabled={account.self || change.isPending}
                    onChange={(event) =>
                      change.mutate({ id: account.id, role: event.target.value === 'operator' ? 'operator' : 'member' })
                    }
                  >
                    <option value="member">member</option>
                    <option value="operator">operator</option>
                  </select>
                </td>
                <td className="tabular-nums">{figure(account.souls)}</td>
                <td className="tabular-nums">{figure(account.messages)}</td>
                <td>{account.lastSeenAt === null ? 'signed out' : distance(account.lastSeenAt, now)}</td>
                <td>
                  {!account.self && (
                    <button
                      type="button"
                      className="row-act"
                      disabled={change.isPending}
                      onClick={() =>
                        account.disabled ? change.mutate({ id: account.id, disabled: false }) : setClosing(account)
                      }
                    >
                      {account.disabled ? 'Open again' : 'Close'}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Loaded>
      {closing && (
        <Suspense>
          <Confirm
            title="Close account"
            question={`${closing.email} is signed out everywhere and cannot come back until it is opened again. Nothing of theirs is lost.`}
            action="Close account"
            busy={change.isPending}
            onConfirm={() => change.mutate({ id: closing.id, disabled: true }, { onSettled: () => setClosing(null) })}
            onClose={() => setClosing(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}
