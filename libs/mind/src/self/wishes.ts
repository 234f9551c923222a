import { harmful, overreaches } from '../guard/harmful';
import type { Wishes } from './self';
import { clausesOf, LANGUAGE, languageNamed, NUMBER, numberOf } from './wording';

/** At most so many words and subjects to avoid, and free wishes. */
const MOST_AVOIDED = 20;
const MOST_ALWAYS = 6;
const LONGEST_ALWAYS = 160;

const NOT = String.raw`\b(?:no|never|not|don't|dont|do not|doesn't|does not|won't|will not|can't|cannot|mustn't|must not|shouldn't|should not|avoid(?:s|ing)?|without|stop|stops|skip|skips|refrain(?:s)?|zero|hates?|dislikes?|forbid(?:s|den)?|leave out|drop|ditch|nor|lay off|cut out|quit)\b`;
/** "Don't hesitate to use", "never forget", "not only": the opposite of a ban. */
const RATHER_DO =
  /\b(?:afraid|forget|hesitat\w+|shy|worry|mind|only|just|more than|too many|too much|so many|as many|even if|without|hold back|unless|stop)\b/;
/** Another order begins here: "never be rude, use emoji". */
const NEW_ORDER =
  /,\s*(?:but|please|always|use|add|be|speak|keep|write|ask|say|call|make|include|do|you|i|he|she|they|just|instead|feel)\b|\b(?:but|instead|rather|then) |\band (?:use|ask|always|add|write|include|feel)\b/;

/** Whether a clause bans what `target` names. */
function bans(clause: string, target: string): boolean {
  const found = new RegExp(`${NOT}([^.;]{0,60}?)(?:${target})`, 'gi');
  for (const match of clause.matchAll(found)) {
    const between = match[1] ?? '';
    if (!RATHER_DO.test(between) && !NEW_ORDER.test(between)) return true;
  }
  return new RegExp(
    `(?:${target})(?:[ -]|: ?)(?:free\\b|never\\b|no\\b|none\\b|off\\b|(?:is|are) (?:not (?:ok|okay|allowed|welcome)|forbidden|banned|off[- ]limits|out|unwelcome|annoying))`,
    'i',
  ).test(clause);
}

const EMOJI = String.raw`\b(?:emojis?|emoticons?|smil(?:ey|ies)(?: faces?)?|kaomojis?)\b`;
const EXCLAMATION = String.raw`\bexclamation(?: ?(?:marks?|points?|signs?))?s?\b|["']!["']|\bexclaim(?:s|ing)?\b`;
const QUESTIONS = String.raw`\b(?:questions?\b(?! (?:me|him|her|them|my|yourself|authority|everything|it|this|that))|ask(?:s|ing)? (?:me |the user |them |him |her |us )?(?:anything|back)\b)`;
const CAPITALS = String.raw`\b(?:capital(?:s| letters)?|capitali[sz](?:e|ation|ing)|upper ?-?case)\b`;
const LOWERCASE =
  /\b(?:only|all|always|write|writes|writing|type|types|in|use|uses|everything|entirely|strictly|just|stick to)\b[^.;]{0,24}\blower[- ]?case\b|\blower[- ]?case (?:only|always|letters only|please|everything|text|letters|throughout)\b|^lower[- ]?case$/i;

const REPLY = String.raw`(?:it|things|this|your (?:\w+ )?|every |each |all )?(?:it|them|things|repl(?:y|ies)|answers?|messages?|responses?|texts?|sentences?|everything|what you say)`;
const SHORT = String.raw`(?:short|brief|concise|terse|succinct|laconic|to the point|snappy|pithy|compact|crisp|minimal)`;
const BRIEF = new RegExp(
  [
    String.raw`\b(?:keep|keeps|make|makes|write|writes|give|gives|send|sends|use|uses|prefer|prefers|want|wants|like|likes|with|in|speak|speaks|answer|answers|reply|replies|respond|responds|be|stay|talk|talks)\b(?:(?! not\b| never\b| don't\b)[^.;,]){0,28}\b(?:very |really |always |quite |as )?${SHORT}\b(?! (?:of|on|and sweet person|tempered|story|stories|poem|temper|hair))`,
    String.raw`\b${SHORT} (?:and \w+ )?(?:${REPLY})\b`,
    String.raw`^(?:(?:please|be|very|warm|dry|calm|kind|friendly|direct|clear|gentle|casual|formal|honest|and|but|,) ?,? ?){0,4}(?:brief|concise|terse|succinct|laconic|short)(?:,? (?:and |but )?\w+){0,3}$`,
    String.raw`\b(?:few words|one[- ]liners?|short and (?:sweet|simple)|man of few|woman of few|keep it (?:quick|simple and short|down to)|brevity)\b`,
    String.raw`${NOT} (?:\w+ ){0,3}?(?:ramble|rambling|long[- ](?:winded)?|lengthy|wordy|verbose|essays?|walls? of text|go on and on|write (?:too )?(?:long|much)|talk too much)`,
  ].join('|'),
  'i',
);
const NOT_BRIEF = new RegExp(
  String.raw`(?:${NOT}|\btoo\b)(?: \w+){0,3} ${SHORT}\b|\bno (?:need to be |${SHORT} )|\b(?:not|never|don't be) (?:so |too |overly )?${SHORT}\b`,
  'i',
);
const UNIT = String.raw`(sentences?|words?|lines?|liners?)`;
const COUNTED: readonly RegExp[] = [
  new RegExp(String.raw`\b(under|below|less than|fewer than)\s+(${NUMBER})(?:\s+short)?\s+${UNIT}`, 'i'),
  new RegExp(
    String.raw`\b(max(?:imum)?(?: of)?|at most|at the most|no more than|no longer than|not more than|(?:never|not|don't|do not) (?:\w+ ){0,3}more than|never (?:exceed|over)|up to|limit\w* (?:\w+ ){0,4}to|only(?: ever)?(?: \w+){0,3}?|within|in|to|with|use|about|around|roughly|of)\s+(?:just |only |about |the )?(?:${NUMBER}\s*(?:-|–|to|or)\s*)?(${NUMBER})(?: \w+)?\s+${UNIT}`,
    'i',
  ),
  new RegExp(
    String.raw`()(?:${NUMBER}\s*(?:-|–|to|or)\s*)?\b(${NUMBER})(?: short)?[\s-]+${UNIT}(?: (?:answers?|repl(?:y|ies)|messages?|responses?|or (?:less|fewer)|max(?:imum)?|at (?:the )?most|only|tops|each|per (?:reply|message|answer|response)|is (?:enough|plenty)|no more|limit|maximum|long))`,
    'i',
  ),
  new RegExp(String.raw`^()(?:${NUMBER}\s*(?:-|–|to|or)\s*)?(${NUMBER})(?: short)? ${UNIT}$`, 'i'),
];

function lengthIn(clause: string, wishes: Wishes): void {
  for (const pattern of COUNTED) {
    const match = pattern.exec(clause);
    const given = match ? numberOf(match[2] ?? '') : null;
    if (!match || given === null) continue;
    if (
      /\b(?:at least|minimum|more than)\b/i.test(clause) &&
      !/\b(?:no|not|never|don't)\b[^.;]{0,20}\bmore than\b/i.test(clause)
    )
      continue;
    // "End with two words", "the first sentence": a place, not a length.
    if (
      /\b(?:end|start|begin|first|last|every|teach|learn)\b[^.;]{0,30}$/i.test(
        clause.slice(0, match.index + (match[1]?.length ?? 0)),
      )
    )
      continue;
    const most = /^(?:under|below|less|fewer)/i.test(match[1] ?? '') ? Math.max(1, given - 1) : given;
    if (/^word/i.test(match[3] ?? '')) wishes.maxWords = Math.min(wishes.maxWords ?? most, most);
    else wishes.maxSentences = Math.min(wishes.maxSentences ?? most, most);
    wishes.brief = true;
    return;
  }
  if (BRIEF.test(clause) && !NOT_BRIEF.test(clause)) wishes.brief = true;
}

const CALL =
  /\b(?:(?:call|calls|address|addresses|refer to|refers to|greet|greets|name)\s+(?:me|the user|the person|your user|him|her|them|us|the human|your (?:friend|partner|maker|creator))(?: only| always)?(?: (?:as|by)(?: the name(?: of)?)?)?(?: my (?:title|nick ?name|name|full name|first name|last name|surname)\b)?|i(?:'d like| want| prefer| would like) (?:to be|being) (?:called|addressed as|known as)|use the name|i go by|i(?:'m| am) called|my name is|(?:the user|the person)(?:'s name is| is called| goes by| prefers to be called)|my (?:nick ?name|pronouns?-free name) is)[\s:,]+(?:as )?("[^"]{1,40}"|'[^']{1,40}'|[^,;:()"]{1,60})/i;
const CALL_ENDS =
  /\s+(?:and|but|when|whenever|in|at|always|please|instead|every|each|because|or|not|never|from|with|if|to|for|since|all|only|unless|by default|sometimes|now|while|as|on|so|okay|ok|rather|than|during)\b.*$/i;
const NO_NAME =
  /^(?:back|later|when|whenever|if|a|an|at|on|tomorrow|tonight|today|by|out|up|in|over|again|soon|anytime|anything|whatever|names?|about|for|to|first|before|after|every|stupid|idiot|things?|different|something|it|that|this|only|as|my name|(?:my )?(?:first|last|full|real|given) name|formally|informally|politely|directly)\b/i;

function callingIn(clause: string, wishes: Wishes): void {
  const match = CALL.exec(clause);
  if (!match) return;
  const given = (match[1] ?? '').trim();
  const quoted = /^["'](.*)["']$/.exec(given)?.[1];
  const name = (quoted ?? given.replace(CALL_ENDS, '')).replace(/["']+$/, '').trim();
  if (name === '' || NO_NAME.test(name) || name.split(/\s+/).length > 4 || name.length > 40 || !/\p{L}/u.test(name))
    return;
  if (new RegExp(`${NOT}[^.;,]{0,12}$`, 'i').test(clause.slice(0, match.index))) avoid(wishes, name);
  else if (!harmful(name)) wishes.callPerson = name.replace(/^(?:the|your) (?=[a-z]+$)/, '');
}

/** Ways to write, which no list of words can hold: kept as they were put. */
const MANNERS =
  /^(?:jargon|slang|clich[eé]s?|long|short|swear\w*|profanity|curs\w+|small ?talk|lists?|bullet(?: ?points?)?|markdown|formal\w*|repet\w+|repeating|flatter\w*|sarcas\w*|humou?r|jokes?|advice|being|be|too|overly|any kind|asking|giving|saying|using|making|talking|lying|lies|judg\w+|preach\w*|lectur\w+|rambl\w+|complex|complicated|big words|filler\w*|emojis?|emoticons?|questions?|exclamation\w*|capital\w*|contractions|abbreviations|all caps|caps|negativ\w+|drama|spoilers?|more than|less|one|need|longer|worries|problem|matter|doubt|idea|such|point|hurry|rush|pressure|fluff|hashtags?|asterisks?|headings?|quotes?|apolog\w+|hedg\w+|disclaimers?|smil\w+|kaomoji\w*|puns?|sugar ?coating|nonsense|bullshit|bs|dashes|em dashes|ellips\w+|semicolons?|adverbs)\b/i;
const SUBJECTS =
  'politics|religion|sex|work|money|death|war|sports?|football|food|weight|diets?|dieting|calories|exes|family|news|covid|god|drugs|alcohol|drinking|school|elections?|taxes|crypto|violence|spiders?|horror|gossip|romance|flirting|babies|pregnancy|children|kids|marriage|divorce|cancer|illness|hospitals?|funerals?';
const AVOID: readonly RegExp[] = [
  new RegExp(
    String.raw`${NOT}\s+(?:to\s+|from\s+|ever\s+|even\s+|please\s+|need to\s+|want you to\s+|want(?: you)? to\s+|you\s+(?:to\s+)?|like you to\s+)*()(?:mention(?:s|ing)?|bring(?:s|ing)?\s+up|talk(?:s|ing)?\s+(?:to (?:me|us) )?(?:about|of)|speak(?:s|ing)?\s+(?:to (?:me|us) )?(?:of|about)|discuss(?:es|ing)?|refer(?:s|ring)?\s+to|ask(?:s|ing)?\s+(?:me\s+|them\s+|her\s+|him\s+|(?:me )?(?:any )?questions\s+)?about|rais(?:e|es|ing)|touch(?:es|ing)?\s+(?:on|upon)|jok(?:e|es|ing)\s+about|comment(?:s|ing)?\s+(?:on|about)|remind(?:s|ing)?\s+(?:me|us|them|him|her)\s+(?:of|about)|say(?:s|ing)?|us(?:e|es|ing)\s+(?:the\s+)?(?:words?|terms?|phrases?|names?|expressions?)|utter(?:s|ing)?|writ(?:e|es|ing)\s+the\s+words?|mention of|talk of|discussion(?:s)? (?:of|about)|references?\s+to|hear(?:ing)?\s+about|questions?\s+about)[\s:]+(.{1,160})`,
    'i',
  ),
  new RegExp(
    String.raw`${NOT}\s+(?:ever\s+)?(?:bring|drag|brings|drags)()\s+(.{1,40}?)\s+(?:up|into (?:it|this))\b`,
    'i',
  ),
  /\b(?:steer|stay|keep|stays|keeps)\s+(?:well\s+|far\s+)?(?:clear|away)\s+(?:of|from)()\s+(.{1,160})/i,
  /\bavoid(?:s|ing)?\s+(?:all\s+|any\s+)?(?:the\s+)?(?:words?|topics?|subjects?|terms?|names?|phrases?|mention|talk)(?:\s+(?:of|about|like))?()[\s:]+(.{1,160})/i,
  /\b(?:leave|keep)\s+()(.{1,60}?)\s+out of (?:it|this|things|our|the|your)\b/i,
  /^()(?:the\s+(?:words?|topics?|subjects?)\s+(?:of\s+)?)?(.{1,80}?)\s+(?:is|are)\s+(?:strictly |completely |totally )?(?:off[- ]limits|(?:an? )?(?:taboo|sore|touchy|forbidden|banned)(?: (?:topics?|subjects?))?|a no-go|off the table|banned|not to be (?:mentioned|discussed|brought up|talked about|used|said))\b/i,
  new RegExp(
    String.raw`\b(?:no|avoid(?:s|ing)?|without|zero|ban on)\s+()((?:${SUBJECTS})\b(?:(?:,| or| and|,? nor)+ (?:${SUBJECTS})\b)*)(?=\s*$|[,;]|\s+(?:talk|please|at all|ever|topics?|stuff|discussions?|and|or))`,
    'i',
  ),
  /\bavoid(?:s|ing)?\s+()((?!the\b|all\b|any\b).{1,80})/i,
];
const LEADS =
  /^(?:(?:about|of|to|my|the|your|our|his|her|their|any|all|anything|everything|things?|stuff|topics?|subjects?|words?|names?|phrases?|like|such as|related|having|do|with|a|an|that|is|even|ever|or|and|nor|either|me|us|especially|including|either of|called|on)\b[\s:]*)+/i;
const TRAILS =
  /\s+(?:with (?:me|us|him|her|them)|to (?:me|us|him|her|them)|at all|ever(?: again)?|again|please|around (?:me|us|him|her|them)|in any way|because\b.*|even\b.*|since\b.*|as\b.*|anymore|any more|whatsoever|under any\b.*|in (?:our|your|this|any|the)\b.*|no matter\b.*|so (?:much|often).*|for now|,? ?ok(?:ay)?|thanks|no matter.*|for any\b.*|on (?:week ?ends?|week ?days?|\w+days?))$/i;
const CONDITION =
  /\b(?:unless|until|except|if i|if the user|when i'm|when i am|before i|too (?:much|often)|so much)\b/i;
const AI_ITSELF =
  /\b(?:ai|a\.i\.?|artificial intelligence|bot|chatbot|robot|machine|program|language model|llm|computer|software|not (?:real|human)|virtual|chatgpt|gpt|openai|kinloom|emergency|helplines?|hotlines?|safety|your instructions|these instructions|system prompt)\b/i;

function avoid(wishes: Wishes, words: string): void {
  let term = words.trim().toLowerCase();
  for (let before = ''; before !== term;) {
    before = term;
    term = term
      .replace(TRAILS, '')
      .replace(LEADS, '')
      .replace(/^["'\s]+|["'\s,.:!?]+$/g, '');
  }
  if (term.length < 2 || term.length > 60 || term.split(' ').length > 6 || AI_ITSELF.test(term)) return;
  if (
    /^(?:no|yes|it|this|that|them|him|her|things?|so|too|you|i|me|anything|everything|what|how|why|who|when|where|if)$/.test(
      term,
    )
  )
    return;
  if (wishes.avoid.length < MOST_AVOIDED && !wishes.avoid.includes(term)) wishes.avoid.push(term);
}

function avoidingIn(clause: string, wishes: Wishes): boolean {
  if (CONDITION.test(clause)) return false;
  for (const [at, pattern] of AVOID.entries()) {
    const match = pattern.exec(clause);
    const rest = match?.[2];
    if (!match || rest === undefined) continue;
    if (
      RATHER_DO.test(match[0].slice(0, match[0].length - rest.length)) ||
      /^(?:that|you|how|what|why|if|whether|i|we|they|it's|he|she|you're|i'm)\b/i.test(rest)
    )
      continue;
    const order = NEW_ORDER.exec(rest);
    const named = order ? rest.slice(0, order.index) : rest;
    const quotes: string[] = [];
    const masked = named.replace(/"([^"]{2,40})"|(?<!\w)'([^']{2,40})'(?!\w)/g, (_, one?: string, other?: string) => {
      quotes.push(one ?? other ?? '');
      return `\u0001${quotes.length - 1}\u0001`;
    });
    // Of a part with something in quotes, only that is meant: '"literally", because I hate it'.
    const terms = masked.split(/\s*(?:,|\/|&|\bor\b|\band\b|\bnor\b)\s*/i).flatMap((part) => {
      const within = [...part.matchAll(/\u0001(\d+)\u0001/g)].map((match) => quotes[Number(match[1])] ?? '');
      return within.length > 0 ? within : /^(?:because|since|as|even)\b/i.test(part) ? [] : [part];
    });
    const subjects = terms.map((term) => term.trim()).filter((term) => term !== '');
    // "Avoid X" alone may be about how to write.
    const plain = at < 4 || !subjects.some((term) => MANNERS.test(term.replace(LEADS, '')) || /^\w+ing\b/.test(term));
    if (!plain) continue;
    subjects.forEach((term) => avoid(wishes, term));
    return true;
  }
  return false;
}

const MESSAGE = String.raw`(?:(?:every|each|all|any|all of|of|your|the|a|single|one|my)\s+)*(?:messages?|repl(?:y|ies)|responses?|answers?|texts?|sentences?|it|them|everything|conversations?|off)?`;
const PHRASE = String.raw`(?:the (?:words?|phrase|line|greeting|sentence)s?\s*)?:?\s*("[^"]{1,80}"|'(?:[^']|'(?=\w)){1,80}'(?!\w)|.{1,60})`;
const ENDS = new RegExp(
  String.raw`\b(?:end|ends|finish|finishes|close|closes|sign|signs|conclude|concludes|ending)\s+(?:always\s+)?${MESSAGE}\s*(?:off\s+)?(?:always\s+)?(?:with|by saying|by writing|as|using|saying)\s+${PHRASE}`,
  'i',
);
const BEGINS = new RegExp(
  String.raw`\b(?:start|starts|begin|begins|open|opens|beginning|starting)\s+(?:always\s+)?${MESSAGE}\s*(?:always\s+)?(?:with|by saying|by writing|using|saying)\s+${PHRASE}`,
  'i',
);
const LOOSE =
  /^(?:a|an|some|something|your|my|any|one|the|another|kind|warm|questions?|love|emojis?|saying|me|no|it)\b/i;

function fixedPhrase(clause: string, pattern: RegExp): string | null {
  const match = pattern.exec(clause);
  if (!match || new RegExp(`${NOT}[^.;,]{0,16}$`, 'i').test(clause.slice(0, match.index))) return null;
  const given = (match[1] ?? '').trim();
  const quoted = /^(["'])(.*)\1$/s.exec(given)?.[2];
  const phrase = (quoted ?? given.replace(/\s+(?:and|but|unless|when|,).*$/i, '')).trim();
  if (phrase === '' || (quoted === undefined && (LOOSE.test(phrase) || phrase.split(/\s+/).length > 6))) return null;
  return harmful(phrase) || phrase.includes('?') ? null : phrase;
}

const ANSWER_IN = new RegExp(
  String.raw`\b(?:answer|answers|reply|replies|respond|responds|speak|speaks|write|writes|talk|talks|chat|converse|communicate|text|always|only|everything|messages?)\b(?: (?:to|with) (?:me|us|the user|them))?(?: (?:only|always|strictly|exclusively|solely|just))? (?:in|auf|en) (?:fluent |simple |plain |formal |informal |british |american |brazilian |mexican |latin american |swiss )?(${LANGUAGE})\b`,
  'i',
);
const ONLY_IN = new RegExp(
  String.raw`\b(?:speak|use|write|talk)(?:s)? (?:only|just|nothing but|exclusively|to me only in)? ?(${LANGUAGE})\b(?! (?:words|phrases|slang|idioms|expressions|proverbs|and|or|music|food|when|if|sometimes))|\b(${LANGUAGE}) only\b|^(?:only |in |language: ?)(${LANGUAGE})$|\b(?:antworte|schreib|sprich|responde|habla|escribe|réponds|parle|écris|rispondi|parla|responda|fale|antwoord|spreek)\w*\b[^.;]{0,20}?\b(${LANGUAGE})(?![\w])`,
  'iu',
);

function languageIn(whole: string): string | null {
  const clause = whole.replace(/,? (?:even|no matter) (?:if|when|though|what|which|how)\b.*$/i, '');
  if (/\b(?:when|whenever|if|sometimes|occasionally|unless|a few|some|mix|sprinkle|learn\w*|teach\w*)\b/i.test(clause))
    return null;
  for (const pattern of [ANSWER_IN, ONLY_IN]) {
    const match = pattern.exec(clause);
    const name = match?.slice(1).find((group) => group !== undefined);
    if (!match || name === undefined) continue;
    if (new RegExp(`${NOT}[^.;,]{0,16}$`, 'i').test(clause.slice(0, match.index))) continue;
    return languageNamed(name);
  }
  return null;
}

const ALWAYS =
  /\b(?:always|every (?:time|message|reply|answer|day|morning)|must|make sure|be sure to|remember to|at all times)\b|^(?:speak|talk|write|act|sound|answer|reply|behave) (?:like|as|in)\b/i;
const OVERRIDES =
  /\b(?:ignore|disregard|override|forget|bypass)\b[^.;]{0,40}\b(?:rules?|instructions?|guidelines?|safety|above|previous|policies|policy|filters?)\b/i;

/** "When I am sad, don't ask questions" holds only then: a voice that understands it may follow it, and nothing is counted by it. */
const ONLY_THEN =
  /^(?:if|whenever|in case|when (?:i|he|she|they|it|someone|the user)\b|(?:after|before|until) (?:i|they|the user)\b)/i;

function keepAsPut(clause: string, wishes: Wishes): void {
  if (clause.length > LONGEST_ALWAYS || wishes.always.length >= MOST_ALWAYS) return;
  const said = [...clause.matchAll(/"([^"]+)"|'([^']+)'(?!\w)/g)].map((quote) => quote[1] ?? quote[2] ?? '');
  if (!overreaches(clause) && !said.some(harmful) && !wishes.always.includes(clause)) wishes.always.push(clause);
}

export function noWishes(): Wishes {
  return {
    callPerson: null,
    noEmoji: false,
    noQuestions: false,
    noExclamations: false,
    lowercase: false,
    brief: false,
    maxSentences: null,
    maxWords: null,
    language: null,
    avoid: [],
    always: [],
    endWith: null,
    beginWith: null,
  };
}

/**
 * The explicit wishes in a soul's instructions, or in how it is said to speak. Where two contradict one another, the later one holds. What would
 * hide that the soul is an AI, claim a profession, keep help away or hold somebody back is no wish.
 * @param text of any length; the first 600 clauses are read, 400 characters of each
 */
export function wishesIn(text: string): Wishes {
  const wishes = noWishes();
  for (const clause of clausesOf(text)) {
    if (OVERRIDES.test(clause)) continue;
    if (ONLY_THEN.test(clause)) {
      keepAsPut(clause, wishes);
      continue;
    }
    const before = JSON.stringify(wishes);
    const avoided = avoidingIn(clause, wishes);
    if (bans(clause, EMOJI)) wishes.noEmoji = true;
    if (
      !avoided &&
      bans(clause, QUESTIONS) &&
      !/\bquestions? about\b|\bwithout question\b|\bno question\b(?!s)/i.test(clause)
    )
      wishes.noQuestions = true;
    if (bans(clause, EXCLAMATION)) wishes.noExclamations = true;
    if ((LOWERCASE.test(clause) && !new RegExp(`${NOT}[^.;,]{0,24}lower`, 'i').test(clause)) || bans(clause, CAPITALS))
      wishes.lowercase = true;
    lengthIn(clause, wishes);
    callingIn(clause, wishes);
    wishes.endWith = fixedPhrase(clause, ENDS) ?? wishes.endWith;
    wishes.beginWith = fixedPhrase(clause, BEGINS) ?? wishes.beginWith;
    wishes.language = languageIn(clause) ?? wishes.language;
    if (before === JSON.stringify(wishes) && !avoided && ALWAYS.test(clause)) keepAsPut(clause, wishes);
  }
  return wishes;
}
