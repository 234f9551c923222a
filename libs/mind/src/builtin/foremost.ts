import type { Dice } from '../seed';
import * as special from './phrases/special';
import type { Scene } from './scene';
import { aheadIn } from './situations';
import type { Speech } from './speech';

/** The persona is set aside here: no images, no archetype, no name games. */
function safety({ seen, shaken }: Scene, speech: Speech, dice: Dice): boolean {
  const urge = special.DISTRESS.urge.when.flatMap((when) =>
    special.DISTRESS.urge.what.map((what) => `${when} ${what}`),
  );
  if (seen.distress === 'own' || (shaken && seen.intent === 'farewell')) {
    speech.insist(special.DISTRESS.first);
    speech.insist(special.DISTRESS.ask);
    speech.insist(urge);
    if (dice.chance(0.5)) speech.say(special.DISTRESS.limit);
    return true;
  }
  if (seen.distress === 'other') {
    speech.insist(special.DISTRESS_OTHER);
    speech.insist(special.DISTRESS_OTHER_DO);
    speech.insist(special.DISTRESS_OTHER_ASK);
    return true;
  }
  if (shaken && seen.intent !== 'are-you-ai') {
    speech.insist(special.AFTER_DISTRESS);
    speech.insist(special.AFTER_URGE);
    speech.say(special.AFTER_ASK);
    return true;
  }
  return false;
}

/** Lets the person go at once, with a wish for what they have ahead where they spoke of it. */
function farewell(scene: Scene, speech: Speech, dice: Dice): true {
  const night = /\b(?:night|goodnight|nighty|gnight|bed|sleep|dreams)\b/i.test(scene.message);
  const good = night ? [...special.GOOD_NIGHT, ...special.GOOD_NIGHT_NAMED] : special.FAREWELL;
  // Where the night is wished, the night has to be in it.
  if (night || !speech.voice(scene.talk.farewell)) speech.insist(good);
  const ahead = aheadIn(scene.before.slice(0, 6).map((one) => one.text));
  if (ahead && speech.say(special.FAREWELL_AHEAD, ahead)) return true;
  if (!night && dice.chance(0.25)) speech.say(special.FAREWELL_MORE);
  return true;
}

/** What must come before everything else: danger, what the soul is, goodbyes. False where none of it is the case. */
export function foremost(scene: Scene, speech: Speech, dice: Dice): boolean {
  if (safety(scene, speech, dice)) return true;
  if (scene.seen.intent === 'are-you-ai') {
    speech.insist(special.ARE_YOU_AI);
    if (dice.chance(0.7)) speech.say(special.ARE_YOU_AI_MORE);
    return true;
  }
  return scene.seen.intent === 'farewell' && farewell(scene, speech, dice);
}
