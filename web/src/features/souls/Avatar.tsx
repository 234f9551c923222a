import { useState, type CSSProperties } from 'react';
import type { Companion, DriftState, GlowState } from '@kinloom/contract';
import { hueOf } from '../../lib/hue-of-name';
import { emojiOf, initialOf, ownPicture } from './soul-look';
import { useArt } from './use-art';

export type Faced = Pick<Companion, 'name' | 'archetype' | 'avatar'>;

/** What carries a soul's hue: put it, with the class `soul`, on whatever should wear the soul's colour. */
export function hueStyle(name: string): CSSProperties {
  return { '--hue': hueOf(name) } as CSSProperties;
}

/**
 * A soul's face: its own picture, else a glass of its colour drawn from its name, else the emoji of its archetype. A soul is
 * no person and is given no person's face. Decoration: the name stands beside it wherever it is shown.
 */
export function Avatar({
  soul,
  size,
  halo = 'none',
  drift = 'active',
}: {
  soul: Faced;
  size: number;
  halo?: GlowState | 'none';
  /** What paces the halo. */
  drift?: DriftState;
}) {
  const own = ownPicture(soul.avatar);
  const [broken, setBroken] = useState<string | null>(null);
  const picture = own !== null && own !== broken ? own : null;
  const { art, lost } = useArt(soul.name, picture === null);
  const source = picture ?? art;
  return (
    <span
      aria-hidden="true"
      className={`soul face halo-${halo} drift-${drift}`}
      style={{ ...hueStyle(soul.name), width: size, height: size, fontSize: size * 0.44 }}
    >
      {source !== undefined && (
        <img
          src={source}
          alt=""
          draggable={false}
          className={picture === null ? 'face-glass' : ''}
          onError={() => setBroken(own)}
        />
      )}
      {picture === null && <span className="face-letter">{lost ? emojiOf(soul.archetype) : initialOf(soul.name)}</span>}
    </span>
  );
}
