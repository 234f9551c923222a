import type { ReactNode } from 'react';
import { useMedia } from '../lib/browser/media';

export interface TableRow {
  id: string | number;
  /** Row header. */
  head: ReactNode;
  /** Cells in column order. */
  cells: readonly ReactNode[];
  selected?: boolean;
}

/** A table on wide screens; a stacked list of labelled values otherwise. */
export function Table({
  label,
  headings,
  rows,
}: {
  label: string;
  /** The first heads the row header; '' marks an actions column. */
  headings: readonly string[];
  rows: readonly TableRow[];
}) {
  const wide = useMedia('(min-width: 68.75rem)');
  if (!wide) return <StackedRows label={label} headings={headings} rows={rows} />;
  return (
    <div role="group" aria-label={label} className="-mx-3">
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line text-soft">
            {headings.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 font-medium">
                {head === '' ? <span className="sr-only">Actions</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr]:border-b [&>tr]:border-line/60 [&>tr:last-child]:border-0">
          {rows.map(({ id, head, cells, selected = false }) => (
            <tr key={id} className={selected ? 'bg-lamp-wash shadow-[inset_3px_0_0_var(--lamp)]' : ''}>
              <th scope="row" className="px-3 py-2.5 font-medium [overflow-wrap:anywhere]">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]} className="px-3 py-2.5 tabular-nums">
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

function StackedRows({ label, headings, rows }: Parameters<typeof Table>[0]) {
  return (
    <ul aria-label={label} className="-mx-3 grid divide-y divide-line">
      {rows.map(({ id, head, cells, selected = false }) => (
        <li
          key={id}
          className={`grid gap-1 px-3 py-3 ${selected ? 'bg-lamp-wash shadow-[inset_3px_0_0_var(--lamp)]' : ''}`}
        >
          <div className="font-medium [overflow-wrap:anywhere]">{head}</div>
          <dl className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            {cells.map((cell, index) => {
              const name = headings[index + 1] ?? '';
              if (cell === null) return null;
              return (
                // Actions label themselves.
                <div key={name} className={name === '' ? 'ml-auto' : 'flex flex-wrap items-center gap-x-1.5'}>
                  <dt className={name === '' ? 'sr-only' : 'text-soft'}>{name === '' ? 'Actions' : name}</dt>
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
