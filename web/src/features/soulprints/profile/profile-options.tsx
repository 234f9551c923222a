import { EDITABLE_STATUSES } from '@kinloom/contract';
import { ArchetypeEmblem } from '../../souls/ArchetypeEmblem';
import { capitalised, statusDot } from '../../souls/soul-appearance';
import type { RadioTile } from '../../../ui/RadioTiles';
import { ARCHETYPE_HINTS, STATUS_HINTS } from './soul-profile';

/** The statuses a soul can be given. */
export const STATUS_OPTIONS = EDITABLE_STATUSES.map((status) => ({
  value: status,
  label: capitalised(status),
  hint: STATUS_HINTS[status],
  picture: (
    <span
      aria-hidden="true"
      className="size-2.5 flex-none rounded-full"
      style={{ background: statusDot(status).color }}
    />
  ),
}));

/** Returns the archetype options; the soul's current one comes first if it is not among them. */
export function archetypeOptions(current: string): RadioTile<string>[] {
  const names = Object.keys(ARCHETYPE_HINTS);
  return (names.includes(current) ? names : [current, ...names]).map((archetype) => ({
    value: archetype,
    label: capitalised(archetype),
    hint: ARCHETYPE_HINTS[archetype],
    picture: <ArchetypeEmblem archetype={archetype} />,
  }));
}
