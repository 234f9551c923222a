import type { Dice } from '../seed';
import { CARE_LANGUAGES, careReplies, type CareSituation, situationOfRisk } from '../care/care-replies';
import { languageCodeOf } from '../care/intents';
import type { Risk } from '../care/risk';
import { romanceIn } from '../care/romance';
import * as distress from './phrases/distress';
import { ROMANCE } from './phrases/romance';
import * as special from './phrases/special';
import type { Scene } from './scene';
import { aheadIn } from './situations';
import type { Speech } from './speech';

const paired = ({ when, what }: { when: readonly string[]; what: readonly string[] }, between: string) =>
  when.flatMap((start) => what.map((end) => `${start}${between}${end}`));

/** Help first, and little else. */
function urgent(speech: Speech): true {
  speech.insist(paired(distress.URGENT.help, ', '));
  speech.insist(distress.URGENT.taken);
  speech.insist(distress.URGENT.away);
  speech.insist(distress.URGENT.beside);
  speech.insist(distress.URGENT.stay);
  return true;
}

/** What to do now, by the kind of danger. */
function urgeOf(kind: Risk['kind']): readonly string[] {
  switch (kind) {
    case 'eating':
      return distress.DISTRESS.doctor;
    case 'harmed':
      return distress.DISTRESS.away;
    case 'harming':
      return distress.DISTRESS.apart;
    case 'ideation':
    case 'self_harm':
    case 'voices':
    case 'plan':
    case 'none':
      return paired(distress.DISTRESS.urge, ' ');
  }
}

/** Thanks for the trust, one direct question, and where help is. */
function direct({ seen: { risk } }: Scene, speech: Speech, dice: Dice): true {
  const { ask } = distress.DISTRESS;
  speech.insist(distress.DISTRESS.first);
  speech.insist(risk.kind === 'none' || risk.kind === 'plan' ? ask.ideation : ask[risk.kind]);
  speech.insist(urgeOf(risk.kind));
  speech.insist(distress.DISTRESS.beside);
  if (dice.chance(0.5)) speech.say(distress.DISTRESS.limit);
  return true;
}

function forOthers({ seen: { risk } }: Scene, speech: Speech): true {
  const [first, second] =
    risk.tier === 3
      ? [distress.DISTRESS_OTHER_URGENT, distress.DISTRESS_OTHER]
      : [distress.DISTRESS_OTHER, distress.DISTRESS_OTHER_DO];
  speech.insist(first);
  speech.insist(second);
  speech.insist(distress.DISTRESS_OTHER_BESIDE);
  speech.insist(distress.DISTRESS_OTHER_ASK);
  return true;
}

/** What else the message asks, answered; empty where it asks nothing that is answered now. */
export type Aside = () => readonly string[];

/** The persona is set aside here: no images, no archetype, no name games. */
function safety(scene: Scene, speech: Speech, dice: Dice, aside: Aside): boolean {
  const { seen, shaken } = scene;
  if (seen.distress === 'own' && seen.risk.tier === 3) return urgent(speech);
  if (seen.distress === 'own' || (shaken && seen.intent === 'farewell')) return direct(scene, speech, dice);
  if (seen.distress === 'other') return forOthers(scene, speech);
  if (shaken && seen.intent !== 'are-you-ai') {
    const answered = aside();
    for (const sentence of answered) speech.add(sentence);
    speech.insist(answered.length > 0 ? distress.AFTER_ANSWER : distress.AFTER_DISTRESS);
    speech.insist(distress.AFTER_URGE);
    if (answered.length > 0) speech.insist(distress.AFTER_ASK);
    else speech.say(distress.AFTER_ASK);
    return true;
  }
  const soft = seen.risk.tier === 1 && seen.risk.about === 'self';
  if (!soft || seen.intent === 'are-you-ai' || seen.intent === 'farewell') return false;
  const answered = aside();
  for (const sentence of answered) speech.add(sentence);
  if (answered.length === 0) speech.insist(distress.CHECK_IN.first);
  speech.insist(distress.CHECK_IN.ask);
  return true;
}

/** Lets the person go at once, with a wish for what they have ahead where they spoke of it. */
function farewell(scene: Scene, speech: Speech, dice: Dice): true {
  const night = /\b(?:night|goodnight|nighty|gnight|bed|sleep|dreams)\b/i.test(scene.message);
  const good = night ? [...special.GOOD_NIGHT, ...special.GOOD_NIGHT_NAMED] : special.FAREWELL;
  // Where the night is wished, the night has to be in it.
  if (night || !speech.voice(scene.talk.farewell)) speech.insist(good);
  if (scene.seen.risk.about === 'self') {
    speech.insist(distress.CHECK_IN.leave);
    return true;
  }
  const ahead = aheadIn(scene.before.slice(0, 6).map((one) => one.text));
  if (ahead && speech.say(special.FAREWELL_AHEAD, ahead)) return true;
  if (!night && dice.chance(0.25)) speech.say(special.FAREWELL_MORE);
  return true;
}

/** Turns courtship away where the person is, or may be, a minor: warmly, plainly, whatever the soul was made to be. */
function unromantic({ turn, message }: Scene, speech: Speech): boolean {
  const romance = turn.guarded && turn.history.at(-1)?.from === 'person' ? romanceIn(message) : null;
  if (!romance) return false;
  speech.insist(ROMANCE.first[romance]);
  speech.insist(ROMANCE.no[romance]);
  speech.insist(romance === 'body' ? ROMANCE.told : ROMANCE.then);
  speech.say(ROMANCE.ask);
  return true;
}

/** The language the person has written in lately, where it is one with replies of its own besides English. */
function otherLanguage({ before, message }: Scene): string | null {
  const language = languageCodeOf([...before.map(({ text }) => text).reverse(), message]);
  return language !== 'en' && CARE_LANGUAGES.includes(language) ? language : null;
}

/** What is said in the person's own language, other than English: to danger, to the question whether the soul is human, and to a farewell. */
function situationIn({ seen, shaken }: Scene): CareSituation | null {
  if (seen.distress !== 'none') return situationOfRisk(seen.risk);
  if (seen.intent === 'are-you-ai') return 'honest';
  if (seen.intent === 'farewell') return shaken ? 'farewell_after' : 'farewell';
  return shaken ? 'after' : null;
}

/** What must come before everything else: danger, what the soul is, goodbyes, courtship of a minor. False where none of it is the case. */
export function foremost(scene: Scene, speech: Speech, dice: Dice, aside: Aside): boolean {
  const language = otherLanguage(scene);
  const situation = language && situationIn(scene);
  if (language && situation) {
    speech.insist(careReplies(situation, language));
    return true;
  }
  if (safety(scene, speech, dice, aside)) return true;
  if (scene.seen.intent === 'are-you-ai') {
    speech.insist(special.ARE_YOU_AI);
    if (dice.chance(0.7)) speech.say(special.ARE_YOU_AI_MORE);
    return true;
  }
  if (scene.seen.intent === 'farewell') return farewell(scene, speech, dice);
  return unromantic(scene, speech);
}
