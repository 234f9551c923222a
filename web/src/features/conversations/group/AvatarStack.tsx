import { Avatar, type Faced } from '../../souls/Avatar';

/** Faces that are seen at once; the others are counted. */
const SEEN = 3;

/** The souls of a group, one over the other. */
export function AvatarStack({ souls, size }: { souls: readonly Faced[]; size: number }) {
  const more = souls.length - SEEN;
  return (
    <span aria-hidden="true" className="flex flex-none items-center">
      {souls.slice(0, SEEN).map((soul, place) => (
        <span key={place} className={place > 0 ? '-ml-3' : ''}>
          <Avatar soul={soul} size={size} halo="steady-glow" />
        </span>
      ))}
      {more > 0 && <span className="pl-1.5 text-sm text-soft">+{more}</span>}
    </span>
  );
}
