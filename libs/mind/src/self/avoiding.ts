import type { Wishes } from './self';
import { NEW_ORDER, NOT, RATHER_DO } from './wording';

/** Words and subjects to avoid, at most. */
const MOST_AVOIDED = 20;

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

/** Adds a word or subject, freed of what surrounds it: `ex` of "my ex, ever". What a soul is, and where help is found, can not be forbidden. */
export function avoid(wishes: Wishes, words: string): void {
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

/** Reads what a clause wants never to hear of; whether there was anything. */
export function avoidingIn(clause: string, wishes: Wishes): boolean {
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
