import { cachedByText } from '../text-cache';

/** Forms that no rule leads back: each line is a word and what it turns into. */
const IRREGULAR = `
be am is are was were been being|have has had having|do does did done|go goes went gone|say said|make made|take took taken
get got gotten|give gave given|come came|see saw seen|know knew known|think thought|find found|tell told|become became
leave left|feel felt|bring brought|begin began begun|keep kept|hold held|write wrote written|stand stood|hear heard
mean meant|meet met|run ran|pay paid|sit sat|speak spoke spoken speech|lead led|grow grew grown growth|lose lost loss|fall fell fallen
send sent|build built|understand understood|draw drew drawn|break broke broken|spend spent|rise rose risen|drive drove driven
buy bought|wear wore worn|choose chose chosen choice|eat ate eaten|sleep slept|swim swam swum|sing sang sung song|ring rang rung
drink drank drunk|win won|teach taught|catch caught|fight fought|seek sought|sell sold|shoot shot|fly flew flown flight
forget forgot forgotten|forgive forgave forgiven|hide hid hidden|ride rode ridden|shake shook shaken|steal stole stolen
throw threw thrown|wake woke woken|bite bit bitten|blow blew blown|freeze froze frozen|hang hung|lend lent|bend bent
light lit|sweep swept|weep wept|creep crept|dig dug|feed fed|bleed bled|breed bred|flee fled|stick stuck|strike struck
swear swore sworn|tear tore torn|show shown|sew sewn|prove proven proof|dream dreamt|learn learnt
burn burnt|spell spelt|spill spilt|lean leant|leap leapt|kneel knelt|deal dealt|shine shone|slide slid|spin spun|spring sprang sprung
shrink shrank shrunk|sink sank sunk|stink stank|bind bound|grind ground|lie lain lying|die died dying death dead
tie tied tying|child children kid kids|man men|woman women|foot feet|tooth teeth|goose geese|mouse mice|succeed success
person people|wife wives|knife knives|loaf loaves|half halves|shelf shelves|wolf wolves|thief thieves|relieve relief|believe belief
good better best|bad worse worst|far farther further furthest|mother mum mom mommy mummy mama|father dad daddy papa
grandmother grandma granny nana|grandfather grandpa grandad granddad|bicycle bike|photo photograph pic picture|television tv telly
fridge refrigerator|phone telephone|marry marriage married marries|wedding wed|favorite favourite|color colour|neighbor neighbour
theater theatre|center centre|gray grey|pajamas pyjamas|travel traveling travelling travelled traveler traveller|apologize apologise
organize organise|realize realise|recognize recognise|practice practise|program programme|vacation holiday|movie film|gift present
allergy allergic|high height|long length|strong strength|wide width|deep depth|warm warmth|free freedom|bored boredom|wise wisdom
angry anger|advice advise|weigh weight|injure injury|bury burial|bear born borne birth`;

const roots = new Map<string, string>();
for (const group of IRREGULAR.trim().split(/[|\n]/)) {
  const [root = '', ...forms] = group.trim().split(' ');
  for (const form of forms) roots.set(form, root);
}

const VOWEL = /[aeiouy]/;
/** How often a vowel is followed by a consonant: the length of a word as the rules below mean it. */
function measure(word: string): number {
  let count = 0;
  let vowelBefore = false;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const vowel: boolean = 'aeiou'.includes(letter) || (letter === 'y' && at > 0 && !vowelBefore);
    if (!vowel && vowelBefore) count++;
    vowelBefore = vowel;
  }
  return count;
}
const endsShort = (word: string): boolean => /[^aeiou][aeiouy][^aeiouwxy]$/.test(word);

/** Longer endings stand before those they end in. */
const LONG_ENDINGS: readonly (readonly [string, string])[] = (
  'ational ate|tional tion|ization ize|isation ize|fulness ful|ousness ous|iveness ive|ation ate|biliti ble|entli ent|ousli ous|alism al|aliti al|' +
  'iviti ive|enci ence|anci ance|izer ize|ator ate|abli able|alli al|logi log|eli e|bli ble'
)
  .split('|')
  .map((pair) => pair.split(' ') as [string, string]);
const MIDDLE_ENDINGS: readonly (readonly [string, string])[] = 'icate ic|ative |alize al|iciti ic|ical ic|ness |ful '
  .split('|')
  .map((pair) => pair.split(' ') as [string, string]);
const LAST_ENDINGS = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic'.split(' ');

function replaced(word: string, endings: readonly (readonly [string, string])[]): string {
  for (const [ending, by] of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    return measure(rest) > 0 ? rest + by : word;
  }
  return word;
}

function withoutLast(word: string): string {
  for (const ending of LAST_ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    return measure(rest) > 1 ? rest : word;
  }
  return /[st]ion$/.test(word) && measure(word.slice(0, -3)) > 1 ? word.slice(0, -3) : word;
}

/** Plurals, and what happened or is happening. */
function uninflected(word: string): string {
  let stem = word;
  if (stem.endsWith('sses') || stem.endsWith('ies')) stem = stem.slice(0, stem.length === 4 ? -1 : -2);
  else if (stem.endsWith('s') && !stem.endsWith('ss') && !stem.endsWith('us')) stem = stem.slice(0, -1);
  const ending = /(?:eed|ed|ing)$/.exec(stem)?.[0];
  if (ending === 'eed') return measure(stem.slice(0, -3)) > 0 ? stem.slice(0, -1) : stem;
  if (!ending || !VOWEL.test(stem.slice(0, -ending.length))) return stem;
  stem = stem.slice(0, -ending.length);
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiou])\1$/.test(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function ruled(word: string): string {
  let stem = uninflected(word);
  if (stem.endsWith('y') && VOWEL.test(stem.slice(0, -1)) && stem.length > 3) stem = `${stem.slice(0, -1)}i`;
  stem = withoutLast(replaced(replaced(stem, LONG_ENDINGS), MIDDLE_ENDINGS));
  if (stem.endsWith('e') && (measure(stem) > 2 || (measure(stem) === 2 && !endsShort(stem.slice(0, -1)))))
    stem = stem.slice(0, -1);
  return stem.endsWith('ll') && measure(stem) > 1 ? stem.slice(0, -1) : stem;
}

/**
 * Stemming: what the forms of an English word have in common, after Porter's rules and a table of what no rule covers. Words with other letters
 * than a–z come back as they are. `word` is lower case.
 */
export const stemOf = cachedByText(computeStem, { entries: 20_000 });

function computeStem(word: string): string {
  if (word.length < 3 || word.length > 30 || !/^[a-z]+$/.test(word)) return word;
  const singular = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  return ruled(roots.get(word) ?? roots.get(singular) ?? word);
}
