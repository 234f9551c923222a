import { useState } from 'react';
import { LIMITS, MEMORY_KINDS, MEMORY_LAYERS, MEMORY_SOURCES, MEMORY_STATUSES } from '@kinloom/contract';
import { Field } from '../../ui/Field';
import { STATUS_WORDS } from '../offerings/words';
import type { ArchiveFilter } from './filter';
import { LAYER_WORDS } from './layers';
import { Pick } from './Pick';
import { KIND_WORDS, SOURCE_WORDS } from './words';

const any = { value: '', label: 'Any' };
const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) => [
  any,
  ...values.map((value) => ({ value, label: words[value] })),
];
const labelsOf = <Value extends string>(words: Readonly<Record<Value, { label: string }>>) =>
  Object.fromEntries(Object.entries<{ label: string }>(words).map(([value, { label }]) => [value, label])) as Record<
    Value,
    string
  >;

const LAYERS = optionsOf(MEMORY_LAYERS, labelsOf(LAYER_WORDS));
const STATUSES = optionsOf(MEMORY_STATUSES, labelsOf(STATUS_WORDS));
const KINDS = optionsOf(MEMORY_KINDS, KIND_WORDS);
const SOURCES = optionsOf(MEMORY_SOURCES, SOURCE_WORDS);

/** What the list is narrowed down by. */
export function Narrow({
  filter,
  onChange,
}: {
  filter: ArchiveFilter;
  onChange: (changes: Partial<ArchiveFilter>) => void;
}) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <Pick
        label="Layer"
        value={filter.layer ?? ''}
        options={LAYERS}
        onPick={(value) => onChange({ layer: MEMORY_LAYERS.find((one) => one === value) ?? null })}
      />
      <Pick
        label="Status"
        value={filter.status ?? ''}
        options={STATUSES}
        onPick={(value) => onChange({ status: MEMORY_STATUSES.find((one) => one === value) ?? null })}
      />
      <Pick
        label="Kind"
        value={filter.kind ?? ''}
        options={KINDS}
        onPick={(value) => onChange({ kind: MEMORY_KINDS.find((one) => one === value) ?? null })}
      />
      <Pick
        label="From"
        value={filter.source ?? ''}
        options={SOURCES}
        onPick={(value) => onChange({ source: MEMORY_SOURCES.find((one) => one === value) ?? null })}
      />
      <div className="col-span-2">
        <Tone key={filter.tone} tone={filter.tone} onTone={(tone) => onChange({ tone })} />
      </div>
    </div>
  );
}

/** A tone is looked for whole: when it is written to its end. */
function Tone({ tone, onTone }: { tone: string; onTone: (tone: string) => void }) {
  const [typed, setTyped] = useState(tone);
  const look = (): void => {
    if (typed.trim() !== tone) onTone(typed.trim());
  };
  return (
    <Field
      label="Tone"
      value={typed}
      maxLength={LIMITS.labelLength}
      placeholder="Like warm"
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={look}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) look();
      }}
    />
  );
}
