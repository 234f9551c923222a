import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { Companion } from '@kinloom/contract';
import { Avatar, hueStyle } from '../../souls/Avatar';

/** Selects the soul a memory is for. */
export function SoulChoice({
  souls,
  chosenId,
  missing,
  onChoose,
}: {
  souls: readonly Companion[];
  chosenId: number | null;
  /** Id of the element that says that a soul is required, if shown. */
  missing: string | undefined;
  onChoose: (id: number) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <span id={id} className="text-sm font-medium text-soft">
        Choose a soul
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        aria-describedby={missing}
        aria-invalid={missing !== undefined}
        value={chosenId === null ? '' : String(chosenId)}
        onValueChange={(next) => onChoose(Number(next))}
        // Scrolls with many souls; the padding leaves room for the halos.
        className="-m-1 grid max-h-64 grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2 overflow-y-auto p-1"
      >
        {souls.map((soul) => (
          <RadioGroup.Item
            key={soul.id}
            value={String(soul.id)}
            style={hueStyle(soul.id)}
            className={`soul flex min-h-14 min-w-0 items-center gap-3 rounded-card border bg-ground px-3 py-2 text-left hover:border-soul data-[state=checked]:border-soul data-[state=checked]:bg-[image:linear-gradient(100deg,var(--soul-wash),transparent)] data-[state=checked]:shadow-[inset_0_0_0_1px_var(--soul)] ${missing === undefined ? 'border-edge' : 'border-bad'}`}
          >
            <Avatar soul={soul} size={34} halo={soul.id === chosenId ? 'soft-shimmer' : 'none'} />
            <span className="line-clamp-2 min-w-0 flex-1 font-display text-sm leading-tight font-semibold sm:text-base hyphens-auto [overflow-wrap:anywhere]">
              {soul.name}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
