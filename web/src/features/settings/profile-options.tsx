import { EDITABLE_STATUSES } from '@kinloom/contract';
import { capitalised, emojiOf, statusDot } from '../souls/soul-look';
import type { Option } from './Choice';
import { EDIT_ARCHETYPES, STATUS_WORDS } from './profile';

/** The statuses a soul can be given. */
export const STATUSES = EDITABLE_STATUSES.map((status) => ({
  value: status,
  label: capitalised(status),
  hint: STATUS_WORDS[status],
  picture: (
    <span
      aria-hidden="true"
      className="size-2.5 flex-none rounded-full"
      style={{ background: statusDot(status).color }}
    />
  ),
}));

/** What may be chosen; what the soul is now comes first where it is none of them. */
export function archetypesFor(current: string): Option<string>[] {
  const names = Object.keys(EDIT_ARCHETYPES);
  return (names.includes(current) ? names : [current, ...names]).map((archetype) => ({
    value: archetype,
    label: capitalised(archetype),
    hint: EDIT_ARCHETYPES[archetype],
    picture: (
      <span aria-hidden="true" className="text-xl">
        {emojiOf(archetype)}
      </span>
    ),
  }));
}
