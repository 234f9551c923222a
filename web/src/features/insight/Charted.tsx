import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Card } from './Card';
import { number } from './words';

export interface Tabled {
  columns: readonly string[];
  /** The first cell of a row names it; numbers stand right. */
  rows: readonly (readonly (string | number)[])[];
}

/** A chart with the table behind it: whoever cannot see the one hears the other, and everybody may choose. */
export function Charted({
  title,
  intro,
  table,
  controls,
  children,
}: {
  title: string;
  intro?: string;
  table: Tabled;
  /** What is drawn, where there is a choice. */
  controls?: ReactNode;
  children: ReactNode;
}) {
  const [asTable, setAsTable] = useState(false);
  const ways = asTable ? 'As a picture' : 'As a table';
  const Icon = asTable ? ChartNoAxesColumn : Table2;
  return (
    <Card
      title={title}
      intro={intro}
      aside={
        <button
          type="button"
          aria-label={`${ways}: ${title}`}
          className="row-act -mt-1 -mr-2 justify-center max-sm:min-w-11"
          onClick={() => setAsTable(!asTable)}
        >
          <Icon size={16} aria-hidden="true" />
          <span className="max-sm:hidden">{ways}</span>
        </button>
      }
    >
      {controls}
      {!asTable && (
        <div aria-hidden="true" className="chart">
          {children}
        </div>
      )}
      <div className={asTable ? 'max-h-[28rem] overflow-auto' : 'sr-only'} {...(asTable ? SCROLLED : {})}>
        <TableOf title={title} table={table} />
      </div>
    </Card>
  );
}

/** What scrolls must be reachable by keyboard, though it is no control. */
const SCROLLED = { role: 'region', 'aria-label': 'Table', tabIndex: 0 } as const;

function TableOf({ title, table: { columns, rows } }: { title: string; table: Tabled }) {
  return (
    <table className="figures">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={column} scope="col" className={typeof rows[0]?.[place] === 'number' ? 'num' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) =>
              place === 0 ? (
                <th key={place} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={place} className={typeof cell === 'number' ? 'num' : undefined}>
                  {typeof cell === 'number' ? number(cell) : cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
