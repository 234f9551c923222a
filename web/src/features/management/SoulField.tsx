import { ChevronDown } from 'lucide-react';
import { useId, type Ref } from 'react';
import type { ManagedSoul } from './use-soul-states';

/** Select of the target soul. */
export function SoulField({
  ref,
  souls,
  chosenId,
  onChoose,
}: {
  ref: Ref<HTMLSelectElement>;
  souls: readonly ManagedSoul[];
  chosenId: number | null;
  onChoose: (id: number) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        Soul
      </label>
      <span className="relative block">
        <select
          ref={ref}
          id={id}
          className="input cursor-pointer appearance-none truncate pr-11 disabled:cursor-not-allowed disabled:opacity-55"
          value={chosenId ?? ''}
          disabled={souls.length === 0}
          onChange={(event) => event.target.value !== '' && onChoose(Number(event.target.value))}
        >
          {chosenId === null && <option value="">Please choose</option>}
          {souls.map(({ id: soulId, face }) => (
            <option key={soulId} value={soulId}>
              {face.name}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-soft"
        />
      </span>
    </div>
  );
}
