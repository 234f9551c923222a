import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { SystemState } from '@kinloom/contract';
import { figure } from '../../lib/locale';
import { Section } from './Parts';
import { byDay } from './by-day';
import { Table } from './Table';

/** How often help was shown, by day and by how much was needed. */
export function Referrals({ referrals }: { referrals: SystemState['referrals'] }) {
  const days = byDay(referrals);
  return (
    <Section
      title="Help shown"
      intro="How often somebody was shown where to find help, in the last 30 days. Whom, nobody knows: only days, countries and numbers are kept."
      aside={<YearOf />}
    >
      {days.length === 0 ? (
        <p className="text-soft">On no day.</p>
      ) : (
        <Table
          label="Help shown"
          heads={['Day', 'Help', 'Emergency']}
          rows={days.map(({ day, help, emergency }) => ({
            id: day,
            head: day,
            cells: [figure(help), figure(emergency)],
          }))}
        />
      )}
    </Section>
  );
}

/** A year of it, to be taken away. */
function YearOf() {
  const id = useId();
  const now = new Date().getFullYear();
  const [year, setYear] = useState(now);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm text-soft">
        Year
      </label>
      <select
        id={id}
        className="input w-auto cursor-pointer"
        value={year}
        onChange={(event) => setYear(Number(event.target.value))}
      >
        {[now, now - 1, now - 2, now - 3].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <a className="btn btn-quiet gap-2" href={`/api/admin/referrals?year=${year}`} download>
        <Download size={16} aria-hidden="true" />
        Table (CSV)
      </a>
    </div>
  );
}
