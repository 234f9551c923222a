import { lemmaOf } from './lemmas';

/** Words of everyday talk that speak of the same matter, loosely; each set is between bars. */
const MATTERS =
  'steal stole stolen nick nicked pinch pinched rob robbed thief thieves burgled swipe swiped take|quid pound pounds buck bucks dollar dollars euro euros price cost pay paid fine|fine punish punishment penalty ticket|' +
  'bloke fella guy man lad chap dude|baby bairn newborn infant toddler little|kid wean child boy girl|mate pal buddy friend bestie|' +
  'scared afraid fear terrified phobia frightened nervous anxious panic|annoy annoys irritate bother worst drive mad nuts|' +
  'love crush fancy fall nicest sweet|kiss kissed|propose proposed proposal engaged engagement marry knot ask|wedding marry knot honeymoon vows wed big-day|' +
  'job living trade crust earn work profession occupation career bread|surgeon operate operates operation surgery|' +
  'sober drink alcohol drunk|quit stop give gave up|smoke smoking cigarette cigarettes|' +
  'flat apartment attic room place home lodging digs|landlord evict throw kick rent|shop store stall market sell|grocer groceries shopping supermarket|' +
  'car van wheels vehicle drive motor|lorry truck|scooter moped|bike bicycle cycle|plane flight fly airport|boat ship sail vessel|' +
  'hurt injure injured broke broken fracture sprain burn burnt burned wound|fall fell came off slip slipped|ill sick poorly unwell|dead died passed lost gone late|' +
  'start begin first take up|end finish last done over stop|move moved shift shifted change changed postpone postponed put off push pushed delay delayed reschedule brought forward bring slip slipped cancel cancelled late|' +
  'launch fly liftoff rocket|exam test paper finals|statistics stats|stage play theatre theater concert show role part|sing choir song voice|' +
  'write letter pen correspond|read book reading|find found discover discovered|lose lost missing mislay mislaid vanish disappear gone|keep store hide hid hidden stash put|' +
  'buy bought purchase get got|sell sold flog|borrow lend lent lends loan owe owes debt|give gave gift present hand handed|inherit left bequeath heirloom|' +
  'promise promised swear word|forget forgot forgotten|apologise apologize sorry apology|argue quarrel row fight fell out|' +
  'feed eat food cook bring bake|hate loathe abide stand bear dislike refuse disgust turn stomach|favourite best like love most|sugar sweet|spicy hot chilli|' +
  'visit see call round come come by drop in|meet met know date|live dwell reside stay based settle home|born birth world come life begin|grow grew raised childhood|' +
  'mark tattoo ink inked|twin sibling|adopt adopting adoption foster|pregnant expecting baby due news|grandchild granny grandma|' +
  'dream wish want hope become ambition|save saving aside put money|collect collection collecting list tally count counting keep|' +
  'teach taught lessons teacher class learn study|speak talk say language|swear swears curse cursing|' +
  'phone mobile telephone ring rang call|computer laptop pc machine|telescope stars astronomy|clock watch time|glasses eye eyes sight|' +
  'garden allotment plot|dog hound puppy|cat kitten moggy|horse pony|flood flooded water|fire burn burned|snow ice cold|' +
  'deaf hear ear|blind see eye|leg foot knee|hand finger|back spine|stomach belly tummy|' +
  'boss chief head manager charge owner|colleague team workmate crew|company firm business outfit startup|founder cofounder co-founder started start together|investor investors pitch|' +
  'church chapel priest vicar|army soldier military|police cop|doctor doc gp physician|psychologist therapist shrink counsellor|' +
  'cheat cheats fair|win won victory score|lose defeat lost score|team side squad|match game final';
const MATTERS_OF = new Map<string, Set<number>>();
MATTERS.split('|').forEach((line, matter) => {
  for (const word of line.split(' ')) {
    const lemma = lemmaOf(word);
    MATTERS_OF.set(lemma, (MATTERS_OF.get(lemma) ?? new Set()).add(matter));
  }
});

/** Whether two words speak of one matter, as talk has it: "nicked" and "stole", "quid" and "pay". Both are lemmas. */
export function ofOneMatter(one: string, other: string): boolean {
  const matters = MATTERS_OF.get(other);
  return matters !== undefined && [...(MATTERS_OF.get(one) ?? [])].some((matter) => matters.has(matter));
}
