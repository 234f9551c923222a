import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { MEMORY_STATUSES, OFFERED_TYPES, SUGGESTED_TAGS, SUGGESTED_TONES } from '@kinloom/contract';
import { Labels } from './Labels';
import type { Choice } from './reviewing';
import { STATUS_WORDS, TYPE_WORDS } from './words';

/** What it is, how it sounds, what it is about, and how it stays. */
export function Classification({ choice, onChange }: { choice: Choice; onChange: (changes: Partial<Choice>) => void }) {
  return (
    <>
      <Pick
        label="Memory type"
        values={OFFERED_TYPES}
        words={TYPE_WORDS}
        value={choice.memoryType}
        columns="sm:grid-cols-3"
        onPick={(memoryType) => onChange({ memoryType })}
      />
      <Labels
        label="Tones"
        one="tone"
        suggested={SUGGESTED_TONES}
        chosen={choice.tones}
        onChange={(tones) => onChange({ tones })}
      />
      <Labels
        label="Tags"
        one="tag"
        suggested={SUGGESTED_TAGS}
        chosen={choice.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <Pick
        label="Status"
        values={MEMORY_STATUSES}
        words={STATUS_WORDS}
        value={choice.status}
        columns="sm:grid-cols-2"
        onPick={(status) => onChange({ status })}
      />
    </>
  );
}

/** One out of a few, each with a word on what it means. */
function Pick<Value extends string>({
  label,
  values,
  words,
  value,
  columns,
  onPick,
}: {
  label: string;
  values: readonly Value[];
  words: Readonly<Record<Value, { label: string; hint: string }>>;
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
          const picked = values.find((one) => one === next);
          if (picked !== undefined) onPick(picked);
        }}
      >
        {values.map((one) => (
          <RadioGroup.Item
            key={one}
            value={one}
            aria-labelledby={`${id}-${one}`}
            aria-describedby={`${id}-${one}-hint`}
            className="flex flex-col rounded-card border border-edge bg-surface px-4 py-3 text-left leading-snug hover:bg-lamp-wash data-[state=checked]:border-lamp data-[state=checked]:bg-lamp-wash data-[state=checked]:shadow-[inset_0_0_0_1px_var(--lamp)]"
          >
            <span id={`${id}-${one}`} className="block font-medium">
              {words[one].label}
            </span>
            <span id={`${id}-${one}-hint`} className="block text-sm text-soft">
              {words[one].hint}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
