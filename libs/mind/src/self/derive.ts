import { readPersona } from '../persona';
import type { SoulSketch } from '../voice/voice';
import { type ArchiveLine, archiveOf } from './archive';
import { voiceConstraintsOf } from './constraints';
import { mannerOf } from './manner';
import type { Self } from './self';
import { thinkingStyleOf } from './style';
import { wishesIn } from './wishes';

/**
 * Who a soul is, from its sketch alone: the same sketch gives the same self. Reads the whole archive, so the caller keeps the result until the
 * soul is changed (64 KB of personality cost some milliseconds).
 * @param archive what else of its archive there is, stored by itself: its way of writing counts as much
 */
export function selfOf(soul: SoulSketch, archive: readonly ArchiveLine[] = []): Self {
  const persona = readPersona(soul);
  // The way of speaking first: where the two contradict one another, the instructions hold.
  const wishes = wishesIn(`${persona.style}\n${persona.instructions}`);
  const own = [...archiveOf(soul.personality, soul.name), ...archive].filter((line) => line.from === 'soul');
  const manner = mannerOf(own.map((line) => line.text));
  return {
    constraints: voiceConstraintsOf(persona, wishes, manner),
    style: thinkingStyleOf(persona, wishes),
    wishes,
    manner,
  };
}
