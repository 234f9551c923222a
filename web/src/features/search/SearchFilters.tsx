import { useId } from 'react';
import type { Companion } from '@kinloom/contract';
import { Field } from '../../ui/Field';
import { SPANS, type TimeRange } from './time-range';

/** Search filters: soul and time range. */
export function SearchFilters({
  souls,
  soulId,
  when,
  today,
  problem,
  onSoul,
  onWhen,
}: {
  souls: readonly Companion[];
  soulId: number | null;
  when: TimeRange;
  today: string;
  problem: string | null;
  onSoul: (id: number | null) => void;
  onWhen: (when: TimeRange) => void;
}) {
  return (
    <div className="grid gap-3 border-b border-line px-4 pb-3">
      <div className="flex flex-wrap gap-2">
        <FilterSelect
          label="Soul"
          value={String(soulId ?? '')}
          options={[
            { value: '', label: 'Every soul' },
            ...souls.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => onSoul(Number(value) || null)}
        />
        <FilterSelect
          label="Time"
          value={when.span}
          options={SPANS}
          onChange={(value) => onWhen({ ...when, span: SPANS.find((item) => item.value === value)?.value ?? 'any' })}
        />
      </div>
      {when.span === 'between' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            label="From"
            type="date"
            max={today}
            value={when.first}
            problem={problem ?? undefined}
            onChange={(event) => onWhen({ ...when, first: event.target.value })}
          />
          <Field
            label="To"
            type="date"
            max={today}
            value={when.last}
            onChange={(event) => onWhen({ ...when, last: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}

function FilterSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <span className="flex min-w-0 items-center gap-1 text-sm">
      <label htmlFor={id} className="text-faint">
        {label}
      </label>
      <select
        id={id}
        className="tool max-w-48 min-w-0 cursor-pointer"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </span>
  );
}
