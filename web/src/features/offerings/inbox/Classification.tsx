import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { MEMORY_STATUSES, OFFERED_TYPES, SUGGESTED_TAGS, SUGGESTED_TONES } from '@kinloom/contract';
import { LabelPicker } from '../LabelPicker';
import type { OfferingChoice } from './offering-choice';
import { STATUS_LABELS, TYPE_LABELS } from '../offering-text';

/** Type, tones, tags and status of an offered memory. */
export function Classification({
  choice,
  onChange,
}: {
  choice: OfferingChoice;
  onChange: (changes: Partial<OfferingChoice>) => void;
}) {
  return (
    <>
      <HintedRadioGroup
        label="Memory type"
        values={OFFERED_TYPES}
        labels={TYPE_LABELS}
        value={choice.memoryType}
        columns="sm:grid-cols-3"
        onPick={(memoryType) => onChange({ memoryType })}
      />
      <LabelPicker
        label="Tones"
        one="tone"
        suggested={SUGGESTED_TONES}
        chosen={choice.tones}
        onChange={(tones) => onChange({ tones })}
      />
      <LabelPicker
        label="Tags"
        one="tag"
        suggested={SUGGESTED_TAGS}
        chosen={choice.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <HintedRadioGroup
        label="Status"
        values={MEMORY_STATUSES}
        labels={STATUS_LABELS}
        value={choice.status}
        columns="sm:grid-cols-2"
        onPick={(status) => onChange({ status })}
      />
    </>
  );
}

/** Radio group of options with hints. */
function HintedRadioGroup<Value extends string>({
  label,
  values,
  labels,
  value,
  columns,
  onPick,
}: {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, { label: string; hint: string }>>;
  value: Value;
  columns: string;
  onPick: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <h3 id={id} className="text-lg">
        {label}
      </h3>
      <RadioGroup.Root
        aria-labelledby={id}
        className={`grid gap-2 ${columns}`}
        value={value}
        onValueChange={(next) => {
          const selected = values.find((option) => option === next);
          if (selected !== undefined) onPick(selected);
        }}
      >
        {values.map((option) => (
          <RadioGroup.Item
            key={option}
            value={option}
            aria-labelledby={`${id}-${option}`}
            aria-describedby={`${id}-${option}-hint`}
            className="flex flex-col rounded-card border border-edge bg-surface px-4 py-3 text-left leading-snug hover:bg-lamp-wash data-[state=checked]:border-lamp data-[state=checked]:bg-lamp-wash data-[state=checked]:shadow-[inset_0_0_0_1px_var(--lamp)]"
          >
            <span id={`${id}-${option}`} className="block font-medium">
              {labels[option].label}
            </span>
            <span id={`${id}-${option}-hint`} className="block text-sm text-soft">
              {labels[option].hint}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
