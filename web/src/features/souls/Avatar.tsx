import { useState, type CSSProperties } from 'react';
import type { Companion, GlowState } from '@kinloom/contract';
import { hueOf } from '../../lib/hue';
import { emojiOf, ownPicture } from './soul-look';
import { useFace } from './use-face';

export type Faced = Pick<Companion, 'name' | 'archetype' | 'avatar'>;

/** What carries a soul's hue: put it, with the class `soul`, on whatever should wear the soul's colour. */
export function hueStyle(name: string): CSSProperties {
  return { '--hue': hueOf(name) } as CSSProperties;
}

/**
 * A soul's face: its own picture, else one drawn from its name, else the emoji of its archetype. Decoration: the name stands
 * beside it wherever it is shown.
 */
export function Avatar({ soul, size, halo = 'none' }: { soul: Faced; size: number; halo?: GlowState | 'none' }) {
  const own = ownPicture(soul.avatar);
  const [broken, setBroken] = useState<string | null>(null);
  const usable = own !== null && own !== broken ? own : null;
  const drawn = useFace(soul.name, usable === null);
  const source = usable ?? drawn;
  return (
    <span
      aria-hidden="true"
      className={`soul face halo-${halo}`}
      style={{ ...hueStyle(soul.name), width: size, height: size, fontSize: size * 0.46 }}
    >
      {source === undefined ? (
        emojiOf(soul.archetype)
      ) : (
        <img src={source} alt="" draggable={false} onError={() => setBroken(own)} />
      )}
    </span>
  );
}
