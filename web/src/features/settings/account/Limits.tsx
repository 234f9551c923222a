import type { Budget } from '@kinloom/contract';
import { timeOfDay } from '../../../lib/format/time';
import { ErrorNote } from '../../../ui/ErrorNote';
import { formatLimit } from './format-limit';
import { RowSkeletons, Section } from '../../../ui/Section';
import { useBudgets } from './use-account';

/** Lists the account's budgets with their current use. */
export function Limits() {
  const budgets = useBudgets();
  return (
    <Section
      title="Limits on this installation"
      intro="The operator of this installation sets these limits for every account."
    >
      {budgets.isPending && <RowSkeletons rows={3} />}
      {budgets.error && !budgets.data && (
        <ErrorNote
          title="Your limits could not be loaded"
          error={budgets.error}
          onRetry={() => void budgets.refetch()}
        />
      )}
      {budgets.data && (
        <ul aria-label="Limits" className="grid gap-5">
          {budgets.data.map((budget) => (
            <Limit key={budget.budget} budget={budget} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Limit({ budget }: { budget: Budget }) {
  const { title, amount, note, share, full } = formatLimit(budget, timeOfDay);
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <span className={`text-sm tabular-nums ${full ? 'font-medium text-ink' : 'text-soft'}`}>
          {amount}
          {full && ' · used up'}
        </span>
      </div>
      {share !== null && (
        <div
          role="meter"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={amount}
          className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full rounded-full bg-lamp" style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {note !== '' && <p className="mt-1.5 text-sm text-pretty text-soft">{note}</p>}
    </li>
  );
}
