import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SystemState } from '@kinloom/contract';
import { CompactSelect } from '../../../ui/CompactField';
import { Aggregate, Section } from '../Parts';
import { Table } from '../../../ui/Table';

/** How often help was shown, per year. */
export function Referrals({ referrals }: { referrals: SystemState['referrals'] }) {
  return (
    <Section
      title="Help shown"
      intro="How often people were shown where to find help. The figure of a year is shown once help was shown to at least five members, so that no person can be identified."
      aside={<YearDownload years={referrals.map(({ year }) => year)} />}
    >
      <Table
        label="Help shown"
        headings={['Year', 'Times']}
        rows={referrals.map(({ year, count }) => ({
          id: year,
          head: year,
          cells: [<Aggregate key="count" value={count} />],
        }))}
      />
    </Section>
  );
}

/** Download of one year's figure as CSV. */
function YearDownload({ years }: { years: readonly number[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const year = chosen ?? years[0];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CompactSelect
        label="Year"
        value={String(year)}
        options={years.map((option) => ({ value: String(option), label: String(option) }))}
        onPick={(option) => setChosen(Number(option))}
      />
      <a className="btn btn-quiet gap-2" href={`/api/admin/referrals?year=${year}`} download>
        <Download size={16} aria-hidden="true" />
        Table (CSV)
      </a>
    </div>
  );
}
