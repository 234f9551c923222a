import { mended, plain, wordsOf } from '../perception/text';
import { mentionsIn } from './cast';
import { INTENTS } from './intents';
import { lemmaOf } from './words/lemmas';
import { roleOf } from './words/roles';

/** A word that is looked for. */
export interface Sought {
  lemma: string;
  /** 1 for what is asked about; less for what only says what kind of answer is wanted, or how it is. */
  weight: number;
  /** The relation asked for says it already. */
  used: boolean;
  /** It says which sort of thing the answer is: "which herb". */
  sort: boolean;
}

/** A question about something that was told, taken apart. */
export interface Question {
  asks: 'value' | 'when' | 'before' | 'whether' | 'all';
  /** It says that it asks for something told: "do you remember". */
  cued: boolean;
  /** `person`, roles (`sister`) and names in lower case (`ana`). Who it is about comes first. */
  subjects: string[];
  /** What it may ask for, the likeliest first. */
  relations: string[];
  /** What kind of word answers it. */
  wants: 'place' | 'person' | 'number' | 'time' | 'name' | 'thing';
  /** What is looked for beyond the subject. */
  words: Sought[];
  /** It speaks of the person or of somebody of theirs; else it may ask about the world. */
  own: boolean;
  /** How those it is about are called in it: "baby", "corgi". As lemmas. */
  saidAs: string[];
  /** The person is who does what is asked about: "where did I …". */
  ofPerson: boolean;
  /** It asks about the soul's own name or what was asked of it. */
  ofSoul: boolean;
  /** Without what asks: "where do I live". */
  core: string;
}

const CUE =
  /\b(?:(?:do|can|did|could|would|will) (?:you|u) (?:still |even |happen to |maybe |actually |by any chance |perhaps )*(?:remember|recall|know|remind me)|you (?:still )?(?:remember|recall)|remember(?: me telling you)?|remind me|refresh my memory|(?:i|i've|have i|did i|had i) (?:ever |already |once |just )*(?:told|tell|said|say|mention|mentioned|talked?|spoken?) (?:to )?(?:you|u|earlier|before|about|that|anything)?|what did i (?:say|tell|mention|call)|(?:i|i've) (?:told|mentioned)|you (?:should )?know (?:my|where|what|who|when|how|which|whether|if)|tell me (?:again )?(?:what|where|who|when|which|how|about my|my)|what do you (?:know|remember)|quiz|test your memory|bet you (?:don't|forgot|can't)|have you forgotten|did you forget|don't tell me you forgot|any chance you remember|can you tell me (?:what|where|who|when|which|how|my)|i forgot|i can't remember|what was (?:it )?again)\b/i;
const CUE_CUT =
  /(?:^|\b)(?:(?:hey|hi|ok|okay|so|and|but|well|oh|by the way|btw|quick question|random question|question|tell me|hmm|um|now|alright|right)[,:. -]+)*(?:(?:do|can|did|could|would|will) (?:you|u) (?:still |even |happen to |maybe |actually |by any chance |perhaps )*(?:remember|recall|know|remind me(?: of)?|tell me)(?: again)?|you (?:still )?(?:remember|recall|know)|remember|remind me(?: again)?(?: of)?|refresh my memory(?: on| about)?|tell me(?: again)?|bet you (?:don't|can't) remember|have you forgotten|did you forget|any chance you remember|i forgot|i can't remember)[,:]? (?:about )?/i;

/** Words that ask and join, and say nothing of what is asked for. */
const SCAFFOLD = new Set(
  (
    'i me my mine myself we us our you your u ur it its he she they him her his hers them their the a an this that these those there here what which who whom whose where when why how do does did be am is are was were been ' +
    'being have has had can could will would shall should may might must and or but if so to of in on at by for with from about into as than then not no yes again exactly actually really right now anymore still ever ' +
    'long far often tall need away already just also too please hey hi ok okay well oh remember recall know remind tell told say said mention mentioned talk talked speak spoke forget forgot think guess earlier ago once today lately currently ' +
    'these nowadays moment time kind sort type thing things something anything someone anyone one ones some any many much lot most more few get got go goes going went come came make made take took use used let s re ll ve d ' +
    "what's who's where's when's how's that's it's don't doesn't didn't isn't aren't wasn't haven't can't i'm i've i'd you're we're he's she's they're name like both all up out off over down around back way " +
    'whether because though currently present give me question memory curious wondering wonder quick chat conversation before previously formerly do doing done happen happened else other own whole'
  ).split(' '),
);

/** Somebody named or described becomes X, so that one pattern fits all. */
function withX(
  core: string,
  names: readonly string[],
  defined: boolean,
): { text: string; subjects: string[]; saidAs: string[] } {
  const subjects: string[] = [];
  const saidAs: string[] = [];
  // "Lena's mother" is neither Lena nor the person's own mother.
  const whose = /\b(?:my )?(\p{L}+)'s (\p{L}+)\b/iu.exec(core);
  const owner =
    whose && (names.includes(whose[1]!.toLowerCase()) ? whose[1]!.toLowerCase() : roleOf(whose[1]!.toLowerCase())?.key);
  const role = whose ? roleOf(whose[2]!.toLowerCase()) : null;
  if (whose && owner && role)
    return { text: core.replace(whose[0], 'X'), subjects: [`${owner}'s ${role.key}`], saidAs };
  let text = core;
  for (const mention of mentionsIn(core, true).reverse()) {
    if (!/^(?:my|our|the|an?|)$/.test(mention.by) || mention.who.role === null) continue;
    const own =
      (defined && mention.by === 'the' && (mention.who.animal || mention.who.role === 'child')) ||
      mention.by === 'my' ||
      mention.by === 'our' ||
      /^(?:mother|father|grandmother|grandfather)$/.test(mention.who.role);
    if (!own) continue;
    saidAs.push(lemmaOf(mention.own.split(' ').at(-1) ?? ''));
    subjects.unshift(mention.who.name?.toLowerCase() ?? mention.who.role);
    const tail = mention.possessive ? "'s" : '';
    text = `${text.slice(0, mention.at)}X${tail}${text.slice(mention.end)}`;
  }
  for (const name of names) {
    const at = new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'iu').exec(text);
    if (!at) continue;
    subjects.push(name);
    text = `${text.slice(0, at.index)}X${text.slice(at.index + name.length)}`;
  }
  return { text, subjects, saidAs };
}

const BEFORE =
  /\b(?:before(?! (?:my|the|our|i|we|bed))|previously|formerly|used to|originally live|(?:old|former|previous|last|ex) (?:job|home|flat|house|city|town|car|work|employer|place|company)|in the past|back then|once (?:live|work))\b/i;
const ALL =
  /\bwhat (?:do|did|else do) (?:you|i) (?:know|remember|recall|tell|told|say|mention)(?: you)?(?: all)?(?: so far)? (?:about|of)\b|\b(?:everything|all) (?:you know|i(?:'ve)? told|about)\b|\bwhat (?:do you|have you|have i) (?:remember|know|learned|told)[^?]*\babout\b|\btell me (?:all )?about (?:my|X)\b|\bwhat have i told you\b|\bwhat do you (?:know|remember)\??$|\b(?:which|what|how many) (?:languages|instruments|sports|pets|animals|hobbies|allergies|foods|things)\b/i;
const WHETHER =
  /^(?:so |and |but )?(?:do|does|did|am|is|are|was|were|have|has|can|will|would|isn't|aren't|don't|didn't) (?:i|we|X|my|our|he|she|they|it|there)\b/i;
const EVER =
  /\b(?:have i|did i|i've|i) (?:ever |already )*(?:told|tell|mention|mentioned|talked?|spoken?|said|say)(?: to)?(?: you)?(?: anything)?(?: about| of| that)\b/i;

/**
 * What a message asks for of what was told; null where it does not ask at all.
 * @param names in lower case, of those known
 * @param defined "the dog" is the person's dog
 */
export function questionOf(
  message: string,
  names: readonly string[],
  soulName: string,
  defined = true,
): Question | null {
  const text = mended(plain(message.slice(0, 1_000)))
    .replace(
      /\b(my (?:\w+ )?(?:mum|mom|dad|mother|father|sister|brother|wife|husband|son|daughter|dog|cat|boss|friend|partner|girlfriend|boyfriend|cousin|neighbour|flatmate|roommate|grandma|grandpa|hamster|rabbit|baby|kid|therapist|teacher))s (?=name|birthday|job|age|called|favou?rite)/gi,
      "$1's ",
    )
    .replace(/\bfavorite\b|\bfave?\b/gi, 'favourite')
    .replace(/\bguinea pig/gi, 'guinea-pig')
    .replace(/\bbday\b/gi, 'birthday');
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== '');
  const asking = sentences.filter((one) => /\?\s*$/.test(one) || STARTS.test(one) || CUE.test(one));
  const chosen = asking.at(-1);
  if (!chosen) return null;
  const cued = CUE.test(text);
  const core = chosen
    .replace(CUE_CUT, ' ')
    .replace(/[?!.]+\s*$/, '')
    .trim()
    .replace(/\b(what|who|where|when|how)'s\b/gi, '$1 is')
    .replace(/\bbefore (?:the|my|our|i|we|having|moving|becoming)\b.*$/i, 'before');
  const { text: shaped, subjects, saidAs } = withX(core, names, defined);
  const lower = shaped.replace(/[A-WYZ]/g, (letter) => letter.toLowerCase());
  const own =
    /\b(?:i|i'm|i've|i'd|me|my|mine|our|we|us|myself)\b/i.test(core) ||
    subjects.length > 0 ||
    (cued && /\b(?:i|my|me)\b/i.test(text));
  // What the soul itself does, thinks or can do is asked of it, not of what was told.
  if (!cued && /\b(?:you|your|yourself)\b/.test(lower) && !/\b(?:call you|i call|asked? you)\b/.test(lower))
    return null;
  const fitting = INTENTS.filter(({ form }) => form.test(lower));
  const before = BEFORE.test(lower);
  const open = /^(?:\w+ ){0,3}(?:what|where|who|when|which|how|whose)\b/.test(lower);
  const when =
    /^(?:\w+ ){0,4}(?:when|what (?:day|date|time|month|year)|which (?:day|month|year)|how (?:soon|long (?:ago|until)))\b/.test(
      lower,
    ) || /\bwhen(?! (?:i|we) )\b/.test(lower);
  const asks =
    EVER.test(text) && !open
      ? 'whether'
      : ALL.test(lower) || ALL.test(text)
        ? 'all'
        : before
          ? 'before'
          : when
            ? 'when'
            : WHETHER.test(lower.trim())
              ? 'whether'
              : (fitting[0]?.asks ?? 'value');
  return {
    asks,
    cued,
    subjects: subjects.length > 0 ? [...new Set(subjects)] : ['person'],
    relations: [...new Set(fitting.flatMap((one) => one.relations))],
    wants: fitting[0]?.wants ?? wantsOf(lower),
    words: soughtIn(lower, fitting[0]?.uses ?? ''),
    own,
    saidAs,
    ofPerson:
      /\b(?:i|we|i'm|i've|i'd)\b/.test(lower) ||
      /^(?:what|when|where|which|how)(?: \w+){0,2} (?:is|are|was|were) (?:my|our) (?!\w+'s)/.test(lower),
    ofSoul:
      /\b(?:your name|call you|i call|nickname for you|asked? you)\b/.test(lower) ||
      new RegExp(`\\b${soulName.toLowerCase().replace(/[^\p{L} ]/gu, '.')}\\b`, 'u').test(lower),
    core: lower,
  };
}
/** How something is, or of which sort: it helps to choose, and is not asked for. */
const SOFT = new Set(
  'first last full year week month day morning night season next big small main new own old favourit wrong recent recently soon later great little real whole special specific exact correct important next previous usual normally usually supposed plan go happen bad good nice'
    .split(' ')
    .map((word) => lemmaOf(word)),
);
function soughtIn(lower: string, uses: string): Sought[] {
  const used = new Set(uses.split(' ').map((word) => lemmaOf(word)));
  // What follows "what" or "which" says what sort of thing the answer is: "which herb do I hate?".
  const type =
    /\b(?:what|which)(?: (?:kind|sort|type|breed) of)? ((?:[a-z]+ )?[a-z]+) (?:do|does|did|am|is|are|was|were|have|has|had|can|will|should|would|i|we|x|has|helps?|makes?|scares?)\b/.exec(
      lower,
    )?.[1] ?? '';
  const sorts = new Set(wordsOf(type).map((word) => lemmaOf(word)));
  const sought = new Map<string, Sought>();
  // "my talk", "my call": what is the person's is asked for, whatever the word else does.
  const theirs = new Set([...lower.matchAll(/\bmy ([a-z]+)/g)].map((match) => match[1] ?? ''));
  for (const word of wordsOf(lower.replace(/\bX('s)?\b/g, ' '))) {
    if (SCAFFOLD.has(word) && !(theirs.has(word) && !/^(?:own|name|first|last|full)$/.test(word))) continue;
    const lemma = lemmaOf(word);
    if ((SCAFFOLD.has(lemma) && !theirs.has(word)) || lemma === 'x') continue;
    sought.set(lemma, {
      lemma,
      weight: SOFT.has(lemma) ? 0.3 : sorts.has(lemma) ? 0.4 : 1,
      used: used.has(lemma),
      sort: sorts.has(lemma),
    });
  }
  const words = [...sought.values()];
  // Nothing else is asked for: then the sort is what is looked for.
  return words.some((one) => one.weight === 1)
    ? words
    : words.map((one) => ({ ...one, weight: one.weight === 0.4 ? 1 : one.weight }));
}

const STARTS =
  /^(?:so |and |but |hey |ok |okay |well |now |hmm |btw |by the way,? )*(?:what|where|who|when|which|how|whose|do i|does my|did i|am i|is my|are my|was my|have i|can i|remind me|remember my|tell me (?:what|where|who|when|my))\b/i;

function wantsOf(lower: string): Question['wants'] {
  if (/\bwhere\b|\b(?:which|what) (?:city|town|country|place)\b/.test(lower)) return 'place';
  if (/\bwho(?:m|se)?\b/.test(lower)) return 'person';
  if (/\bhow (?:many|much|old|long|far|often|tall|big)\b/.test(lower)) return 'number';
  if (/^(?:\w+ ){0,3}when\b|\bwhat (?:day|date|time|year|month)\b/.test(lower)) return 'time';
  return 'thing';
}
