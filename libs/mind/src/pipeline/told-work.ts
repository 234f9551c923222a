import { isTrade } from '../memory/words/trades';
import type { OwnQuestion } from './own-question';
import type { Unit } from './told-units';

export const VERBS =
  'fix|repair|restore|build|make|sell|drive|teach|coach|count|bake|cook|clean|design|write|run|own|manage|keep|grow|fly|sew|weave|tune|train|dispatch|guard|nurse|research|edit|translate|paint|carve|brew|farm|fish|deliver|treat|cut|print|weld|lay|mend|bind|polish|test|plan|serve|pour|tend|breed|shear|milk|raise|dig|mine|film|record|photograph|interpret|draw|mix|pack|sort|load|operate|install|inspect|investigate|defend|program|code|develop|dance|sing|play|groom|shoe|pilot|sail|conduct|collect|catalogue|archive|roast|blow|forge|throw|embroider|tailor|alter|care for|look after|work';
const PAST =
  'fixed|repaired|restored|built|made|sold|drove|taught|coached|counted|baked|cooked|cleaned|designed|wrote|ran|owned|managed|kept|grew|flew|sewed|wove|tuned|trained|dispatched|guarded|nursed|researched|edited|translated|painted|carved|brewed|farmed|fished|delivered|treated|cut|printed|welded|laid|mended|bound|tested|served|poured|tended|bred|raised|dug|mined|filmed|recorded|interpreted|drew|packed|sorted|loaded|operated|installed|inspected|defended|programmed|developed|danced|sang|played|sailed|conducted|worked';
const ING =
  'fixing|repairing|restoring|building|making|selling|driving|teaching|coaching|baking|cooking|cleaning|designing|writing|running|keeping|growing|flying|sewing|weaving|tuning|training|dispatching|guarding|nursing|researching|editing|translating|painting|carving|brewing|farming|fishing|delivering|treating|printing|welding|laying|mending|serving|tending|breeding|raising|digging|mining|filming|operating|installing|inspecting|programming|developing|sailing|conducting|working';
const ME = "(?:i(?:'m| am|m)|we(?:'re| are))";

/** What says what somebody does for a living, the surest first. Over a sentence in lower case. */
const NOW: readonly [RegExp, number][] = [
  [/\b(?:for a living|is my (?:job|work|trade)|my (?:job|work|trade) is|earn my)\b/, 3.5],
  [new RegExp(`\\b${ME} (?:still |currently |now |just |also )*(?:an?|the) (?<trade>[^,.;!?]{2,50})`), 3],
  [/\b(?:i|we) work (?:as|at|in|for|on) /, 2.6],
  [
    /\b(?:i|we)(?:'ve| have|ve)? (?:got |run |own |keep |have )+an? (?:[\w-]+ ){0,2}(?:shop|company|business|firm|restaurant|café|cafe|bakery|studio|practice|farm|stall|salon|garage|workshop|bar|hotel|kiosk|gallery)\b/,
    2.6,
  ],
  [
    new RegExp(
      `\\b(?:i|we) (?:still |mostly |mainly |now )?(?:${VERBS}) (?!(?:my|it|that|this|her|him|them|up|out|a lot|hard|so|very|too|well|badly|every|more|in my)\\b)[\\p{L}\\d]`,
      'u',
    ),
    2,
  ],
  [
    new RegExp(
      `(?:^|\\bbeen |\\b${ME} )(?:${ING}) (?!(?:my|it|that|this|up|out)\\b)\\p{L}.*\\b(?:years?|months|since|life)\\b`,
      'u',
    ),
    2.2,
  ],
  [new RegExp(`\\b(?:years?|decades|life) (?:of )?(?:${ING}|in the|as an?|as) `), 2.2],
];
const ONCE: readonly [RegExp, number][] = [
  [/\b(?:i|we) (?:was|were|used to be|had been) (?:once |formerly )?(?:an?|the) (?<trade>[^,.;!?]{2,50})/, 3],
  [/\b(?:i|we) (?:used to work|worked) (?:as|at|in|for) /, 2.8],
  [/\b(?:retired|former|ex)[- ](?<trade>[\p{L} -]{3,40})/u, 2.6],
  [/\bi(?:'m| am|m) (?:an?|the) (?<trade>[^,.;!?]{2,50}),? (?:and )?i (?:quit|left|stopped)\b/, 2.6],
  [new RegExp(`\\b(?:years?|decades|life) (?:of )?(?:${ING}|in the|as an?|as|on the) `), 2.2],
  [
    new RegExp(
      `\\b(?:i|we) (?:used to (?:${VERBS})|(?:${PAST})) (?!(?:my|it|that|this|her|him|them|up|out)\\b)[\\p{L}\\d].*\\b(?:years?|until|till|before|life|living)\\b`,
      'u',
    ),
    2,
  ],
];
const NEGATED = /\b(?:i (?:do not|don't|can't|cannot|never|didn't|won't|want|would|should|could|wish|hope)|i'd|if i)\b/;

const ASKS_WORK =
  /\b(?:what|which)\b.*\b(?:job|profession|occupation|trade|line of work|career|day job|kind of work|work as|my work)\b|\bwhat work\b|\bwhat (?:(?:do|did|have) (?:i|we)|(?:i|we) (?:did|do)\b)(?: (?:do|done|make|build|earn))?\b.*\b(?:living|work|money|all day|before|retire\w*)\b|\bhow (?:do|did) (?:i|we) (?:earn|make) (?:my|a|our) (?:living|money|bread)\b|\bwhat (?:do|did) i (?:work (?:as|at)|do)\??$|\bwhat am i by (?:trade|profession)\b|^what (?:was|were) (?:i|we) (?:before|until|back then|in (?:those|the old) days|in (?:my|our) (?:earlier|former|old|other) life)\b/;
const OF_OTHERS =
  /\b(?:his|her|their|he|she|they|(?:my|our) \p{L}+(?:'s)? (?:do|does|did|job|work|profession|trade|occupation|career|line)|\p{L}+'s (?:job|work|profession|trade|occupation|career))\b/u;
const MINE = /\b(?:my|our) (?:\p{L}+ )?(?:job|work|profession|trade|occupation|career|line)\b/u;
const WAS = /\b(?:was|did|used|before|former|previous|once|back then|retired?|had)\b/;

/** Whether a question asks what the person does, or did, for a living. */
export function asksWork({ text, own, attribute }: OwnQuestion): boolean {
  if (!ASKS_WORK.test(text) || /\b(?:company|name|phone|colleague|boss|at work|to work|working)\b/.test(text))
    return false;
  if (attribute && (attribute.kind !== 'work' || attribute.of.length > 0)) return false;
  return own && (MINE.test(text) || !OF_OTHERS.test(text));
}

/** The sentence that says what the person does for a living; what they did where that is asked for. Null where none does. */
export function workIn({ text }: OwnQuestion, units: readonly Unit[]): Unit | null {
  const once = WAS.test(text);
  let best: { unit: Unit; score: number } | null = null;
  for (const unit of units) {
    const score = Math.max(scoreOf(unit, once ? ONCE : NOW), once ? scoreOf(unit, NOW) - 1.5 : scoreOf(unit, ONCE) - 2);
    // Who one is stands in the first lines of a talk.
    const placed = score > 0 ? score + (unit.place < 3 ? 0.6 : 0) : 0;
    if (placed > (best?.score ?? 0.9)) best = { unit, score: placed };
  }
  return best?.unit ?? null;
}

function scoreOf({ text, place }: Unit, forms: readonly [RegExp, number][]): number {
  const lower = text.toLowerCase();
  let most = 0;
  for (const [form, weight] of forms) {
    const found = form.exec(lower);
    if (!found) continue;
    const trade = found.groups?.['trade'];
    if (trade !== undefined && !isTrade(trade)) continue;
    most = Math.max(most, weight);
  }
  // "Paulo, dentist, Curitiba": one of a list of fragments.
  if (place < 3 && forms === NOW && fragments(lower).some((part) => isTrade(part))) most = Math.max(most, 2.4);
  if (place < 3 && forms === ONCE && fragments(lower).some((part) => /\bretired\b/.test(part) && isTrade(part)))
    most = Math.max(most, 2.6);
  return NEGATED.test(lower) ? most - 1.5 : most;
}

const fragments = (lower: string) =>
  lower
    .replace(/[.!]+$/, '')
    .split(/[,;]| and /)
    .map((part) => part.trim().replace(/^(?:i'm|im|i am|an?|here|hi|hello|hey) /, ''))
    .filter(
      (part) =>
        part !== '' &&
        part.split(' ').length <= 5 &&
        !/\b(?:my|his|her|who|has|is|was|she|he|says?|said|the)\b/.test(part),
    );
