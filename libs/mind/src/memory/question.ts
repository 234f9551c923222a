import { mended, plain, wordsOf } from '../perception/text';
import { mentionsIn } from './cast';
import { lemmaOf } from './words/lemmas';

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
    'long far often tall away already just also too please hey hi ok okay well oh remember recall know remind tell told say said mention mentioned talk talked speak spoke forget forgot think guess earlier ago once today lately currently ' +
    'these nowadays moment time kind sort type thing things something anything someone anyone one ones some any many much lot most more few get got go goes going went come came make made take took use used let s re ll ve d ' +
    "what's who's where's when's how's that's it's don't doesn't didn't isn't aren't wasn't haven't can't i'm i've i'd you're we're he's she's they're name called call like both all up out off over down around back way " +
    'whether because though currently present give me question memory curious wondering wonder quick chat conversation before previously formerly do doing done happen happened else other own whole'
  ).split(' '),
);

interface Intent {
  form: RegExp;
  relations: string[];
  /** Lemmas it uses up. */
  uses: string;
  wants?: Question['wants'];
  asks?: Question['asks'];
}
const i = (form: RegExp, relations: string, uses: string, more: Partial<Intent> = {}): Intent => ({
  form,
  relations: relations.split(' '),
  uses: uses,
  ...more,
});

/** Which relations a question asks for. Somebody other than the person stands as X. The first that fits is the likeliest. */
const INTENTS: Intent[] = [
  i(
    /\b(?:favou?rite|best[- ]loved)\b|\b(?:like|love|enjoy) (?:the )?(?:best|most)\b/,
    'favourite',
    'favourite favorite best most like love',
    {},
  ),
  i(/\b(?:allerg\w+)\b/, 'allergic-to', 'allergy allergic react bad good eat food avoid'),
  i(
    /\bwhat (?:should|must|can|do) (?:i|X)(?: not|n't)? (?:avoid|eat|stay away from)\b|\bshouldn't (?:i|X) eat\b|\bcan't (?:i|X) eat\b|\bnot (?:eat|allowed to eat)\b/,
    'allergic-to diet eats',
    'avoid eat stay away food',
  ),
  i(
    /\bwhere\b.*\b(?:grow up|grew up|raised|childhood)\b|\b(?:city|town|country|place|village)\b.*\b(?:grow up|grew up|raised)\b/,
    'grew-up-in from born-in',
    'grow raise childhood city town country place village',
    { wants: 'place' },
  ),
  i(
    /\bwhere\b.*\bborn\b|\b(?:city|town|country|place) .*\bborn\b/,
    'born-in from grew-up-in',
    'born bear city town country place',
    { wants: 'place' },
  ),
  i(
    /\bwhen\b.*\bborn\b|\bbirthday\b|\bdate of birth\b|\b(?:what|which) (?:day|month|year|date).*\bborn\b/,
    'birthday',
    'birthday born bear birth date day month year',
    { wants: 'time', asks: 'when' },
  ),
  i(
    /\bwhere\b.*\b(?:from|come from|originally|origins?|roots)\b|\bwhat(?:'s| is| was) (?:my|X's) (?:home ?town|home country|native|nationality|origin)\b|\b(?:what|which) (?:country|city|town|place|part)\b.*\bfrom\b|\bnationality\b/,
    'from born-in grew-up-in lived-in',
    'come originally origin root hometown home country native nationality city town place part',
    { wants: 'place' },
  ),
  i(
    /\bwhere\b.*\b(?:live|lives|living|lived|home|based|reside|staying|stay|house|flat|apartment)\b|\b(?:what|which) (?:city|town|country|place|part|village|area|neighbou?rhood|district|street|state|island)\b.*\b(?:live|lives|living|lived|am|home|based|in|reside|is X|X is)\b|\b(?:city|town|country|village|place) (?:i|X) (?:live|lives|am|is|call)\b|\bmy (?:home|city|town|address)\b(?! ?land)|\bwhere (?:am i|is X|do i call home)\b(?!.*\b(?:going|go|meeting|travel\w*|fly\w*|from)\b)/,
    'lives-in',
    'live home base reside stay house flat apartment city town country place part village area neighbourhood neighborhood district street state address locate call island',
    { wants: 'place' },
  ),
  i(
    /\bwhat do (?:i|we) do\??$|\bwhat does X do\??(?: for| all| again|$)|\bfor (?:a living|work)\b|\b(?:occupation|profession|career)\b|\b(?:what|which)\b.*\b(?:job|work as|line of work|trade|kind of work)\b|\bwhat (?:is|was|'s) (?:my|X's) (?:current |day |new |next )?(?:job|work|role|position|gig)\b|\bearn (?:my|a|his|her|their) (?:living|money|bread)\b|\bwho do (?:i|X) work for\b|\bwhat do(?:es)? (?:i|X) work\b|\bmy (?:job|line of work)\b/,
    'works-as works-at worked-as is-a',
    'do live work job occupation profession career trade line kind earn money role position pay bill day',
    {},
  ),
  i(
    /\bwhere\b.*\bwork(?:s|ing)?\b|\b(?:employer|workplace)\b|\b(?:what|which) (?:company|firm|hospital|school|place|shop|restaurant)\b.*\bwork|\bwho (?:employs|pays)\b/,
    'works-at works-as',
    'work employer workplace company firm place hospital school shop restaurant employ pay',
    {},
  ),
  i(
    /\bwhen\b.*\b(?:i|X) work\b|\b(?:shifts?|working hours|work schedule|hours)\b.*\bwork|\bwork\b.*\b(?:shifts?|hours|schedule|nights|days)\b|\b(?:what|which) shifts?\b/,
    'works-when',
    'work shift hour schedule',
  ),
  i(
    /\b(?:what|which|where)\b.*\b(?:stud(?:y|ies|ying)|major|degree|subject|course|universit\w+|uni|college|school)\b/,
    'studies studies-at',
    'study major degree subject course university uni college school',
  ),
  i(/\bhow old\b|\b(?:my|X's) age\b|\bwhat age\b|\bhow many years old\b/, 'age birthday', 'old age year', {
    wants: 'number',
  }),
  i(
    /\b(?:married|single|in a relationship|seeing (?:someone|anyone)|relationship status|divorced|engaged|have a (?:partner|husband|wife|girlfriend|boyfriend))\b/,
    'relationship-status has',
    'marry married single relationship see status divorce engage partner husband wife girlfriend boyfriend',
  ),
  i(/\blanguages?\b|\b(?:speak|fluent)\b/, 'speaks learns', 'language speak fluent tongue foreign'),
  i(/\binstruments?\b|\b(?:what|which)\b.*\bplay\b/, 'plays learns hobby', 'instrument play musical music'),
  i(/\blearn(?:ing)?\b/, 'learns studies', 'learn teach practise lesson'),
  i(
    /\bhobb(?:y|ies)\b|\b(?:free|spare) time\b|\bfor fun\b|\bpastimes?\b|\binterests?\b|\bwhat (?:do|does) (?:i|X) (?:like|love|enjoy) (?:doing|to do)\b|\bunwind\b|\brelax\b|\bweekends?\b.*\bdo\b/,
    'hobby plays likes learns habit',
    'hobby free spare time fun pastime interest like love enjoy unwind relax weekend do',
    { asks: 'all' },
  ),
  i(
    /\b(?:afraid|scared|terrified|frightened|fears?|phobias?|scares?)\b/,
    'fears',
    'afraid scare terrify frighten fear phobia most big',
  ),
  i(
    /\b(?:dislike|hate|can't stand|cannot stand|don't (?:i|X)? ?like|not (?:like|enjoy|fond)|detest|least favou?rite)\b/,
    'dislikes eats',
    'dislike hate stand like enjoy detest',
    {},
  ),
  i(/\b(?:vegan|vegetarian|diet|dietary)\b|\beat\b/, 'diet eats', 'vegan vegetarian diet dietary eat food'),
  i(/\bdrink\b/, 'drinks likes', 'drink'),
  i(/\bsmok(?:e|er|ing)\b/, 'smokes', 'smoke smoker'),
  i(/\b(?:drive|car)\b/, 'drives owns', 'drive car vehicle'),
  i(
    /\b(?:health|medical|condition|diagnos\w+|illness|disease|disabilit\w+)\b/,
    'health allergic-to',
    'health medical condition diagnose diagnosis illness disease issue problem suffer disability',
  ),
  i(/\b(?:pets?|animals?)\b/, 'has', 'pet animal'),
  i(
    /\b(?:dream|goal|wish|ambition|bucket list|hope to|hoping to|want to (?:be|do|become|visit|learn|go)|saving (?:up )?for|looking forward)\b/,
    'wish plans',
    'dream goal wish ambition bucket list hope want visit learn save look forward become',
  ),
  i(/\bpromise[ds]?\b/, 'promised', 'promise'),
  i(
    /\bplans?\b|\bwhat am i doing\b|\bwhat (?:do|did) i have (?:on|planned|coming)\b|\bcoming up\b/,
    'plans promised told met',
    'plan do',
  ),
  i(
    /\b(?:like|love|enjoy|into|fan of|fond of|prefer)\b/,
    'likes favourite hobby dislikes',
    'like love enjoy fan fond prefer crazy mad obsess interest',
    {},
  ),
  i(/\b(?:do|did|have|has|had|does) (?:i|X) (?:still |already )?(?:have|own|got)\b/, 'has owns drives', 'have own get'),
  i(
    /\bnicknames?\b|\bwhat (?:do|should) you call me\b|\b(?:call|called) me\b|\bwant(?:ed)? to be called\b/,
    'nickname name',
    'nickname call want name',
    { wants: 'name' },
  ),
  i(
    /\bnames?\b|\bnamed\b|\bcalled\b|\bwho (?:is|was|'s|are) (?:X|my)\b|\bwho am i\b/,
    'name nickname',
    'name call who',
    { wants: 'name' },
  ),
  i(/\b(?:breed|species|kind of (?:X|dog|cat|pet|animal))\b/, 'is-a is', 'breed species kind sort type'),
  i(/\broutine\b|\busually\b|\bevery (?:morning|day|week|night|\w+day)\b/, 'habit told', 'routine usual'),
];

/** Somebody named or described becomes X, so that one pattern fits all. */
function withX(core: string, names: readonly string[]): { text: string; subjects: string[]; saidAs: string[] } {
  const subjects: string[] = [];
  const saidAs: string[] = [];
  let text = core;
  for (const mention of mentionsIn(core, true).reverse()) {
    if (!/^(?:my|our|the|an?|)$/.test(mention.by) || mention.who.role === null) continue;
    const own =
      (mention.by === 'the' && (mention.who.animal || mention.who.role === 'child')) ||
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

/** What a message asks for of what was told; null where it does not ask at all. */
export function questionOf(message: string, names: readonly string[], soulName: string): Question | null {
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
    .replace(/\b(what|who|where|when|how)'s\b/gi, '$1 is');
  const { text: shaped, subjects, saidAs } = withX(core, names);
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
  for (const word of wordsOf(lower.replace(/\bX('s)?\b/g, ' '))) {
    if (SCAFFOLD.has(word)) continue;
    const lemma = lemmaOf(word);
    if (SCAFFOLD.has(lemma) || lemma === 'x') continue;
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
  if (/\bwhen\b|\bwhat (?:day|date|time|year|month)\b/.test(lower)) return 'time';
  return 'thing';
}
