import { readPersona } from '../persona';
import type { SoulSketch } from '../voice';
import { archiveOf } from './archive';
import { voiceConstraintsOf } from './constraints';
import { mannerOf } from './manner';
import type { Self } from './self';
import { thinkingStyleOf } from './style';
import { wishesIn } from './wishes';

/**
 * Who a soul is, from its sketch alone: the same sketch gives the same self. Reads the whole archive, so the caller keeps the result until the
 * soul is changed (64 KB of personality cost some milliseconds).
 */
export function selfOf(soul: SoulSketch): Self {
  const persona = readPersona(soul);
  // The way of speaking first: where the two contradict one another, the instructions hold.
  const wishes = wishesIn(`${persona.style}\n${persona.instructions}`);
  const own = archiveOf(soul.personality, soul.name).filter((line) => line.from === 'soul');
  const manner = mannerOf(own.map((line) => line.text));
  return {
    constraints: voiceConstraintsOf(persona, wishes, manner),
    style: thinkingStyleOf(persona, wishes),
    wishes,
    manner,
  };
}
