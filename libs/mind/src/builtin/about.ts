import { turned } from '../perception/reflect';
import { hashOf, type Dice } from '../seed';
import * as answers from './phrases/answers';
import * as soul from './phrases/soul';
import * as tastes from './phrases/tastes';
import type { Scene } from './scene';
import type { Speech } from './speech';

/** What it prefers of a kind: always the same, whoever asks and however often. */
function tasteOf({ message, turn }: Scene): string | null {
  const lower = message.toLowerCase();
  if (!tastes.ASKED_FOR.test(lower)) return null;
  const [kind, pool] = tastes.TASTES.find(([one]) => one.test(lower)) ?? [];
  return kind && pool ? (pool[hashOf(`${turn.soul.id} ${turn.soul.name} ${kind.source}`) % pool.length] ?? null) : null;
}

const LIKES =
  /\b(?:do|would|did) you (?:even |really |actually |also )?(?:like|love|enjoy|hate|eat|drink|prefer|speak|know|play|watch|read|listen to|fancy) ((?:[\w'-]+ ){0,3}[\w'-]+)\s*(?:\?|$)/i;
/** Which of two the soul would take: "a glacier or a condor?" */
const CHOICE =
  /\b(?:which|what|who)\b[^?]{0,40}\byou\b[^?]{0,30}?[:,-] ?((?:[\w'-]+ ){0,3}[\w'-]+),? or ((?:[\w'-]+ ){0,3}[\w'-]+)\s*\??$|\b(?:do you (?:like|prefer)|would you (?:rather|choose|take|pick)) ((?:[\w'-]+ ){0,3}?[\w'-]+),? or ((?:[\w'-]+ ){0,3}[\w'-]+)\s*\??$/i;
const ABOUT =
  /\b(?:what do you think|do you know (?:anything|something|much|a lot|lots)|what do you know|know anything|tell me) (?:about|of) ((?:[\w'-]+ ){0,3}[\w'-]+)\s*\??$/i;

/** Asked about itself, its tastes, or what it makes of something. */
export function aboutSoul(scene: Scene, speech: Speech, dice: Dice): true {
  const choice = CHOICE.exec(scene.message)
    ?.slice(1)
    .filter((one) => one !== undefined);
  if (choice && choice.length === 2) {
    const chosen = turned(choice[hashOf(`${scene.turn.soul.id} ${choice.join()}`) % 2] ?? '');
    if (chosen !== null && speech.say(answers.CHOSEN, { chosen })) return true;
  }
  const liked = LIKES.exec(scene.message)?.[1];
  const thing =
    liked && !/^(?:it|that|this|me|him|her|them|to|doing|best|most|about)\b/i.test(liked) ? turned(liked) : null;
  if (thing !== null && tasteOf(scene) === null && speech.say(answers.OF_THING, { thing })) {
    if (dice.chance(scene.leaning.asks)) speech.say(answers.OF_THING_ASK);
    return true;
  }
  const of = ABOUT.exec(scene.message)?.[1];
  const about = of ? turned(of) : null;
  const known = about !== null && !/^(?:it|that|this|me|him|her|them)$/i.test(about);
  if (!(known && speech.say(answers.OPINION_OF, { of: about }))) ofItself(scene, speech, dice);
  if (dice.chance(scene.leaning.asks)) speech.say(soul.ABOUT_SOUL_BACK);
  return true;
}

function ofItself(scene: Scene, speech: Speech, dice: Dice): void {
  const lower = scene.message.toLowerCase();
  const taste = tasteOf(scene);
  if (taste !== null) return speech.insist(speech.hasSaid(taste) ? tastes.AS_BEFORE : [taste]);
  const likes = [
    ...(scene.interest ? [scene.interest] : []),
    ...dice.shuffled(scene.talk.likes).slice(0, scene.interest ? 1 : 2),
  ].join(' and ');
  const pool = soul.ABOUT_SOUL.find(([pattern]) => pattern.test(lower))?.[1] ?? soul.ABOUT_SOUL_OTHER;
  if (!speech.say(pool, { likes })) speech.say(soul.ABOUT_SOUL_OTHER);
}
