import type { Companion } from '@kinloom/contract';
import type { Glow } from '../../souls/soul-appearance';
import { PresenceDetails } from './PresenceDetails';

/** Side panel with the soul's presence, on wide screens. */
export function PresencePanel({ soul, glow }: { soul: Companion; glow: Glow }) {
  return (
    <aside
      aria-label={`Presence of ${soul.name}`}
      className="hidden w-76 flex-none overflow-y-auto border-l border-line bg-surface px-6 py-12 wide:block"
    >
      <PresenceDetails soul={soul} glow={glow} heading />
    </aside>
  );
}
