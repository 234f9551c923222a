import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { closingLines, type Breakdown } from './figures';
import { number } from './insight-text';

/** A figure that opens a popover with its breakdown. */
export function BreakdownPopover({
  name,
  breakdown,
  className,
  children,
}: {
  name: string;
  breakdown: Breakdown;
  className: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Popover.Root>
      <Popover.Trigger className={className}>{children}</Popover.Trigger>
      <Popover.Content
        align="start"
        sideOffset={8}
        collisionPadding={12}
        aria-labelledby={id}
        className="float sheet z-40 flex max-h-(--radix-popover-content-available-height) w-[min(25rem,calc(100vw-24px))] flex-col"
      >
        <div className="flex items-start gap-2 p-4 pb-2">
          <div className="min-w-0 flex-1">
            <p id={id} className="font-display text-lg leading-tight font-semibold text-balance">
              {name}: how it is calculated
            </p>
            <p className="mt-1.5 text-sm text-pretty text-soft">{breakdown.about}</p>
          </div>
          <Popover.Close className="icon-btn -mt-1.5 -mr-1.5" aria-label="Close">
            <X size={18} aria-hidden="true" />
          </Popover.Close>
        </div>
        {breakdown.parts.length > 0 && (
          // Scrollable regions must be focusable for keyboard scrolling.
          <div className="min-h-0 overflow-y-auto px-2 pb-3">
            {breakdown.weighed ? (
              <WeightedTable name={name} breakdown={breakdown} />
            ) : (
              <CountedTable name={name} breakdown={breakdown} />
            )}
          </div>
        )}
      </Popover.Content>
    </Popover.Root>
  );
}

function WeightedTable({ name, breakdown }: { name: string; breakdown: Breakdown }) {
  return (
    <table className="figures">
      <caption className="sr-only">How {name} is calculated</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="num">
            Value
          </th>
          <th scope="col" className="num">
            × Weight
          </th>
          <th scope="col" className="num">
            Contribution
          </th>
        </tr>
      </thead>
      <tbody>
        {breakdown.parts.map(({ label, value, weight, adds }) => (
          <tr key={label}>
            <th scope="row" className="font-normal">
              {label}
            </th>
            <td className="num">{number(value)}</td>
            <td className="num">{number(weight)}</td>
            <td className="num">{number(adds)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {closingLines(breakdown).map(([label, value]) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td className="num">{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function CountedTable({ name, breakdown: { parts } }: { name: string; breakdown: Breakdown }) {
  return (
    <table className="figures">
      <caption className="sr-only">How {name} is calculated</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="num">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="font-normal capitalize">
              {label}
            </th>
            <td className="num">{number(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
