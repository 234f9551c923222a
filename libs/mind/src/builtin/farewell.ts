import type { Dice } from '../seed';
import * as special from './phrases/special';
import type { Scene } from './scene';
import { aheadIn } from './situations';
import type { Speech } from './speech';

/** Lets the person go at once, with a wish for what they have ahead where they spoke of it. */
export function farewell(scene: Scene, speech: Speech, dice: Dice): true {
  const night = /\b(?:night|gnight|bed|sleep|dreams)\b/i.test(scene.message);
  const good = night ? [...special.GOOD_NIGHT, ...special.GOOD_NIGHT_NAMED] : special.FAREWELL;
  // Where the night is wished, the night has to be in it.
  if (night || !speech.voice(scene.talk.farewell)) speech.insist(good);
  const ahead = aheadIn(scene.before.slice(0, 6).map((one) => one.text));
  if (ahead && speech.say(special.FAREWELL_AHEAD, ahead)) return true;
  if (dice.chance(0.25)) speech.say(special.FAREWELL_MORE);
  return true;
}
