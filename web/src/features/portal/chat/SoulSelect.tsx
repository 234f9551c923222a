import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Companion } from '@kinloom/contract';
import { AiLabel } from '../../../ui/AiLabel';
import { Avatar } from '../../souls/Avatar';
import { useGlow } from '../../souls/use-soul-state';

/** Select of the account's souls. */
export function SoulSelect({
  souls,
  chosen,
  onChoose,
}: {
  souls: readonly Companion[];
  chosen: Companion;
  onChoose: (id: number) => void;
}) {
  const id = useId();
  const glow = useGlow(chosen, false);
  return (
    <div className="border-b border-line">
      <div className="mx-auto flex w-full max-w-3xl items-center gap-4 px-5 py-3 md:px-8">
        <Avatar soul={chosen} size={40} {...glow} />
        <label htmlFor={id} className="text-sm font-medium text-soft">
          Soul
        </label>
        <span className="relative min-w-0 flex-1 sm:max-w-72">
          <select
            id={id}
            className="input cursor-pointer appearance-none truncate pr-10 font-display font-semibold"
            value={chosen.id}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            {souls.map((soul) => (
              <option key={soul.id} value={soul.id}>
                {soul.name}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
          />
        </span>
        <AiLabel />
      </div>
    </div>
  );
}
