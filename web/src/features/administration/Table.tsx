import type { ReactNode } from 'react';
import { useMedia } from '../../lib/media';

export interface TableRow {
  id: string | number;
  /** What the row is of. */
  head: ReactNode;
  /** What is said of it, in the order of the columns. */
  cells: readonly ReactNode[];
  chosen?: boolean;
}

/** Rows and columns where there is room for them; else one after the other, each value with its name, so that nothing lies out of sight. */
export function Table({
  label,
  heads,
  rows,
}: {
  label: string;
  /** The first is of the row's own name; of what can be done with a row, '' or nothing. */
  heads: readonly string[];
  rows: readonly TableRow[];
}) {
  const wide = useMedia('(min-width: 68.75rem)');
  if (!wide) return <Stacked label={label} heads={heads} rows={rows} />;
  return (
    <div role="group" aria-label={label} className="-mx-3">
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line text-soft">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 font-medium">
                {head === '' ? <span className="sr-only">What can be done</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr]:border-b [&>tr]:border-line/60 [&>tr:last-child]:border-0">
          {rows.map(({ id, head, cells, chosen = false }) => (
            <tr key={id} className={chosen ? 'bg-lamp-wash shadow-[inset_3px_0_0_var(--lamp)]' : ''}>
              <th scope="row" className="px-3 py-2.5 font-medium [overflow-wrap:anywhere]">
                {head}
              </th>
              {cells.map((cell, place) => (
                <td key={heads[place + 1]} className="px-3 py-2.5 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Stacked({ label, heads, rows }: Parameters<typeof Table>[0]) {
  return (
    <ul aria-label={label} className="-mx-3 grid divide-y divide-line">
      {rows.map(({ id, head, cells, chosen = false }) => (
        <li
          key={id}
          className={`grid gap-1 px-3 py-3 ${chosen ? 'bg-lamp-wash shadow-[inset_3px_0_0_var(--lamp)]' : ''}`}
        >
          <div className="font-medium [overflow-wrap:anywhere]">{head}</div>
          <dl className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            {cells.map((cell, place) => {
              const name = heads[place + 1] ?? '';
              if (cell === null) return null;
              return (
                // An act says by itself what it is.
                <div key={name} className={name === '' ? 'ml-auto' : 'flex flex-wrap items-center gap-x-1.5'}>
                  <dt className={name === '' ? 'sr-only' : 'text-soft'}>{name === '' ? 'What can be done' : name}</dt>
                  <dd className="tabular-nums">{cell}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
