import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Card } from './Card';
import { number } from './insight-text';

export interface TableData {
  columns: readonly string[];
  /** The first cell is the row header; numbers are right-aligned. */
  rows: readonly (readonly (string | number)[])[];
}

/** Chart with an equivalent data table: always available to screen readers, and shown on request. */
export function ChartCard({
  title,
  intro,
  table,
  controls,
  children,
}: {
  title: string;
  intro?: string;
  table: TableData;
  /** Controls that select what is drawn. */
  controls?: ReactNode;
  children: ReactNode;
}) {
  const [isTable, setIsTable] = useState(false);
  const toggleLabel = isTable ? 'Show as chart' : 'Show as table';
  const Icon = isTable ? ChartNoAxesColumn : Table2;
  return (
    <Card
      title={title}
      intro={intro}
      aside={
        <button
          type="button"
          aria-label={`${toggleLabel}: ${title}`}
          className="row-act -mt-1 -mr-2 justify-center max-sm:min-w-11"
          onClick={() => setIsTable(!isTable)}
        >
          <Icon size={16} aria-hidden="true" />
          <span className="max-sm:hidden">{toggleLabel}</span>
        </button>
      }
    >
      {controls}
      {!isTable && (
        <div aria-hidden="true" className="chart">
          {children}
        </div>
      )}
      <div className={isTable ? 'max-h-[28rem] overflow-auto' : 'sr-only'} {...(isTable ? SCROLL_REGION : {})}>
        <DataTable title={title} table={table} />
      </div>
    </Card>
  );
}

/** Scrollable regions must be focusable for keyboard scrolling. */
const SCROLL_REGION = { role: 'region', 'aria-label': 'Table', tabIndex: 0 } as const;

function DataTable({ title, table: { columns, rows } }: { title: string; table: TableData }) {
  return (
    <table className="figures">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column, columnIndex) => (
            <th key={column} scope="col" className={typeof rows[0]?.[columnIndex] === 'number' ? 'num' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, columnIndex) =>
              columnIndex === 0 ? (
                <th key={columnIndex} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columnIndex} className={typeof cell === 'number' ? 'num' : undefined}>
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
