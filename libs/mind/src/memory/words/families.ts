import { MORE_KINDS } from './kinds';
import { lemmaOf } from './lemmas';

/** Words that mean nearly the same, and words for a kind of thing: what is told in one is asked for in another. */

const FAMILIES =
  'work job occupation profession career employment trade employed employ earn shift|employer company firm workplace office business|' +
  'live living reside home based located settle dwell inhabit|city town place village area country neighbourhood neighborhood region location|' +
  'house flat apartment home place studio|move relocate emigrate immigrate|' +
  'study major degree course subject university uni college studying|school university college uni|exam test finals|teacher professor tutor lecturer|learn study teach practise practice lessons|' +
  'buy purchase get acquire|gift present give|car vehicle drive auto|bike bicycle cycle|motorbike motorcycle|train railway|plane flight fly|' +
  'doctor physician gp appointment|surgery operation operate|ill sick unwell illness disease condition|hurt injure injury break broke sprain|pill medication medicine tablet|hospital clinic ward|' +
  'hobby pastime interest leisure fun enjoy|like love enjoy adore prefer fancy fond|hate dislike detest loathe stand|afraid scared fear terrified phobia frightened|' +
  'movie film cinema|show series tv programme|book novel read author|song music track tune sing|record album ep single lp|band group|picture photo photograph photography camera|paint painting watercolour watercolours watercolor|draw drawing sketch|' +
  'food dish meal eat cuisine|drink beverage|dinner supper|sweet dessert candy|coffee espresso cappuccino latte|bread sourdough baking bake loaf|cook cooking recipe|' +
  'holiday vacation trip travel journey getaway visit tour|wedding marry marriage married ceremony|divorce separate|party celebrate celebration|birthday born|' +
  'start begin beginning|finish end complete|stop quit|happen occur|talk speak conversation chat|call phone ring|win prize award winner competition|lose lost|find found|' +
  'run running jog marathon race|swim swimming pool|hike hiking trek walk|gym workout exercise train fitness|dance dancing ballet salsa tango|climb climbing bouldering|' +
  'garden gardening allotment plant grow|tomato tomatoes vegetable|baby pregnant expecting birth due|baby newborn infant|visit stay come guest|resit retake|split break part separate|bring raise|class lesson course lecture|wed wedding marry|leave depart go|presentation talk speech lecture|nursery kindergarten preschool daycare|arm forearm|gig concert show|gig job|quit leave resign|rehearse practise practice rehearsal|jigsaw puzzle|stomach digest intolerant|anniversary wedding marry married|tattoo tattooed ink|lorry lorries truck|crazy obsessed mad|pass die|die death dead pass lose funeral|sad upset down|happy glad joy|worry worried nervous anxious|' +
  'money savings save salary|rent landlord|debt loan mortgage|degree thesis dissertation|boss manager supervisor|colleague coworker|friend mate buddy pal|partner spouse|kid child children|parent mother father|' +
  'meeting appointment interview|breed kind type sort|colour color|old age years|name called call|nickname name called|big large huge|small little tiny|fast quick|' +
  'sleep insomnia bed|morning breakfast early|evening night late|volunteer volunteering charity|church faith religion religious mosque temple|language speak tongue fluent|tv television|instrument play|team club support|' +
  'adopt rescue shelter|neighbour neighbor|flatmate roommate housemate|wear clothes dress outfit|glasses eyesight|injured wrist ankle arm leg knee|retire retired retirement|goal dream aim ambition hope wish want plan|' +
  'meet met know|origin originally from come grow raised|mountain mountains|sea ocean beach coast|computer laptop pc|phone mobile cell|favourite best most|collect collection|laugh funny|win won|broken break broke|teach taught teaching teacher|write writing author novel|business shop store bakery cafe own';
const GROUPS_OF = new Map<string, number[]>();
FAMILIES.split('|').forEach((line, group) => {
  for (const word of line.split(' ')) {
    const lemma = lemmaOf(word);
    GROUPS_OF.set(lemma, [...(GROUPS_OF.get(lemma) ?? []), group]);
  }
});

const KINDS: Readonly<Record<string, string>> = {
  instrument:
    'guitar piano violin cello drums drum flute ukulele bass trumpet saxophone sax clarinet harp accordion banjo viola trombone oboe mandolin harmonica keyboard organ bagpipes recorder sitar',
  sport:
    'football soccer tennis basketball volleyball rugby cricket hockey badminton golf baseball handball squash swimming running cycling climbing bouldering boxing karate judo rowing skiing surfing yoga padel pilates gym fencing archery skating marathon kayaking diving wrestling taekwondo kickboxing aikido',
  language:
    'english spanish french german dutch italian portuguese polish russian arabic turkish hindi urdu chinese mandarin cantonese japanese korean swedish norwegian danish finnish greek hebrew farsi persian ukrainian romanian hungarian czech tagalog vietnamese thai swahili catalan welsh irish bengali punjabi tamil croatian serbian',
  colour:
    'red blue green yellow orange purple pink black white grey gray brown turquoise teal violet indigo crimson burgundy navy lavender beige gold silver maroon emerald copper auburn bronze ivory scarlet lilac mint mustard khaki magenta charcoal amber olive',
  pet: 'dog puppy cat kitten hamster rabbit bunny horse pony parrot bird budgie fish goldfish turtle tortoise snake lizard gecko ferret rat mouse guinea-pig chicken hen canary iguana',
  animal:
    'dog puppy cat kitten hamster rabbit bunny horse pony parrot bird budgie fish goldfish turtle tortoise snake lizard gecko ferret rat mouse guinea-pig chicken hen goat sheep cow donkey spider spiders bee wasp',
  season: 'spring summer autumn fall winter',
  drink: 'coffee tea wine beer whisky whiskey gin juice water cola lemonade cocoa espresso latte rum cocktail',
  food: 'pizza pasta sushi curry soup bread cheese chocolate rice noodles tacos ramen burger salad steak cake lasagne lasagna dumplings pierogi paella pancakes risotto meat fish',
  fruit:
    'apple banana mango strawberry strawberries cherry cherries peach orange grapes pear plum kiwi pineapple blueberry blueberries raspberry raspberries apricot fig melon watermelon lemon lime grapefruit nectarine blackberry blackberries currants gooseberry pomegranate papaya quince raisin raisins dates',
  vegetable:
    'tomato carrot broccoli spinach potato onion cabbage courgette zucchini aubergine eggplant peas beans lettuce cucumber',
  game: 'chess poker scrabble go dnd minecraft zelda bridge monopoly catan backgammon sudoku dominoes',
  family:
    'mother father sister brother son daughter wife husband aunt uncle cousin niece nephew grandmother grandfather child parent mum mom dad',
  meat: 'pork beef chicken lamb ham bacon turkey sausage steak duck',
  herb: 'coriander cilantro basil mint parsley dill rosemary thyme oregano sage',
  medicine: 'penicillin ibuprofen aspirin paracetamol insulin antibiotics amoxicillin',
  breed:
    'labrador poodle beagle dachshund terrier greyhound collie corgi retriever spaniel bulldog husky whippet lurcher pug chihuahua rottweiler doberman dalmatian schnauzer cockapoo labradoodle samoyed akita pitbull tabby siamese ragdoll persian shepherd mutt',
  operation:
    'c-section caesarean hysterectomy bypass transplant cataract appendectomy tonsillectomy surgery replacement',
  pest: 'slug slugs snail aphids rats mice moths',
  dessert: 'pudding cake pie tiramisu cheesecake brownie custard trifle crumble',
  vehicle: 'car bike motorbike van truck scooter bus motorcycle',
  illness: 'asthma diabetes migraine migraines arthritis cancer flu depression anxiety epilepsy eczema',
  event: 'wedding concert exam interview party appointment meeting',
  flower: 'rose roses tulip tulips sunflower sunflowers peony peonies lily lilies daisy daisies orchid orchids',
  craft: 'knitting crochet pottery ceramics sewing woodworking painting drawing origami weaving embroidery calligraphy',
  feast: 'wedding christmas easter birthday anniversary',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  month: 'january february march april may june july august september october november december',
};
const KIND_OF = new Map<string, Set<string>>();
const ALL_KINDS = [
  ...Object.entries(KINDS).map(([kind, members]) => [kind, members.split(' ')] as const),
  ...MORE_KINDS,
];
for (const [kind, members] of ALL_KINDS)
  for (const word of members) {
    const lemma = lemmaOf(word);
    KIND_OF.set(lemma, (KIND_OF.get(lemma) ?? new Set()).add(lemmaOf(kind)));
  }

/** A thing is asked for by its kind. */
export const KIND_LIKENESS = 0.9;

/** How well one word stands for another, 0–1: the same 1, nearly the same 0.9, a kind of it 0.9, of one stem 0.8. Both are lemmas. */
export function likeness(asked: string, told: string): number {
  if (asked === told) return 1;
  if (KIND_OF.get(told)?.has(asked)) return KIND_LIKENESS;
  const mine = GROUPS_OF.get(asked);
  const theirs = GROUPS_OF.get(told);
  if (mine && theirs && mine.some((group) => theirs.includes(group))) return 0.85;
  if (Math.min(asked.length, told.length) >= 5 && (told.startsWith(asked) || asked.startsWith(told))) return 0.8;
  if (asked.length >= 6 && told.length >= 6 && asked.slice(0, 6) === told.slice(0, 6)) return 0.8;
  return 0;
}

/** Whether a word names a kind of thing: "instrument", "colour". */
export const isKind = (lemma: string): boolean => ALL_KINDS.some(([kind]) => lemmaOf(kind) === lemma);
