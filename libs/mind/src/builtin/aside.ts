import { MEANS_ASKED } from '../care/frames';
import { inEnglish, levelled } from '../care/level';
import type { Dice } from '../seed';
import { asksOfTold } from './asks-of-told';
import { factual } from './facts';
import { tellable, type Cite } from './kept';
import * as memory from './phrases/memory';
import type { Scene } from './scene';
import type { Speech } from './speech';

/** What else may be looked for to hurt oneself: not told of after danger, whoever kept it in mind. */
const MEANS =
  /\b(?:kni(?:fe|ves)|blades?|scalpel|scissors|medicines?|painkillers|bleach|belt|lighter|weapons?|ammo|bullets|keys? (?:to|of|for)|the safe|cabinet|balcony|attic)\b/;

/**
 * The answer to a plain question about what the person told, where something grave was said before: they are not made to talk of
 * nothing else. False where the message asks for nothing of the kind, or for something that is not told now.
 */
export function answeredAside(scene: Scene, speech: Speech, dice: Dice, cite: Cite): boolean {
  const asked = inEnglish(levelled(scene.message));
  if (!asksOfTold(scene) || MEANS_ASKED.test(asked) || MEANS.test(asked)) return false;
  const { answer } = scene.turn;
  const known =
    answer?.memories.some(tellable) === true ||
    (answer?.relation === 'name' && answer.subject === 'person') ||
    Boolean(answer?.brought);
  // What was not told is said to be so in plain words: nothing is asked for beside it.
  if (known) return factual(scene, speech, dice, cite) && !speech.empty;
  speech.insist(memory.UNTOLD);
  return true;
}
