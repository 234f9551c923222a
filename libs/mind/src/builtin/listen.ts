import { noticedIn } from '../perception/noticed';
import { mended, plain } from '../perception/text';
import * as listening from './phrases/listening';
import type { Scene } from './scene';
import type { Speech } from './speech';

/** What announces that something is going to be told. */
const OPENS =
  /\b(?:(?:so |ok |okay )*(?:something|smth) (?:\w+ )?happened|guess (?:what|who)|(?:you )?won't believe|you(?:'ll| will) never (?:guess|believe)|listen to this|let me tell you|i have to tell you|i(?:'ve| have) (?:got )?(?:something|a story|news) (?:to tell|for you)|(?:long|funny|weird|crazy) story|story time|(?<!\bi )(?:want to|wanna) hear (?:an?|my|this|something|the|one)\b|i(?:'ve| have) (?:got )?a (?:joke|riddle)|knock,? knock|can i tell you (?:something|a story))\b/i;
/** What goes on with what was told before. */
const GOES_ON = /^(?:and|so|then|but|also|plus|anyway|next|suddenly|after that|and then|well)\b/i;
/** How far back the telling may have begun, in messages of the person; and how long a piece is, in words. */
const SPAN = 8;
const PIECE = 22;

export const opensTelling = (message: string): boolean => OPENS.test(mended(plain(message)));

/** Whether a story is being told in pieces: then a listener says little, shows that they heard, and lets it go on. */
export function isTelling({ seen, message, before, heavy, mourning }: Scene): boolean {
  if (heavy || mourning || seen.question || seen.words > PIECE || seen.feelings.length > 0) return false;
  const pieces = before.slice(0, SPAN);
  const end = pieces.findIndex((one) => one.seen.question || one.seen.words > PIECE);
  const recent = end < 0 ? pieces : pieces.slice(0, end);
  return recent.some(({ text }) => opensTelling(text)) || (recent.length > 0 && GOES_ON.test(plain(message)));
}

/** What was announced is asked for. */
export function askForIt(speech: Speech): boolean {
  return speech.say(listening.TELL);
}

/** Takes up the newest thing of what is told, or shows in a few words that it is heard. */
export function listenOn(scene: Scene, speech: Speech): boolean {
  const thing = noticedIn(plain(scene.message)) ?? undefined;
  const wonder = () => thing !== undefined && !scene.heavy && speech.say(listening.NOTICED, { thing });
  const heard = () => speech.voice(scene.talk.listens);
  const said = wonder() || heard() || speech.say(listening.GO_ON);
  // A listener who has just said "go on" adds nothing to it.
  speech.voiced = true;
  return said;
}
