/** Who stands in what relation to the person, and what creatures live with them: the words for them, and what covers what. */

export interface Role {
  /** One word for all that mean the same: `mother` for mum, mom, mama. */
  key: string;
  gender: 'she' | 'he' | 'any';
  /** Wider words that include it: a `sister` is a `sibling`. */
  within: readonly string[];
  animal: boolean;
  /** One can have only one at a time. */
  only: boolean;
}

type Line = [key: string, words: string, gender: Role['gender'], within: string, only?: 'only'];

const PEOPLE: Line[] = [
  ['mother', 'mother mum mom mama mam mummy mommy ma mam', 'she', 'parent family', 'only'],
  ['father', 'father dad daddy papa pa pops', 'he', 'parent family', 'only'],
  ['parent', 'parent parents folks', 'any', 'family'],
  ['grandmother', 'grandmother grandma gran granny nan nana nanna oma abuela', 'she', 'grandparent family'],
  ['grandfather', 'grandfather grandpa grandad granddad opa abuelo gramps', 'he', 'grandparent family'],
  ['grandparent', 'grandparent grandparents', 'any', 'family'],
  ['sister', 'sister sisters sis', 'she', 'sibling family'],
  ['brother', 'brother brothers bro', 'he', 'sibling family'],
  ['sibling', 'sibling siblings twin', 'any', 'family'],
  ['son', 'son sons lad lads boys', 'he', 'child family'],
  ['daughter', 'daughter daughters girls', 'she', 'child family'],
  ['child', 'child children kid kids baby toddler newborn twins triplets', 'any', 'family'],
  ['stepson', 'stepson stepsons', 'he', 'son stepchild family'],
  ['stepdaughter', 'stepdaughter stepdaughters', 'she', 'daughter stepchild family'],
  ['stepmother', 'stepmother stepmum stepmom', 'she', 'family', 'only'],
  ['stepfather', 'stepfather stepdad', 'he', 'family', 'only'],
  ['stepsister', 'stepsister', 'she', 'family'],
  ['stepbrother', 'stepbrother', 'he', 'family'],
  ['grandson', 'grandson grandsons', 'he', 'grandchild family'],
  ['granddaughter', 'granddaughter granddaughters', 'she', 'grandchild family'],
  ['grandchild', 'grandchild grandchildren grandkid grandkids', 'any', 'family'],
  ['aunt', 'aunt auntie aunty', 'she', 'family'],
  ['uncle', 'uncle', 'he', 'family'],
  ['cousin', 'cousin cousins', 'any', 'family'],
  ['niece', 'niece nieces', 'she', 'family'],
  ['nephew', 'nephew nephews', 'he', 'family'],
  ['godmother', 'godmother', 'she', 'family'],
  ['godfather', 'godfather', 'he', 'family'],
  ['godson', 'godson', 'he', 'family'],
  ['goddaughter', 'goddaughter', 'she', 'family'],
  ['mother-in-law', 'mother-in-law mother-in-laws', 'she', 'in-law family', 'only'],
  ['father-in-law', 'father-in-law', 'he', 'in-law family', 'only'],
  ['sister-in-law', 'sister-in-law', 'she', 'in-law family'],
  ['brother-in-law', 'brother-in-law', 'he', 'in-law family'],
  ['son-in-law', 'son-in-law', 'he', 'in-law family'],
  ['daughter-in-law', 'daughter-in-law', 'she', 'in-law family'],
  ['in-law', 'in-law in-laws', 'any', 'family'],
  ['wife', 'wife wifey missus', 'she', 'partner spouse family', 'only'],
  ['husband', 'husband hubby', 'he', 'partner spouse family', 'only'],
  ['girlfriend', 'girlfriend gf', 'she', 'partner', 'only'],
  ['boyfriend', 'boyfriend bf', 'he', 'partner', 'only'],
  ['fiancé', 'fiancé fiance fiancée fiancee', 'any', 'partner', 'only'],
  ['partner', 'partner spouse', 'any', 'family', 'only'],
  ['ex', 'ex ex-wife ex-husband ex-girlfriend ex-boyfriend ex-partner', 'any', ''],
  ['friend', 'friend friends mate bestie buddy pal bff', 'any', ''],
  ['crush', 'crush', 'any', ''],
  ['boss', 'boss manager', 'any', 'work-person'],
  ['colleague', 'colleague colleagues coworker coworkers co-worker co-workers workmate teammate', 'any', 'work-person'],
  ['neighbour', 'neighbour neighbours neighbor neighbors', 'any', ''],
  ['flatmate', 'flatmate flatmates roommate roommates housemate housemates', 'any', ''],
  ['teacher', 'teacher professor tutor instructor', 'any', ''],
  ['supervisor', 'supervisor advisor adviser', 'any', ''],
  ['coach', 'coach trainer', 'any', ''],
  ['doctor', 'doctor gp physician', 'any', ''],
  ['dentist', 'dentist', 'any', ''],
  ['therapist', 'therapist counsellor counselor psychologist psychiatrist', 'any', ''],
  ['landlord', 'landlord landlady', 'any', ''],
  ['student', 'student pupil', 'any', ''],
  ['client', 'client customer', 'any', ''],
  ['classmate', 'classmate classmates', 'any', ''],
];
const ANIMALS: [key: string, words: string][] = [
  [
    'dog',
    'dog dogs puppy puppies pup doggo labrador lab poodle beagle dachshund terrier greyhound collie corgi retriever spaniel bulldog husky whippet lurcher pug chihuahua rottweiler doberman dalmatian schnauzer cockapoo labradoodle shih-tzu samoyed akita pitbull mutt staffie staffy frenchie goldendoodle cavapoo malamute weimaraner vizsla setter bichon maltese pomeranian yorkie westie alsatian shiba sheepdog heeler kelpie',
  ],
  ['cat', 'cat cats kitten kittens kitty tabby tomcat siamese ragdoll moggy'],
  ['hamster', 'hamster hamsters'],
  ['rabbit', 'rabbit rabbits bunny bunnies'],
  ['horse', 'horse horses pony mare foal'],
  ['parrot', 'parrot parrots cockatoo'],
  ['bird', 'bird budgie budgies canary cockatiel parakeet'],
  ['fish', 'goldfish'],
  ['turtle', 'turtle turtles tortoise'],
  ['snake', 'snake'],
  ['lizard', 'lizard gecko iguana'],
  ['guinea pig', 'guinea-pig guinea-pigs'],
  ['ferret', 'ferret ferrets'],
  ['rat', 'rat gerbil'],
  ['chicken', 'chicken chickens hen hens rooster'],
  ['goat', 'goat goats'],
  ['donkey', 'donkey'],
  ['sheep', 'sheep lamb'],
  ['duck', 'duck ducks'],
  ['pet', 'pet pets'],
];

const ROLE_OF = new Map<string, Role>();
const ROLE_BY_KEY = new Map<string, Role>();
for (const [key, words, gender, within, only] of PEOPLE) {
  const role: Role = { key, gender, within: within.split(' ').filter(Boolean), animal: false, only: only === 'only' };
  ROLE_BY_KEY.set(key, role);
  for (const word of words.split(' ')) ROLE_OF.set(word, role);
}
for (const [key, words] of ANIMALS) {
  const role: Role = { key, gender: 'any', within: key === 'pet' ? [] : ['pet'], animal: true, only: false };
  ROLE_BY_KEY.set(key, role);
  for (const word of words.split(' ')) ROLE_OF.set(word, role);
}

/** What a word in lower case says somebody is to the person; null where it says nothing of the kind. */
export function roleOf(word: string): Role | null {
  return ROLE_OF.get(word) ?? null;
}

/** Whether a role is named by its own key: `mother`, not `mum`. */
export function roleByKey(key: string): Role | null {
  return ROLE_BY_KEY.get(key) ?? null;
}

export const isPlural = (word: string): boolean =>
  /^(?:folks|children|kids|twins|triplets|puppies|bunnies)$/.test(word) ||
  (word.endsWith('s') &&
    !/^(?:boss|sis|pops|spouse)$/.test(word) &&
    ROLE_OF.has(word) &&
    ROLE_OF.has(word.slice(0, -1)));

/** All words for people and animals, the longest first, for patterns. */
export const ROLE_WORDS: string = [...ROLE_OF.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/-/g, '[- ]'))
  .join('|');

/** How roles of one kind are told apart. What means the same is written the same. */
const QUALIFIERS: Readonly<Record<string, string>> = {
  little: 'younger',
  younger: 'younger',
  kid: 'younger',
  baby: 'younger',
  big: 'older',
  older: 'older',
  elder: 'older',
  eldest: 'oldest',
  oldest: 'oldest',
  youngest: 'youngest',
  middle: 'middle',
  best: 'best',
  other: 'other',
  second: 'second',
  twin: 'twin',
  half: 'half',
  new: '',
  old: '',
  late: '',
  dear: '',
};
export const QUALIFIER_WORDS = Object.keys(QUALIFIERS).join('|');
export const qualifierOf = (word: string): string => QUALIFIERS[word.toLowerCase()] ?? '';

/** `older sister` → its qualifier and its role. */
export function partsOf(subject: string): { qualifier: string; role: Role | null } {
  const whole = roleByKey(subject);
  if (whole) return { qualifier: '', role: whole };
  const space = subject.indexOf(' ');
  if (space < 0) return { qualifier: '', role: null };
  return { qualifier: subject.slice(0, space), role: roleByKey(subject.slice(space + 1)) };
}

/** Whether what is asked for (`sibling`, `sister`) may be who is meant (`older sister`). */
export function covers(asked: string, meant: string): boolean {
  if (asked === meant) return true;
  const one = partsOf(asked);
  const other = partsOf(meant);
  if (!one.role || !other.role) return false;
  // Who was only told to be a partner may be asked for as a husband.
  const partner = other.role.key === 'partner' && one.role.within.includes('partner');
  if (one.role.key !== other.role.key && !other.role.within.includes(one.role.key) && !partner) return false;
  return one.qualifier === '' || other.qualifier === '' || one.qualifier === other.qualifier;
}
