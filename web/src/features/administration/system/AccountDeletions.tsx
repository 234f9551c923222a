import type { AccountDeletionCounts } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';

/** Counts of account deletions for operators. */
export function AccountDeletions({ deletions: { running, retrying, finished } }: { deletions: AccountDeletionCounts }) {
  return (
    <p>
      {formatNumber(running)} running
      {retrying > 0 && (
        <span className="font-semibold text-bad">, {formatNumber(retrying)} after a failed attempt</span>
      )}
      {` · ${formatNumber(finished)} finished within 30 days`}
    </p>
  );
}
