export const FEELINGS = [
  'sad',
  'afraid',
  'angry',
  'tired',
  'lonely',
  'ashamed',
  'hurt',
  'stressed',
  'bored',
  'confused',
  'jealous',
  'unwell',
  'glad',
  'proud',
  'grateful',
  'excited',
  'calm',
  'hopeful',
] as const;
export type Feeling = (typeof FEELINGS)[number];

const PLEASANT: ReadonlySet<Feeling> = new Set(['glad', 'proud', 'grateful', 'excited', 'calm', 'hopeful']);
export const isPleasant = (feeling: Feeling): boolean => PLEASANT.has(feeling);

/** A feeling found in a text: the word it was found by, how strong (1–3), and whose it is. */
export interface FoundFeeling {
  feeling: Feeling;
  word: string;
  strength: 1 | 2 | 3;
  whose: 'person' | 'other';
}

const WORDS: Record<Feeling, string> = {
  sad: 'sad sadder unhappy down depressed gloomy miserable heartbroken low blue upset devastated crying cried weepy grieving melancholy empty numb gutted homesick disappointed crushed tearful saddened heartsick forlorn wretched inconsolable disheartened dejected bereft despairing sorrowful teary glum bummed discouraged',
  afraid:
    'afraid scared frightened terrified anxious nervous worried worrying worry panicking panic dreading dread uneasy fearful spooked anxiety scares tense panicked distraught horrified alarmed petrified apprehensive jittery unnerved freaked shaken',
  angry:
    'angry mad furious annoyed irritated pissed livid frustrated outraged resentful fuming frustrating infuriating appalled angered enraged infuriated irate incensed exasperated indignant disgusted irked peeved miffed',
  tired:
    'tired exhausted drained sleepy weary knackered shattered burnt-out burned-out worn-out fatigued wiped drowsy groggy frazzled pooped',
  lonely: 'lonely alone isolated friendless lonesome unwanted abandoned excluded unloved',
  ashamed:
    'ashamed guilty embarrassed humiliated stupid worthless useless mortified awkward failure regret insecure inadequate pathetic self-conscious foolish remorseful vulnerable',
  hurt: 'hurt betrayed rejected insulted wounded ignored dumped unappreciated offended cheated invisible forgotten overlooked',
  stressed: 'stressed overwhelmed swamped overworked pressured stressful frantic overloaded stress hectic',
  bored: 'bored boring restless dull',
  confused: 'confused lost torn unsure stuck puzzled conflicted undecided uncertain baffled confusing',
  jealous: 'jealous envious envy',
  unwell: 'sick ill unwell feverish nauseous dizzy',
  glad: 'happy happier glad good great cheerful pleased delighted wonderful joyful content amazing fantastic better awesome lovely thrilled overjoyed ecstatic fun relieved relief enjoyed elated chuffed jubilant gleeful blissful',
  proud: 'proud accomplished',
  grateful: 'grateful thankful blessed lucky touched appreciated moved indebted honoured honored humbled',
  excited: 'excited exciting eager pumped stoked psyched hyped giddy exhilarated',
  calm: 'calm calmer lighter peaceful relaxed relaxing rested serene cosy cozy tranquil contented unworried',
  hopeful: 'hopeful optimistic encouraged inspired determined motivated curious',
};
const FEELING_OF = new Map(
  FEELINGS.flatMap((feeling) => WORDS[feeling].split(' ').map((word) => [word, feeling] as const)),
);

/** Words that name a feeling only where somebody says they feel so: "a good film", "it was quiet", "lost my keys". */
const NEEDS_SUBJECT = new Set(
  (
    'down low blue alone mad stupid useless lost stuck torn good great better quiet wonderful amazing fantastic awesome lovely ' +
    'touched moved lucky curious sick ill empty numb dull awkward failure content hurt upset fun tense calm invisible forgotten ' +
    'abandoned ignored cheated dumped shattered crushed worry hate wiped low determined lonely boring pumped blessed cried crying excluded foolish pathetic shaken teary glum'
  ).split(' '),
);
/** The same words after "I": "I lost my keys", "I moved house", "I hurt my knee" are deeds. */
const DEEDS = new Set('lost moved hurt dumped ignored forgotten abandoned touched cheated crushed'.split(' '));

const STRONG = new Set(
  'so very really extremely incredibly totally completely absolutely utterly too deeply terribly unbelievably super'.split(
    ' ',
  ),
);
const SLIGHT = new Set('bit little slightly somewhat kinda kind rather fairly'.split(' '));
const HEAVY = new Set(
  'devastated heartbroken miserable terrified furious livid exhausted shattered humiliated worthless overwhelmed overjoyed ecstatic thrilled panicking depressed betrayed'.split(
    ' ',
  ),
);
const NOT =
  /^(?:not|never|no|neither|isn't|wasn't|aren't|don't|doesn't|didn't|can't|cannot|couldn't|won't|hardly|without|ain't|nothing)$/;
const OF_PERSON = /^(?:i|i'm|i've|im|i'd|i'll|me|we|we're|myself)$/;
/** Of the person, unless somebody else stands right before it: "feeling low", "she felt low". */
const FELT = /^(?:feeling|feel|felt)$/;
const OF_OTHER =
  /^(?:he|she|they|it|he'll|she'll|they'll|it'll|he'd|she'd|they'd|it's|he's|she's|they're|that|that's|this|you|you're|who)$/;
/** It says of whoever stands before it how that one is: "I was angry", "my boss was angry", "he looked tired". */
const COPULA =
  /^(?:is|was|are|were|wasn't|isn't|aren't|weren't|looks?|looked|seems?|seemed|sounds?|sounded|feels|gets|becomes)$/;
const SUBJECT_ENDS = /^[.,;:!?()"]$|^(?:but|because|and|though|although|while)$/;
/** Between "I" and the feeling stand only such words: "I am really quite", "I've been feeling a bit". */
const BETWEEN =
  /^(?:am|was|like|be|been|being|less|feel|feeling|felt|get|got|getting|just|still|also|quite|pretty|a|all|always|often|have|had|become|became|more|even|now|actually|honestly|again|of|rather|and|so|not|no|never|don't|didn't|wasn't|can't|won't|couldn't|haven't)$/;

/** Whose is what is said after "and was", "but seemed": of who was named last before. */
function namedLast(tokens: readonly string[], before: number): 'person' | 'other' {
  const named = tokens.slice(Math.max(0, before - 8), before);
  const last = named.findLast((token) => OF_PERSON.test(token) || OF_OTHER.test(token));
  return last !== undefined && OF_PERSON.test(last) && !/^(?:me|myself)$/.test(last) ? 'person' : 'other';
}

/** Whose it is where a word of feeling stands between: of whoever stands right before that. */
function whoFelt(tokens: readonly string[], felt: number): 'person' | 'other' {
  for (let before = felt - 1; before >= 0 && before >= felt - 4; before--) {
    const token = tokens[before] ?? '';
    if (OF_PERSON.test(token) || SUBJECT_ENDS.test(token)) return 'person';
    if (OF_OTHER.test(token) || /^(?:people|everyone|everybody|someone|others)$/.test(token)) return 'other';
    if (BETWEEN.test(token) || NOT.test(token) || COPULA.test(token) || STRONG.has(token)) continue;
    return /^(?:my|our|his|her|their)$/.test(tokens[before - 1] ?? '') ? 'other' : 'person';
  }
  return 'person';
}

function whoseIs(tokens: readonly string[], at: number): 'person' | 'other' | null {
  let said = false;
  for (let before = at - 1; before >= 0 && before >= at - 7; before--) {
    const token = tokens[before] ?? '';
    if (COPULA.test(token)) {
      said = true;
      continue;
    }
    if (FELT.test(token)) return whoFelt(tokens, before);
    // "Everyone around me was calm": I am not said to be.
    if (OF_PERSON.test(token)) return said && /^(?:me|myself)$/.test(token) ? 'other' : 'person';
    if (OF_OTHER.test(token)) return before > 0 && /^me$/.test(tokens[before - 1] ?? '') ? 'person' : 'other';
    if (said && /^(?:and|but|,)$/.test(token)) return namedLast(tokens, before);
    if (BETWEEN.test(token) || STRONG.has(token) || SLIGHT.has(token) || NOT.test(token)) continue;
    if (SUBJECT_ENDS.test(token)) return null;
    if (token === 'my' || FEELING_OF.has(token)) continue;
    if (/^(?:my|our|your|his|her|their)$/.test(tokens[before - 1] ?? '')) return 'other';
    return said ? 'other' : null;
  }
  return null;
}

const BODY =
  /^(?:knees?|back|head|foot|feet|hands?|arms?|legs?|tooth|teeth|neck|shoulders?|stomach|throat|eyes?|ears?|wrists?|ankles?|hips?|finger|toe|chest)$/;

/** A noun after the word takes it for itself, unless it is a stretch of time or a state. */
const OF_A_THING =
  /^(?!(?:and|or|but|because|about|with|that|this|to|of|for|in|on|at|from|as|so|too|all|again|now|today|when|while|if|since|after|day|days|week|weeks|night|nights|time|times|month|year|evening|morning|afternoon|weekend|mood|feeling|moment|hour|life|mess|wreck|place|way|state|thing)$)[a-z]+$/;

/** "I have never been so happy", "never felt lonelier": it was never felt as much as now. */
function surpasses(since: readonly string[], word: string): boolean {
  const never = since.indexOf('never');
  return (
    never >= 0 &&
    since.some((token) => /^(?:have|haven't|had|i've|been|felt|was|were)$/.test(token)) &&
    (/(?:ier|der)$/.test(word) || since.slice(never).some((token) => /^(?:so|this|such|more)$/.test(token)))
  );
}

/** "I can't say I'm not worried" is no denial, and neither is the "no" before one: "no I'm not worried" is. */
function isDenied(since: readonly string[]): boolean {
  const nots = since.filter((token) => NOT.test(token) && token !== 'no').length;
  return nots > 0 ? nots % 2 === 1 : since.includes('no');
}

/** A feeling that is named, said or denied, and the place of its word among the tokens. */
export interface NamedFeeling extends FoundFeeling {
  at: number;
  denied: boolean;
}

/** Every feeling a text names, in the order of its words. `tokens` are lower case. */
export function feelingsNamed(tokens: readonly string[]): NamedFeeling[] {
  const named: NamedFeeling[] = [];
  tokens.forEach((word, at) => {
    const feeling = FEELING_OF.get(word);
    if (!feeling) return;
    const before = tokens.slice(Math.max(0, at - 4), at);
    const subject = whoseIs(tokens, at);
    const begins = before.every(
      (token) => STRONG.has(token) || SLIGHT.has(token) || BETWEEN.test(token) || NOT.test(token),
    );
    if (NEEDS_SUBJECT.has(word) && subject === null && !(begins && tokens.length <= 6)) return;
    // "That's sad" judges a thing; nobody is said to feel so.
    if (
      /^(?:that|that's|it|it's|this)$/.test(
        before.findLast(
          (token) => !STRONG.has(token) && !SLIGHT.has(token) && !/^(?:is|was|a|just|quite)$/.test(token),
        ) ?? '',
      )
    )
      return;
    if (/^cr(?:y|ying|ied)$/.test(word) && before.some((token) => /^(?:good|happy|happily|laughing|joy)$/.test(token)))
      return;
    if (DEEDS.has(word) && /^(?:i|i've|we)$/.test(before.at(-1) ?? '')) return;
    if (NEEDS_SUBJECT.has(word) && subject === 'other' && isPleasant(feeling)) return;
    // What others call somebody is not what that one feels.
    if (
      before.some(
        (token, i) =>
          /^(?:thinks?|thought|says?|said|calls?|called)$/.test(token) &&
          !/^(?:i|i've|we|can't|cannot|couldn't|wouldn't)$/.test(before[i - 1] ?? ''),
      )
    )
      return;
    // A knee that hurts is no hurt feeling.
    if (word === 'hurt' && before.some((token) => BODY.test(token))) return;
    // "a happy birthday", "good luck with": the word belongs to the next one.
    if (
      /^(?:luck|birthday|morning|night|evening|afternoon|idea|news|point|question|enough)$/.test(tokens[at + 1] ?? '')
    )
      return;
    // "A sad hat" tells of a hat; "a sad day" of the one who had it.
    if (
      /^(?:an?|the|this|that|his|her|its|their|some)$/.test(before.at(-1) ?? '') &&
      OF_A_THING.test(tokens[at + 1] ?? '')
    )
      return;
    const wished = before.some(
      (token, i) =>
        /^wish(?:ing)?$/.test(token) && /^(?:i|i'd|we|he|she|they|it|to|things|my|life)$/.test(before[i + 1] ?? ''),
    );
    if (wished && !isPleasant(feeling)) return;
    const since = before.slice(before.findLastIndex((token) => SUBJECT_ENDS.test(token)) + 1);
    const near = before.slice(-2);
    const most = surpasses(since, word);
    const strength =
      most || HEAVY.has(word) || near.some((token) => STRONG.has(token))
        ? 3
        : near.some((token) => SLIGHT.has(token))
          ? 1
          : 2;
    // Who wishes to be happy is not.
    const denied = wished || (!most && isDenied(since));
    named.push({ feeling, word, strength, whose: subject === 'other' ? 'other' : 'person', at, denied });
  });
  return named;
}

/** The feelings a text says somebody has: the person's own before others', the strongest first. `tokens` are lower case. */
export function feelingsIn(tokens: readonly string[]): FoundFeeling[] {
  return (
    feelingsNamed(tokens)
      // "not happy" is said by the unhappy; "not angry" says little about anything else.
      .filter(({ feeling, denied }) => !denied || isPleasant(feeling))
      .map(({ feeling, word, strength, whose, denied }) => ({
        feeling: denied ? 'sad' : feeling,
        word,
        strength,
        whose,
      }))
      .sort((a, b) => Number(a.whose === 'other') - Number(b.whose === 'other') || b.strength - a.strength)
  );
}
