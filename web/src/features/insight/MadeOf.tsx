import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { closingOf, type Made } from './figures';
import { number } from './words';

/** A figure that opens to what it is made of. `children` is the figure itself, all of which is pressed. */
export function MadeOf({
  name,
  made,
  className,
  children,
}: {
  name: string;
  made: Made;
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
              {name}: what it is made of
            </p>
            <p className="mt-1.5 text-sm text-pretty text-soft">{made.about}</p>
          </div>
          <Popover.Close className="icon-btn -mt-1.5 -mr-1.5" aria-label="Close">
            <X size={18} aria-hidden="true" />
          </Popover.Close>
        </div>
        {made.parts.length > 0 && (
          // What scrolls must be reachable by keyboard, though it is no control.
          <div className="min-h-0 overflow-y-auto px-2 pb-3">
            {made.weighed ? <Weighed name={name} made={made} /> : <Counted name={name} made={made} />}
          </div>
        )}
      </Popover.Content>
    </Popover.Root>
  );
}

function Weighed({ name, made }: { name: string; made: Made }) {
  return (
    <table className="figures">
      <caption className="sr-only">What {name} is made of</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" className="num">
            Value
          </th>
          <th scope="col" className="num">
            × Weight
          </th>
          <th scope="col" className="num">
            Adds
          </th>
        </tr>
      </thead>
      <tbody>
        {made.parts.map(({ label, value, weight, adds }) => (
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
        {closingOf(made).map(([label, value]) => (
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

function Counted({ name, made: { parts } }: { name: string; made: Made }) {
  return (
    <table className="figures">
      <caption className="sr-only">What {name} is made of</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
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
