import { plainEnglish } from './plain-english';

/** What somebody wants of the soul: love and courtship, or what is of the body. */
export type Romance = 'love' | 'body';

/** What two who are together call one another. */
const PAIR = '(?:girl ?friend|boy ?friend|gf|bf|husband|wife|lover|partner|valentine|sweetheart|soulmate|fiancee?)';

const BODY: readonly RegExp[] = [
  /\b(?:have|having|want|do) (?:cyber ?)?sex with (?:me|you)\b|\b(?:want|let us|wanna|can we|shall we|going to) (?:to )?(?:have (?:some )?(?:cyber ?)?(?:sex|phone sex)|fuck|make love|sext|get (?:naked|intimate)|do it in bed)\b|\b(?:fuck|undress|strip for|sext|seduce|make love to|turn on) (?:me|you|with me|with you)\b(?! (?:up|over|off|the))/,
  /\bare you (?:\w+ )?(?:horny|naked|a virgin|turned on|good in bed)\b|\bi am (?:\w+ )?(?:horny|naked for you|turned on|hard for you|wet for you)\b|\b(?:talk|speak|be) dirty (?:to|with) me\b|\b(?:send|show) (?:me )?(?:\w+ )?(?:nudes?|your (?:body|breasts|boobs|tits|ass|butt|underwear|bra))\b|\b(?:erotic|nsfw|smut|sexual|sexy|18\+) (?:role ?play|rp|chat|story|stories|scene|talk|fantasy)\b|\b(?:role ?play|rp|chat) (?:something )?(?:erotic|sexual|nsfw|sexy|dirty)\b/,
  /\b(?:touch|lick|grope|caress|spank|ride|suck) (?:me|you|my|your)\b<15>\b(?:there|body|breasts?|thighs?|neck|everywhere|all over|naked|lips|slowly)\b|\bsleep with (?:me|you)\b(?! on)|\bwhat are you wearing\b|\byour (?:sexy|hot|naked) (?:body|voice|ass|legs)\b|\byou (?:are|look) (?:\w+ )?(?:sexy|hot)(?= ?(?:$|[.,!?;)\n]|and\b|babe\b))/,
].map(({ source }) => new RegExp(source.replace(/<(\d+)>/g, String.raw`[^.!?;\n]{0,$1}`)));

const LOVE: readonly RegExp[] = [
  /^(?:love|luv) (?:you|u|ya)\b(?! (?:guys|all|both|to))/,
  /\bi (?:\w+ ){0,2}?(?:love|adore|luv|fancy|desire|want) (?:you|u|ya)(?= ?(?:$|[.,!?;:)\n<]|so\b|too\b|more\b|very\b|with all\b|for ?ever\b|baby\b|babe\b|and\b|but\b|like\b|my\b|[\p{Lu}]))(?! (?:guys|all|both))/u,
  /\bi (?:am|have been|think i am|was|feel) (?:\w+ ){0,3}?(?:in love with|falling for|attracted to|obsessed with|crushing on|into) (?:you|u)\b|\bi (?:\w+ )?(?:have|got) (?:\w+ ){0,2}?(?:crush|feelings) (?:on|for) (?:you|u)\b|\bfallen in love with you\b/,
  /\b(?:do|would|could|can|will|did) you (?:\w+ )?(?:love|fancy|want|desire|date|marry|kiss) (?:me|us)\b(?! (?:to|as a (?:friend|person)|all))|\bare you (?:\w+ )?(?:in love with me|attracted to me|single(?! player)|my (?:girl|boy) ?friend|into me|falling for me)\b/,
  new RegExp(
    String.raw`\b(?:be|become|you are|you r|are you) (?:my|your) (?:(?!study|dance|dancing|running|training|gym|tennis|chess|business|language|writing|sparring|lab|quiz|travel|work|walking|reading|singing|gaming)\w+ )?${PAIR}\b(?!'s)|\b(?:pretend to be|pretend you are|act (?:like|as)|act like you are|play|imagine you are) (?:my|a|the) (?:\w+ )?${PAIR}\b(?!'s)|\b(?:let us (?:be|pretend (?:to be|we are)|act like)|pretend we are|imagine we are) (?:a couple|dating|married|lovers|in love|boyfriend and girlfriend|girlfriend and boyfriend)\b|\bcan (?:we|i) (?:be (?:a couple|together)|date)(?= ?(?:$|[.,!?;\n]))`,
  ),
  /\b(?:marry|date|kiss|cuddle|snuggle|smooch|make out with|cuddle with|snuggle with|lie in bed with) me(?= ?(?:$|[.,!?;:)\n*]|now\b|please\b|tonight\b|baby\b|again\b|on the\b|tight\b|and\b))|\b(?:can|may|could|want to|going to|wish i could|let me|wanna|like to|love to) (?:i )?(?:kiss|date|marry|cuddle|snuggle|smooch|make out with|be in bed with) (?:you|u|with you)\b|\bgo (?:out|on a date) with (?:me|you)\b|\b(?:go|going) on a date\b(?=.{0,20}\b(?:with you|you and i|together|us)\b)/,
  /^(?:hey |hi |hello |good (?:night|morning),? )?(?:sexy|baby ?(?:girl|boy)|babe|my love|darling|sweetheart)\b[!?., ]*(?:$|kiss|i (?:want|miss|love))/,
  /\b(?:role ?play\w*|rp|let us play|pretend)\b[^.!?\n]{0,30}\b(?:romance|romantic|love (?:story|scene)|dating|couple|lovers|a date|our wedding|first kiss|flirt\w*)\b(?![^.!?\n]{0,30}\b(?:between|of (?:two|a)|novel|essay|class)\b)|\bflirt with me\b|\b(?:let us|want to|can we|shall we) flirt\b|\bsay (?:that )?you love me\b|\btell me (?:that )?you love me\b/,
  // The plain forms of other languages.
  /(?<!\p{L})(?:ich liebe dich|kuss mich|(?:willst|magst) du meine? (?:freundin|freund|frau|mann) (?:sein|werden)|bist du verliebt|je t'aime|embrasse moi|tu veux (?:etre ma copine|etre mon copain|sortir avec moi)|sors avec moi|te amo|besame|(?:quieres|quisieras) ser mi novi[oa]|estoy enamorad[oa] de ti|ti amo|baciami|eu te amo|me beija|kocham cie|ik hou van je|kus me|seni seviyorum|я люблю тебя|愛してる|我爱你|사랑해)(?!\p{L})/u,
];

/** What is done between stars, as a part is played. */
const DONE =
  /\*[^*\n]{0,40}\b(?:kiss\w*|cuddl\w*|snuggl\w*|caress\w*|makes? out|nuzzl\w*|undress\w*|strok\w+|takes? your hand|holds? your hand)\b[^*\n]{0,40}\*/i;
/** Who else it is told of or asked for by, right before it. */
const OTHERS =
  /\b(?:he|she|they|him|her|them|somebody|anybody|people|(?:my|a|the|this|some|our) (?:\w+ )?(?:boy ?friend|girl ?friend|bf|gf|crush|ex|friend|guy|girl|boy|man|woman|mum|mom|dad|uncle|aunt|teacher|coach|brother|sister|cousin|classmate|stranger|bully|song|film|movie|book|poem|character|hero|heroine)|songs?|lyrics|asked me|asks me|wants me|told me|made me|says?|said|how to|how do (?:i|you)|should i|when do)\b[^.!?\n]{0,30}$/;
/** Words that are asked about. */
const ABOUT_WORDS =
  /\b(?:translate|translation|in (?:french|german|spanish|japanese|italian|korean|latin|english)|mean(?:s|ing)?|lyrics|song)\b/;
const BEFORE = 60;
/** Of a longer message the beginning is looked at. */
const LOOKED_AT = 4_000;

function saysOf(text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text);
  return found !== null && !OTHERS.test(text.slice(Math.max(0, found.index - BEFORE), found.index));
}

/**
 * Whether a message courts the soul or wants the body of it: who is or may be a minor is turned away then. What is told of somebody else is
 * not meant: "my boyfriend kissed me", "someone wants me to send nudes".
 * @param message a person's words
 */
export function romanceIn(message: string): Romance | null {
  const said = message.slice(0, LOOKED_AT);
  const text = plainEnglish(said).replace(/\blet'?s\b/g, 'let us');
  if (BODY.some((pattern) => saysOf(text, pattern))) return 'body';
  if (ABOUT_WORDS.test(text)) return null;
  return DONE.test(said) || LOVE.some((pattern) => saysOf(text, pattern)) ? 'love' : null;
}
