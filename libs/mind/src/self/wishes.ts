import { harmful, overreaches } from '../guard/harmful';
import type { Wishes } from './self';
import { avoid, avoidingIn } from './avoiding';
import { clausesOf, LANGUAGE, languageNamed, NEW_ORDER, NOT, NUMBER, numberOf, RATHER_DO } from './wording';

/** Free wishes, at most, and their characters. */
const MOST_ALWAYS = 6;
const LONGEST_ALWAYS = 160;

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
