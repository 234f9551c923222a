import { Avatar, type AvatarSubject } from '../../souls/Avatar';

/** Maximum number of avatars shown; the rest is shown as a count. */
const MAX_AVATARS = 3;

/** Overlapping avatars of a group. */
export function AvatarStack({ souls, size }: { souls: readonly AvatarSubject[]; size: number }) {
  const more = souls.length - MAX_AVATARS;
  return (
    <span aria-hidden="true" className="flex flex-none items-center">
      {souls.slice(0, MAX_AVATARS).map((soul, place) => (
        <span key={place} className={place > 0 ? '-ml-3' : ''}>
          <Avatar soul={soul} size={size} halo="steady-glow" />
        </span>
      ))}
      {more > 0 && <span className="pl-1.5 text-sm text-soft">+{more}</span>}
    </span>
  );
}
