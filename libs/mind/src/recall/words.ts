const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words that hold a sentence together and say nothing of what it is about. As they are written, without apostrophes. */
export const HOLDING_WORDS: ReadonlySet<string> = new Set(
  listOf(`
  a an the this that these those there here such same other another each every either neither both own
  i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
  it its itself they them their theirs themselves one someone something anything nothing everything anyone everyone
  who whom whose which what when where why how whether
  am is are was were be been being do does did done doing have has had having can could will would shall should might must ought
  not no nor never yes yeah yep nope ok okay oh ah hey hi hello wow haha hehe lol hm hmm mm um uh ugh aha well so too also just only even still yet
  very really quite rather pretty much many more most less least few some any all
  and or but if then else than because since as while though although until unless
  of in on at to from by for with without about into onto over under up down out off through during before after between
  against among around across along behind beside near via per upon toward towards within again further once ever
  now soon already always sometimes often maybe perhaps actually basically literally
  im ive id ill youre youve youd youll hes shes weve were theyre theyve thats whats hows wheres whos lets
  dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt havent hasnt hadnt aint cannot
  gonna wanna gotta kinda sorta us cause etc please thanks thank
  say said tell told mention mentioned mentions ask asked remember recall`),
);

/**
 * Words in every tenth, every thirtieth and every hundredth everyday message, by rule of thumb: until a soul has heard hundreds, what
 * it counts itself says nothing, and "like" would weigh as much as a name.
 */
const EVERYDAY: readonly (readonly [share: number, words: string])[] = [
  [0.1, 'like good great know get go think love time feel make thing look see want need day'],
  [
    0.03,
    `awesome nice cool sound glad happy hope lot way work take come really people friend life new first keep help share enjoy
     find try talk amazing fun start back give let mean sure guess bit year week today always right big little last long`,
  ],
  [
    0.01,
    `use call show meet show play watch read hear call plan home place family kid moment idea stuff part world old different hard
     bad better important special wonderful proud excited interesting favorite lately recently end leave stay turn put run
     happen change live learn next tomorrow yesterday tonight morning night weekend month definitely totally wait miss wish
     experience memory support kind point reason question answer two three everyone name`,
  ],
];

/** How common a word is in everyday talk, as a share of messages (0–1), by the word as written. */
export const EVERYDAY_SHARES: readonly (readonly [word: string, share: number])[] = EVERYDAY.flatMap(([share, words]) =>
  listOf(words).map((word) => [word, share] as const),
);
