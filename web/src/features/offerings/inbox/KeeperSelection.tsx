import { useId } from 'react';
import { LIMITS } from '@kinloom/contract';
import { Avatar } from '../../souls/Avatar';
import { useSouls } from '../../souls/use-souls';

/** Selects the souls that keep an offering made by a soul; by default only that soul. */
export function KeeperSelection({
  of,
  chosen,
  onChange,
}: {
  /** The soul that made the offering. */
  of: number;
  chosen: readonly number[] | null;
  onChange: (ids: readonly number[]) => void;
}) {
  const id = useId();
  const souls = useSouls().data ?? [];
  const selectedIds = chosen ?? [of];
  // A single soul leaves no choice.
  if (souls.length < 2) return null;
  const problem =
    selectedIds.length === 0
      ? 'Choose at least one soul.'
      : selectedIds.length > LIMITS.groupSouls
        ? `Choose at most ${LIMITS.groupSouls} souls.`
        : null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={problem === null ? undefined : `${id}-problem`}
      className="grid gap-2"
    >
      <h3 id={id} className="text-lg">
        Souls that remember it
      </h3>
      <ul className="grid gap-1 sm:grid-cols-2">
        {souls.map((soul) => (
          <li key={soul.id}>
            <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card px-2 hover:bg-lamp-wash">
              <input
                type="checkbox"
                className="size-5 flex-none accent-(--lamp)"
                checked={selectedIds.includes(soul.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...selectedIds, soul.id] : selectedIds.filter((other) => other !== soul.id),
                  )
                }
              />
              <Avatar soul={soul} size={30} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{soul.name}</span>
            </label>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
