import { folded } from '../recall/tokens';
import { withoutQuoted } from './names';

/** Whom a message is put to, beside those it names. */
export interface Address {
  /** To everyone: "you all", "does anyone …?". */
  all: boolean;
  /** … to those who have not spoken: "the others". */
  others: boolean;
  /** To two: "you two", "both of you". */
  pair: boolean;
}

const ALL = [
  /\b(?:you all|y'?all|all of you|you (?:guys|lot|folks|people|three|four|five|six|seven)|each of you|every one of you|any of you|some of you|which of you|(?:one|none) of you|who (?:of|among) you)\b/,
  /(?:^|\s)@(?:all|everyone|everybody|here|circle|souls|group)\b/,
  // Called: "Everyone, …", "…, anyone?", "good morning everyone".
  /(?:^|[.!?…\n]\s*)(?:(?:hey|hi|hello|so|ok|okay|and|but|well|oh|dear|please|thanks|thank you|good (?:morning|evening|afternoon|day|night)|morning|evening|welcome|hallo)[\s,]+)*(?:everyone|everybody|anyone|anybody|all|folks|guys|friends|team|souls|dear souls|people|gang|circle)\s*(?=[,:!?.]|$|here\b|else\b)/,
  /(?:,|\b(?:hi|hey|hello|morning|evening|afternoon|night|bye|thanks|thank you|welcome))\s*(?:everyone|everybody|anyone|anybody|all|folks|guys|friends|team|souls|people|gang)\s*(?=[,!?.]|$|\p{Extended_Pictographic})/u,
  /\b(?:do|does|did|has|have|had|can|could|would|will|is|are|shall|should) (?:anyone|anybody|everyone|everybody|someone|somebody)(?: else)?(?: here)? (?:of you |ever |also |maybe |please )?(?:know|think|have|has|had|want|got|here|there|remember|agree|like|feel|heard|hear|seen|tried|tell|explain|give|help|up|awake|mind|see|believe|understand|suggest|recommend|guess|disagree|ready|around|been|read|watched|play)\b/,
  /(?:^|[.!?,]\s*|\b(?:so|and|but) )(?:anyone|anybody) (?:here|know|knows|got|has|have|want|wants|up|else|remember|tried|seen|awake|around)\b[^.!]*\?/,
  /\bwho (?:of us|here|wants|agrees|disagrees|else (?:thinks|wants|likes)|can (?:tell|help|explain|say)|votes|is up for|would like)\b[^.!]*\?/,
  /\bwhat (?:do|does|would|did) (?:everyone|everybody|the group|people here|we all)\b[^.!]{0,40}\?/,
  /(?:^|[.!?,]\s*)(?:any (?:ideas|thoughts|opinions|suggestions|takes|views)|thoughts|opinions|ideas|your thoughts|what say you)\s*(?:,? (?:anyone|anybody|all))?\s*\?/,
  /\b(?:was|wie|wen|wo|wann|warum)?\s*(?:meint|denkt|sagt|findet|wisst|habt|kennt|wollt|konnt|mogt|seht) ihr\b|\bihr (?:alle|beide)\b|\b(?:weiß|weiss|hat|kennt|kann|mag|will) (?:jemand|irgendwer)\b|\bhallo (?:alle|zusammen|ihr)\b/,
  /\bvous (?:tous|toutes|autres)\b|\b(?:bonjour|salut|bonsoir) (?:tous|tout le monde|a tous)\b|\b(?:pensez|croyez|dites|savez|connaissez|avez|voulez)-vous\b|\bquelqu'un\b[^.!]*\?/,
  /\b(?:ustedes|vosotros)\b[^.!]*\?|\bque (?:opinan|piensan|opinais|pensais)\b|\balguien\b[^.!]*\?|\bhola a tod[oa]s\b|\bche ne pensate\b|\bqualcuno\b[^.!]*\?|\bciao a tutti\b|\bvoces\b[^.!]*\?|\balguem\b[^.!]*\?|\bjullie\b[^.!]*\?|\biemand\b[^.!]*\?/,
];
const OTHERS = [
  /\b(?:the )?(?:rest|others) of you\b|\byou others\b/,
  /\b(?:what|how|and|do|does|would|about|let|hear from|from)\b[^.!]{0,30}\bthe (?:others|rest)(?= (?:think|say|feel|know|want|like|agree|speak)|\s*[?.!,]|$)/,
  /\b(?:any|every|some)(?:one|body) else(?=\s*[?,!]|$| (?:think|here|know|agree|want|have|got|feel|who|with)\b)/,
  /\bund (?:die anderen|ihr anderen)\b|\bet (?:les autres|vous autres)\b/,
];
const PAIR =
  /\byou (?:two|both)\b|\bboth of you\b|\bthe (?:two|pair) of you\b|\bof you two\b|(?:thanks?(?: you)?|hi|hey|hello|night|bye|sorry)(?: to)?,? both\b|\bihr beiden?\b|\bvous deux\b|\blos dos\b|\bvoi due\b/;

/** @param text what the person said */
export function addressIn(text: string): Address {
  const read = withoutQuoted(folded(text).replaceAll('\u2019', "'")).toLowerCase();
  const others = OTHERS.some((pattern) => pattern.test(read));
  const pair = PAIR.test(read);
  return { all: others || (!pair && ALL.some((pattern) => pattern.test(read))), others, pair };
}
