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
  sad: 'sad sadder unhappy down depressed gloomy miserable heartbroken low blue upset devastated crying cried weepy grieving melancholy empty numb gutted homesick disappointed crushed tearful',
  afraid:
    'afraid scared frightened terrified anxious nervous worried worrying worry panicking panic dreading dread uneasy fearful spooked anxiety scares tense',
  angry:
    'angry mad furious annoyed irritated pissed livid frustrated outraged resentful fuming frustrating infuriating',
  tired: 'tired exhausted drained sleepy weary knackered shattered burnt-out burned-out worn-out fatigued wiped',
  lonely: 'lonely alone isolated friendless lonesome unwanted abandoned',
  ashamed: 'ashamed guilty embarrassed humiliated stupid worthless useless mortified awkward failure regret',
  hurt: 'hurt betrayed rejected insulted wounded ignored dumped unappreciated offended cheated invisible forgotten overlooked',
  stressed: 'stressed overwhelmed swamped overworked pressured stressful frantic overloaded stress hectic',
  bored: 'bored boring restless dull',
  confused: 'confused lost torn unsure stuck puzzled conflicted undecided uncertain baffled confusing',
  jealous: 'jealous envious envy',
  unwell: 'sick ill unwell feverish nauseous dizzy',
  glad: 'happy happier glad good great cheerful pleased delighted wonderful joyful content amazing fantastic better awesome lovely thrilled overjoyed ecstatic fun relieved relief enjoyed',
  proud: 'proud accomplished',
  grateful: 'grateful thankful blessed lucky touched appreciated moved',
  excited: 'excited exciting eager pumped stoked psyched',
  calm: 'calm calmer lighter peaceful relaxed relaxing rested serene cosy cozy',
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
    'abandoned ignored cheated dumped shattered crushed worry hate wiped low determined lonely boring pumped blessed cried crying'
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
const OF_PERSON = /^(?:i|i'm|i've|im|i'd|i'll|me|feeling|feel|felt|we|we're|myself)$/;
const OF_OTHER =
  /^(?:he|she|they|it|he'll|she'll|they'll|it'll|he'd|she'd|they'd|it's|he's|she's|they're|that|that's|this|you|you're|who|is|was|are|were)$/;
const SUBJECT_ENDS = /^[.,;:!?()"]$|^(?:but|because|and|though|although|while)$/;
/** Between "I" and the feeling stand only such words: "I am really quite", "I've been feeling a bit". */
const BETWEEN =
  /^(?:am|was|like|be|been|being|feel|feeling|felt|get|got|getting|just|still|also|quite|pretty|a|all|always|often|have|had|become|became|more|even|now|actually|honestly|again|of|rather|and|so|not|no|never|don't|didn't|wasn't|can't|won't|couldn't|haven't)$/;

function whoseIs(tokens: readonly string[], at: number): 'person' | 'other' | null {
  for (let before = at - 1; before >= 0 && before >= at - 7; before--) {
    const token = tokens[before] ?? '';
    if (OF_PERSON.test(token)) return 'person';
    if (OF_OTHER.test(token)) return before > 0 && /^me$/.test(tokens[before - 1] ?? '') ? 'person' : 'other';
    if (BETWEEN.test(token) || STRONG.has(token) || SLIGHT.has(token) || NOT.test(token)) continue;
    if (SUBJECT_ENDS.test(token) && token !== 'and') return null;
    if (token === 'my' || FEELING_OF.has(token)) continue;
    if (/^(?:my|our|his|her|their)$/.test(tokens[before - 1] ?? '')) return 'other';
    return null;
  }
  return null;
}

const BODY =
  /^(?:knees?|back|head|foot|feet|hands?|arms?|legs?|tooth|teeth|neck|shoulders?|stomach|throat|eyes?|ears?|wrists?|ankles?|hips?|finger|toe|chest)$/;

/** A noun after the word takes it for itself, unless it is a stretch of time or a state. */
const OF_A_THING =
  /^(?!(?:and|or|but|because|about|with|that|this|to|of|for|in|on|at|from|as|so|too|all|again|now|today|when|while|if|since|after|day|days|week|weeks|night|nights|time|times|month|year|evening|morning|afternoon|weekend|mood|feeling|moment|hour|life|mess|wreck|place|way|state|thing)$)[a-z]+$/;

/** The feelings a text names, the strongest first. `tokens` are lower case. */
export function feelingsIn(tokens: readonly string[]): FoundFeeling[] {
  const found: FoundFeeling[] = [];
  tokens.forEach((word, at) => {
    let feeling = FEELING_OF.get(word);
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
          /^(?:thinks?|thought|says?|said|calls?|called)$/.test(token) && !/^(?:i|i've|we)$/.test(before[i - 1] ?? ''),
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
    const since = before.slice(before.findLastIndex((token) => SUBJECT_ENDS.test(token)) + 1);
    if (since.some((token) => NOT.test(token))) {
      // "not happy" is said by the unhappy; "not angry" says little about anything else.
      if (!isPleasant(feeling)) return;
      feeling = 'sad';
    }
    const near = before.slice(-2);
    const strength =
      HEAVY.has(word) || near.some((token) => STRONG.has(token)) ? 3 : near.some((token) => SLIGHT.has(token)) ? 1 : 2;
    found.push({ feeling, word, strength, whose: subject === 'other' ? 'other' : 'person' });
  });
  return found.sort((a, b) => Number(a.whose === 'other') - Number(b.whose === 'other') || b.strength - a.strength);
}
