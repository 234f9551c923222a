import { sentencesOf, wordsOf } from './text';

/** Of more words than these a message is a letter with a greeting at its end, and its own matter comes first. */
const MOST_WORDS = 30;
/** A sentence that says goodbye says little else. */
const LONGEST = 12;

const LEAD =
  /^(?:(?:ok(?:ay)?|okok|alright(?:y)?|all right|right|well|anyway|so|and|but|good|great|grand|cool|yay|nice|thanks?(?: you)?|thankuu*|thank u|cheers|merci|gracias|yeah|yes|now|then|hun|love|dear|also|oh|ah|mm+|with that|for now)\b[\s,.!-]*)+/;
/** What people say last, in the languages in which they say it even where they write English. */
const PARTING = new RegExp(
  String.raw`^(?:(?:good ?)?b+y+e+(?: ?-?b+y+e+)*|good ?bye|good ?night|g'?night|gn|nighty(?: |-)?(?:night|nite)|ni(?:ght|te)(?:,? ?ni(?:ght|te))?|see (?:you|ya|u)|cya|farewell|take care|be well|so long|ttyl|ttys|(?:talk|speak|write) (?:to you )?(?:soon|later|tomorrow)|catch (?:you|ya|u) (?:later|tomorrow|soon)|later[sz]?|until (?:tomorrow|next time|then|soon)|till (?:tomorrow|next time)|cheerio|cheery?bye|toodle\w*|ta-?(?: )?ra|ta-?ta|hooroo|sweet dreams|sleep (?:well|tight|good(?! (?:is|was|for|and))|under (?:good |the |a )?(?:stars|sky|moon))|rest well|peace(?: out)?(?= *[.!]*$)|peace be with you|over and out|have a (?:good|nice|great|lovely|quiet|restful|safe|peaceful) (?:day|night|evening|one|weekend|week|sleep|rest)|(?:a )?(?:very )?good night to you|au revoir|adieu|[àa] (?:demain|bient[oô]t|plus)|bonne (?:nuit|soir[ée]e|journ[ée]e)|adi[oó]s|hasta (?:luego|ma[ñn]ana|pronto)|buenas noches|ch?[ct]?iao+|t?chau|arrivederci|buona ?(?:notte|serata)|boa noite|at[ée] (?:logo|amanh[ãa])|gute nacht|tsch[uü]ss+|bis (?:morgen|bald|sp[aä]ter)|welterusten|slaap lekker|doei|tot (?:morgen|ziens)|god ?natt?|godnat|hej d[åa]|hyv[äa]{1,2}[äa]? y[öo]t[äa]|g[óo][ðd]a n[óo]tt|dobranoc|na razie|spokojnoj no[cč]i|nos da|hwyl|o[íi]che mhaith|sl[áa]n|oyasumi\w*|sayonara|annyeong|iyi geceler|lay?la? tov|kalinichta|paalam|selamat (?:malam|tidur)|shabba khair|khoda hafez)(?![\p{L}'])`,
  'u',
);
/** The same words in tales of nights, and of goodbyes said to others. */
const NO_PARTING =
  /^(?:good ?night(?:'s|s)? (?:sleep|out|routine|story|kiss)|ni(?:ght|te)s?,? (?:shift|bus|nurse|owl|sky|train|before|after|was|is|sweats|light|out|mode|terrors)|ni(?:ght|te) (?:after|by|and day)|take care of (?!yourself)|good ?bye (?:to|party|was|is|kiss|card|letter)|(?:good ?)?bye (?:to|is|was|party)|see you (?:are|have|know|like|can|did)|see u (?:are|have)|so long (?:as|ago|since|to|and)|peace (?:and|of|with|in|is)|later (?:that|on|i|we|he|she|they|in)|have a good (?:day|night) (?:is|was)|night \w+ (?:was|is)|be well (?:done|known|off)|until (?:then|tomorrow) (?:i|we|it|he|she))\b/;
const AT_END =
  /(?:[,.;!]| and(?: i say)?| so|\b(?:i'?m|im) off| then| now| say| it's| it is| you| says?(?= [\w ]{3,12},? and so do i)) (?:a )?(?:very )?(?:good ?night|ni(?:ght|te) ?ni(?:ght|te)|(?<=[,.;!] )night|gn|good ?bye|bye+(?: ?bye+)*|sweet dreams|sleep (?:well|good|tight|under (?:good |the |a )?(?:stars|sky|moon))|see (?:you|ya)(?: (?:soon|later|tomorrow))?|ttyl|take care)(?:,? and so do i|(?:,? (?!of )\p{L}+){0,3})[\s.!~x]*$/u;
const TO_OTHERS =
  /\b(?:said|saying|kissed|waved|wave|to say|didn't|never|tell|told|want|wanted|hate|hated|hard|last|every|each|my (?:first|last)|his|her|their) (?:a |me |us |him |her |them |it )?(?:good ?night|good ?bye|bye)/;

const ADVERB = String.raw`(?:now|then|soon|too|early|first|for (?:now|today|tonight|the (?:day|night))|tonight|already|again|here|finally|myself|pet|love|dear|hun|mate|x+)`;
const REST = String.raw`(?:to (?:my |the |a )?(?:\w+ )?(?:bed|sleep|work|school|class|town|church|shops?|store|airport|gym|office|dinner|lunch|breakfast|shower|train|bus|rounds|shift|cook|eat|dream\w*|dreamland|stairs|park|trees|dogs|kids|garden|market|pub|celebrate|meet \w+|pick up \w+|pack|study|rest)|(?:up|down) the stairs|home|out(?: (?:to|of|for) [\w ']{1,24})?|up|off|in|down|away|for (?:a )?(?:\w+ )?(?:run|walk|nap|swim|sleep|night|shift|rest|dinner|lunch))`;
const GOING = String.raw`(?:go(?:ing)?|head(?:ing)?|leav(?:e|ing)|run(?:ning)?|dash|shoot|split|bounce|sleep(?:ing)?|rest|crash|log(?:ging)? (?:off|out)|sign(?:ing)? off|turn(?:ing)? in|doze off|hit(?:ting)? the (?:hay|sack|road|pillow)|call(?:ing)? it a (?:night|day)|hang(?:ing)? up|get (?:some |a bit of )?(?:sleep|rest|going|to (?:bed|sleep|work|class))|be (?:off|going|on my way)|catch (?:my|the) (?:bus|train|tram|flight)|lock up|try (?:to|and) (?:get some )?sleep)`;
const LEAVING = new RegExp(
  [
    String.raw`^(?:(?:i|we|and|so|really|sorry,?)(?: |(?=')))*(?:(?:'ve|have) )?(?:got to|gotta|have to|need to|must|should|shall|better|had better|'d better|really should|will|'ll|'m going to|'m gonna|am going to|im going to|im gonna|gonna|going to|think i(?:'ll| will| should)|let me) ${GOING}(?:,? (?:and |${REST}|${ADVERB}))*`,
    String.raw`^(?:i(?:'m| am|m) |we(?:'re| are) (?=off|heading|leaving))?(?:(?:just|really|finally) )?(?:off|away|heading|going|leaving|logging off|signing off|turning in|hanging up|calling it|going)(?:,? (?:and |${REST}|${ADVERB}))+`,
    String.raw`^i(?:'m| am|m)? (?:off|away|out|leaving|gone|signing off|logging off|turning in|sleeping|hanging up)(?: ${ADVERB})*`,
    String.raw`^(?:(?:i|ok|so) )*(?:got to|gotta|have to|need to|must|should|better|will|'ll|go)(?: go)?(?: and)? (?:boil|cook|eat|feed|make|do|pick|get|walk|put|see to|set|study|shower)\b[\w ']{0,24} (?:now|first)`,
    String.raw`^i (?:now )?(?:go|leave|sleep)(?: ${REST}| ${ADVERB}| sleep| dancing| and)+(?: ${REST}| ${ADVERB})*`,
    String.raw`^(?:it's |it is |past |almost |about )?(?:my )?bed ?time(?: ${ADVERB}| for me)*`,
    String.raw`^(?:drops, and |dinner, then |then |right, |off to )?bed(?: ${ADVERB}| for me|, if i can find it)*`,
    String.raw`^(?:and )?(?:lights? out|blackout|feet up, lights out)(?: in [\w ]{1,20}| ${ADVERB})*`,
    String.raw`^(?:sleep|sleeping|leaving|going|off)(?: ${ADVERB})+`,
    String.raw`^(?:it's |it is )?time (?:for me )?(?:to (?:go|sleep|turn in|leave)|for (?:bed|sleep|me to go))(?: to (?:bed|sleep))?(?: ${ADVERB})*`,
    String.raw`^(?:that's|that is|that will be|that's a) (?:(?:all|it) (?:for|from) (?:today|now|tonight|me)|a? ?wrap|me|me done|me for (?:today|now|tonight))(?:,? (?:thanks?|thank you))?`,
    String.raw`^(?:i'm |i am |im )?done for (?:today|tonight|now)`,
    String.raw`^i(?:'ll| will)? (?:say|wish you|bid you) (?:a )?(?:very )?good ?(?:night|bye|evening)`,
    String.raw`^i(?:'ll| will| should) (?:let you (?:go|sleep|rest)|leave you (?:to it|now|be|in peace))(?: ${ADVERB})*`,
    String.raw`^(?:closing|shutting|i(?:'m| am) (?:closing|shutting)|i close) (?:the|my) (?:laptop|book|eyes|computer|shop|window|shutters|curtains?)\b[^?]{0,24}`,
    String.raw`^(?:i(?:'m| am) )?(?:turning|switching) (?:the|my) (?:lamp|light|lights|phone|laptop|computer) off(?: ${ADVERB})*`,
    String.raw`^(?:calling it (?:a )?(?:night|day)|hitting the (?:hay|sack|road|pillow)|heading off|signing off|logging off)`,
    String.raw`^(?:brb|g2g|gtg|afk|over and out)`,
  ]
    .map((form) => `(?:${form})`)
    .join('|')
    .replace(/^/, '(?:')
    .replace(/$/, String.raw`)[\s.!~x…]*$`),
);
/** Going is no leaving where somebody else goes, or on another day. */
const NOT_NOW =
  /\b(?:yesterday|last (?:night|week)|every (?:day|night|week)|next (?:week|month|year)|always|usually|if|when i|because|but|until|not|never|can't|don't)\b|\bfor (?:good|ever)\b/;

/**
 * Whether somebody takes their leave in these words. In lower case, with straight quotes.
 * Whoever asks something beside it is answered first.
 */
export function takesLeave(lower: string): boolean {
  if (lower.includes('?') || lower.length > 300 || wordsOf(lower).length > MOST_WORDS) return false;
  return sentencesOf(lower).slice(-3).some(partsWith);
}

function partsWith(sentence: string): boolean {
  const bare = sentence
    .replace(/\p{Extended_Pictographic}/gu, ',')
    .replace(/[^\p{L}\p{N}\s'.,;!~…-]/gu, '')
    .replace(/ ,/g, ',')
    .trim();
  const rest = bare.replace(LEAD, '');
  if (TO_OTHERS.test(bare)) return false;
  const short = wordsOf(rest).length <= LONGEST;
  if (short && [bare, rest].some((one) => PARTING.test(one) && !NO_PARTING.test(one))) return true;
  if (AT_END.test(bare)) return true;
  return short && !NOT_NOW.test(rest) && [rest, ...rest.split(', ')].some((one) => LEAVING.test(one));
}
