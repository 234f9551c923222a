import { useState } from 'react';
import { LIMITS, MEMORY_KINDS, MEMORY_LAYERS, MEMORY_SOURCES, MEMORY_STATUSES } from '@kinloom/contract';
import { CompactInput, CompactSelect } from '../../ui/CompactField';
import { STATUS_LABELS } from '../offerings/offering-text';
import type { ArchiveFilter } from './archive-filter';
import { LAYER_LABELS } from './memory-layers';
import { KIND_LABELS, SOURCE_LABELS } from './memory-text';

const ANY_OPTION = { value: '', label: 'Any' };
const toOptions = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) => [
  ANY_OPTION,
  ...values.map((value) => ({ value, label: labels[value] })),
];
const toLabels = <Value extends string>(labels: Readonly<Record<Value, { label: string }>>) =>
  Object.fromEntries(Object.entries<{ label: string }>(labels).map(([value, { label }]) => [value, label])) as Record<
    Value,
    string
  >;

const LAYERS = toOptions(MEMORY_LAYERS, toLabels(LAYER_LABELS));
const STATUSES = toOptions(MEMORY_STATUSES, toLabels(STATUS_LABELS));
const KINDS = toOptions(MEMORY_KINDS, KIND_LABELS);
const SOURCES = toOptions(MEMORY_SOURCES, SOURCE_LABELS);

/** Filter fields of the archive, for one row. */
export function FilterFields({
  filter,
  onChange,
}: {
  filter: ArchiveFilter;
  onChange: (changes: Partial<ArchiveFilter>) => void;
}) {
  return (
    <>
      <CompactSelect
        label="Layer"
        value={filter.layer ?? ''}
        options={LAYERS}
        onPick={(value) => onChange({ layer: MEMORY_LAYERS.find((candidate) => candidate === value) ?? null })}
      />
      <CompactSelect
        label="Status"
        value={filter.status ?? ''}
        options={STATUSES}
        onPick={(value) => onChange({ status: MEMORY_STATUSES.find((candidate) => candidate === value) ?? null })}
      />
      <CompactSelect
        label="Kind"
        value={filter.kind ?? ''}
        options={KINDS}
        onPick={(value) => onChange({ kind: MEMORY_KINDS.find((candidate) => candidate === value) ?? null })}
      />
      <CompactSelect
        label="Source"
        value={filter.source ?? ''}
        options={SOURCES}
        onPick={(value) => onChange({ source: MEMORY_SOURCES.find((candidate) => candidate === value) ?? null })}
      />
      <ToneField key={filter.tone} tone={filter.tone} onTone={(tone) => onChange({ tone })} />
    </>
  );
}

/** The active filters as texts, with the change that removes each. */
export function activeFilters({ layer, status, kind, source, tone }: ArchiveFilter): ActiveFilter[] {
  return [
    ...(layer ? [{ text: `Layer: ${LAYER_LABELS[layer].label}`, removal: { layer: null } }] : []),
    ...(status ? [{ text: `Status: ${STATUS_LABELS[status].label}`, removal: { status: null } }] : []),
    ...(kind ? [{ text: `Kind: ${KIND_LABELS[kind]}`, removal: { kind: null } }] : []),
    ...(source ? [{ text: `Source: ${SOURCE_LABELS[source]}`, removal: { source: null } }] : []),
    ...(tone === '' ? [] : [{ text: `Tone: ${tone}`, removal: { tone: '' } }]),
  ];
}

export interface ActiveFilter {
  text: string;
  removal: Partial<ArchiveFilter>;
}

/** Tones match exactly, so the filter applies on Enter or blur. */
function ToneField({ tone, onTone }: { tone: string; onTone: (tone: string) => void }) {
  const [typed, setTyped] = useState(tone);
  const applyTone = (): void => {
    if (typed.trim() !== tone) onTone(typed.trim());
  };
  return (
    <CompactInput
      label="Tone"
      className="w-28"
      value={typed}
      maxLength={LIMITS.labelLength}
      placeholder="Any"
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={applyTone}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) applyTone();
      }}
    />
  );
}
