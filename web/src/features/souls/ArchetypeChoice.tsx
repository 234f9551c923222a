import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { ARCHETYPE_DESCRIPTIONS } from './soul-form';
import { ArchetypeEmblem } from './ArchetypeEmblem';
import { capitalised } from './soul-appearance';

/** Radio group of archetypes with short descriptions. */
export function ArchetypeChoice({
  archetypes,
  value,
  missing,
  onChange,
}: {
  archetypes: readonly string[];
  value: string;
  /** The form was submitted without an archetype. */
  missing: boolean;
  onChange: (archetype: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <span id={id} className="text-sm font-medium text-soft">
        Archetype
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        aria-invalid={missing}
        aria-describedby={missing ? `${id}-missing` : undefined}
        className="grid grid-cols-2 gap-2"
        value={value}
        onValueChange={onChange}
      >
        {archetypes.map((archetype) => (
          <RadioGroup.Item
            key={archetype}
            value={archetype}
            aria-label={capitalised(archetype)}
            className="flex min-h-14 items-center gap-3 rounded-card border border-edge px-3 py-2 text-left hover:bg-lamp-wash data-[state=checked]:border-lamp data-[state=checked]:bg-lamp-wash"
          >
            <ArchetypeEmblem archetype={archetype} />
            <span className="leading-tight">
              <span className="block font-medium">{capitalised(archetype)}</span>
              <span className="hidden text-sm text-faint sm:block">{ARCHETYPE_DESCRIPTIONS[archetype]}</span>
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {/* On phones, where the tiles have no room for their descriptions. */}
      <p className="text-sm text-faint sm:hidden" aria-live="polite">
        {ARCHETYPE_DESCRIPTIONS[value] ?? 'Choose what the soul is like.'}
      </p>
      {missing && (
        <p id={`${id}-missing`} className="text-sm text-bad">
          Please choose one.
        </p>
      )}
    </div>
  );
}
