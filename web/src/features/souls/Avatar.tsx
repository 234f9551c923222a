import { useState, type CSSProperties } from 'react';
import type { Companion, DriftState, GlowState } from '@kinloom/contract';
import { emojiOf, firstGrapheme, safePicture } from './soul-appearance';
import { soulHue } from './soul-hue';
import { useAvatarArt } from './use-avatar-art';

/** What an avatar shows. The id is null for a soul that does not exist yet: its preview has the default hue. */
export type AvatarSubject = Pick<Companion, 'name' | 'archetype' | 'avatar'> & { id: number | null };

/** Sets the CSS variable `--hue` of a soul. Use it on elements with the class `soul`. */
export function hueStyle(id: number | null): CSSProperties {
  return id === null ? {} : ({ '--hue': soulHue(id) } as CSSProperties);
}

/**
 * Avatar of a soul: its own picture, else abstract art generated from its name, else the emoji of its archetype. Generated art never
 * shows a human face. Decorative (aria-hidden): the name is always shown next to it.
 */
export function Avatar({
  soul,
  size,
  halo = 'none',
  drift = 'active',
}: {
  soul: AvatarSubject;
  size: number;
  halo?: GlowState | 'none';
  /** Sets the animation speed of the halo. */
  drift?: DriftState;
}) {
  const ownPicture = safePicture(soul.avatar);
  const [broken, setBroken] = useState<string | null>(null);
  const picture = ownPicture !== null && ownPicture !== broken ? ownPicture : null;
  const { art, failed: lost } = useAvatarArt(soul.name, picture === null);
  const source = picture ?? art;
  return (
    <span
      aria-hidden="true"
      className={`soul face halo-${halo} drift-${drift}`}
      style={{ ...hueStyle(soul.id), width: size, height: size, fontSize: size * 0.44 }}
    >
      {source !== undefined && (
        <img
          src={source}
          alt=""
          draggable={false}
          className={picture === null ? 'face-glass' : ''}
          onError={() => setBroken(ownPicture)}
        />
      )}
      {picture === null && (
        <span className="face-letter">{lost ? emojiOf(soul.archetype) : firstGrapheme(soul.name)}</span>
      )}
    </span>
  );
}
