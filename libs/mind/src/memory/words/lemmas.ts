import { cachedByText } from '../../text-cache';

/** Words brought to one form, for comparing what was told with what is asked. */
const IRREGULAR =
  'climb climber climbing;cycle cyclist cycling;be am is are was were been being;have has had having;do does did done doing;go goes went gone going;get gets got gotten getting;' +
  'make made making;take took taken taking;come came coming;see saw seen;know knew known;give gave given giving;find found;tell told;' +
  'think thought;become became;leave left leaving;feel felt;bring brought;begin began begun beginning;keep kept;hold held;write wrote written writing;' +
  'stand stood;hear heard;let letting;mean meant;meet met meeting;run ran running runner;pay paid;sit sat sitting;speak spoke spoken;lie lay lain lying;' +
  'lead led;read reading;grow grew grown;lose lost losing;fall fell fallen;send sent;build built;understand understood;draw drew drawn;' +
  'break broke broken breaking;spend spent;cut cutting;rise rose risen;drive drove driven driving;buy bought;wear wore worn;choose chose chosen choosing;' +
  'eat ate eaten;drink drank drunk;sleep slept;swim swam swum swimming swimmer;sing sang sung;ride rode ridden riding;fly flew flown flies;teach taught;' +
  'catch caught;fight fought;sell sold;win won winning;throw threw thrown;forget forgot forgotten;hurt hurting;steal stole stolen;bake baking;' +
  'bite bit bitten;dig dug;hide hid hidden;wake woke woken;sew sewed sewn;knit knitting;quit quitting;ski skiing skied;' +
  'child children;person people;man men;woman women;foot feet;tooth teeth;mouse mice;wife wives;knife knives;life lives;' +
  'die died dying dies;marry married marries;study studied studies;tidy tidied;baby babies;puppy puppies;city cities;allergy allergies allergic;' +
  'good better best;bad worse worst';
const LEMMA_OF = new Map<string, string>();
for (const line of IRREGULAR.split(';')) {
  const [lemma = '', ...forms] = line.split(' ');
  LEMMA_OF.set(lemma, lemma);
  for (const form of forms) if (!LEMMA_OF.has(form)) LEMMA_OF.set(form, lemma);
}
/** "lives" is far more often what somebody does than what they have nine of. */
LEMMA_OF.set('lives', 'live');

/** One form for a word in lower case: a look-up, then the commonest endings. Never longer than the word. */
export const lemmaOf = cachedByText(computeLemma, { entries: 20_000 });

function computeLemma(word: string): string {
  const bare = word.replace(/'s$|s'$/, '');
  const known = LEMMA_OF.get(bare);
  if (known) return known;
  if (bare.length <= 3) return bare;
  let stem = bare;
  if (/(?:ss|us|is)$/.test(stem)) return stem;
  if (/ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:sh|ch|x|z|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^s]s$/.test(stem)) stem = stem.slice(0, -1);
  if (/ied$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/ing$/.test(stem) && /[aeiouy].*ing$/.test(stem) && stem.length > 5) stem = undoubled(stem.slice(0, -3));
  else if (/ed$/.test(stem) && /[aeiouy].*ed$/.test(stem) && stem.length > 4) stem = undoubled(stem.slice(0, -2));
  else if (/[a-z]ly$/.test(stem) && stem.length > 5) stem = stem.slice(0, -2);
  // "bake" and "baking" meet where the last e is gone from both.
  if (stem.length > 3) stem = stem.replace(/e$/, '');
  return LEMMA_OF.get(stem) ?? stem;
}

function undoubled(stem: string): string {
  return /([bdgklmnprt])\1$/.test(stem) && !/(?:ll|ss)$/.test(stem) ? stem.slice(0, -1) : stem;
}
