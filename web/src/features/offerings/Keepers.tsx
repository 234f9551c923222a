import { useId } from 'react';
import { LIMITS } from '@kinloom/contract';
import { Avatar } from '../souls/Avatar';
import { useSouls } from '../souls/use-souls';

/** Which souls keep what one of them offers; that one alone until somebody says otherwise. */
export function Keepers({
  of,
  chosen,
  onChange,
}: {
  /** The soul that offers it. */
  of: number;
  chosen: readonly number[] | null;
  onChange: (ids: readonly number[]) => void;
}) {
  const id = useId();
  const souls = useSouls().data ?? [];
  const keeping = chosen ?? [of];
  // Where there is only one, there is nothing to choose.
  if (souls.length < 2) return null;
  const problem =
    keeping.length === 0
      ? 'Somebody has to keep it.'
      : keeping.length > LIMITS.groupSouls
        ? `At most ${LIMITS.groupSouls} souls can keep it.`
        : null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={problem === null ? undefined : `${id}-problem`}
      className="grid gap-2"
    >
      <h3 id={id} className="text-lg">
        Who keeps it
      </h3>
      <ul className="grid gap-1 sm:grid-cols-2">
        {souls.map((soul) => (
          <li key={soul.id}>
            <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card px-2 hover:bg-lamp-wash">
              <input
                type="checkbox"
                className="size-5 flex-none accent-(--lamp)"
                checked={keeping.includes(soul.id)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...keeping, soul.id] : keeping.filter((one) => one !== soul.id))
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
