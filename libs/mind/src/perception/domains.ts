/** What a conversation can be about, and the nouns that show it. People and animals come first: they matter most. */
export const DOMAINS = [
  'family',
  'friend',
  'love',
  'animal',
  'work',
  'study',
  'home',
  'food',
  'music',
  'book',
  'film',
  'sport',
  'travel',
  'nature',
  'sleep',
  'money',
  'health',
  'garden',
  'game',
  'making',
  'tech',
  'feast',
  'weather',
] as const;
export type Domain = (typeof DOMAINS)[number];

const NOUNS: Record<Domain, string> = {
  family:
    'mother mom mum mama father dad papa parents sister brother sibling son daughter child children kid kids baby twins grandmother grandma gran nana grandfather grandpa grandad granddad granny nan grandson granddaughter aunt uncle cousin niece nephew family stepmother stepfather stepdad stepmom mother-in-law father-in-law toddler',
  friend: 'friend friends roommate flatmate neighbour neighbor neighbours neighbors classmate buddy mate',
  love: 'wife husband partner boyfriend girlfriend fiance fiancee spouse ex crush date marriage relationship divorce breakup',
  animal: 'dog cat puppy kitten hamster rabbit horse parrot bird pet goldfish turtle hen hens chickens',
  work: 'job work boss manager colleague colleagues coworker coworkers office interview promotion project meeting meetings deadline shift career client clients customer customers startup business presentation salary team report company',
  study:
    'exam exams school university college class classes thesis essay homework teacher professor degree course grades lecture lectures semester dissertation studies maths math chemistry physics biology history lesson lessons',
  home: 'house flat apartment room kitchen home landlord rent furniture attic garage basement balcony move',
  food: 'dinner lunch breakfast bread sourdough soup cake pizza pasta coffee tea recipe food meal curry cookies pie pancakes stew restaurant cheese rice wine beer',
  music:
    'music song songs album band guitar piano violin cello drums choir concert singing melody playlist bass flute ukulele',
  book: 'book books novel story poem poems poetry author chapter library reading',
  film: 'film films movie movies series show episode documentary cinema anime podcast',
  sport:
    'run running marathon gym yoga football soccer tennis basketball swim swimming bike cycling climbing race training workout match hike hiking walk ski skiing dance dancing chess',
  travel:
    'trip holiday vacation flight train journey city beach airport hotel passport travel island tickets japan italy spain france lisbon paris london rome tokyo berlin',
  nature:
    'forest sea ocean river mountain mountains lake sky stars moon sunset sunrise tree trees birds woods hill hills park wildlife',
  sleep: 'sleep dream dreams nightmare insomnia nap bed alarm',
  money: 'money debt bills savings budget loan mortgage bank taxes tax',
  health:
    'doctor hospital headache migraine surgery operation knee back diagnosis appointment therapy therapist medication pain dentist cold flu illness cancer pregnancy',
  garden: 'garden tomatoes tomato roses plants plant flowers seeds vegetables allotment seedlings herbs',
  game: 'game games puzzle videogame zelda minecraft boardgame lego dnd campaign level',
  making:
    'painting drawing photo photos photography pottery knitting sewing sculpture sketch sketchbook camera design crochet quilt scarf woodworking art watercolour watercolor',
  tech: 'computer laptop phone app code programming software robot website bug server internet',
  feast: 'birthday wedding party christmas anniversary graduation funeral thanksgiving easter',
  weather: 'weather rain snow storm sun summer winter spring autumn heat wind fog',
};

const DOMAIN_OF = new Map<string, Domain>();
for (const domain of DOMAINS)
  for (const noun of NOUNS[domain].split(' ')) if (!DOMAIN_OF.has(noun)) DOMAIN_OF.set(noun, domain);

export function domainOf(noun: string): Domain | null {
  const singular = noun.replace(/s$/, '');
  return DOMAIN_OF.get(noun) ?? DOMAIN_OF.get(singular) ?? null;
}

/** People and animals, whom one does not speak of as of things. */
export function isSomeone(noun: string): boolean {
  const domain = domainOf(noun);
  if (/^(?:family|date|marriage|relationship|divorce|breakup|ex)$/.test(noun)) return noun === 'ex';
  if (domain === 'family' || domain === 'friend' || domain === 'love' || domain === 'animal') return true;
  return /^(?:boss|manager|colleagues?|coworkers?|clients?|customers?|teacher|professor|nurse|landlord|doctor|therapist|dentist)$/.test(
    noun,
  );
}

/** Verbs that show a domain where no noun does. */
const VERBS: [RegExp, Domain][] = [
  [/\b(?:bak(?:e|ed|ing)|cook(?:ed|ing)?)\b/, 'food'],
  [/\b(?:paint(?:ed)?|sketch(?:ed|ing)|knit(?:ted)?|sew(?:ed|n)?)\b/, 'making'],
  [/\b(?:plant(?:ed|ing)|weed(?:ed|ing)|gardening)\b/, 'garden'],
  [/\b(?:cod(?:ed|ing)|debug(?:ged|ging)?|programm(?:ed|ing))\b/, 'tech'],
  [/\b(?:slept|sleeping|awake|asleep)\b/, 'sleep'],
  [/\b(?:studied|studying|revis(?:ed|ing))\b/, 'study'],
  [/\b(?:travel(?:l?ed|l?ing))\b/, 'travel'],
  [/\b(?:sang|sing(?:ing)?)\b/, 'music'],
  [/\b(?:swam|cycled|hiked|jogg(?:ed|ing))\b/, 'sport'],
];

export function domainByVerb(lower: string): Domain | null {
  return VERBS.find(([pattern]) => pattern.test(lower))?.[1] ?? null;
}
