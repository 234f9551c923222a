import { roleOf } from '../memory/words/roles';
import { countedIn, kindIn, type Sort, sortOf } from './sorts';
import { bare } from './told-words';
import { mended, plain, sentencesOf, wordsOf } from '../perception/text';

export interface OwnQuestion {
  /** The words that say what is asked for, in lower case; what was asked just before lends its own where these say little. */
  words: string[];
  context: string[];
  sort: Sort;
  /** It asks for what was so at first. */
  before: boolean;
  /** It names the person as its owner: it can only be about what was told. */
  own: boolean;
  /** It goes on about what was asked of the person's own: whose a day is, is seldom said with it. */
  lent: boolean;
  /** What of somebody or something is asked for, and of whom or what: what holds none is no answer. */
  attribute: { kind: 'name' | 'colour' | 'age' | 'price' | 'floor' | 'work'; of: string[] } | null;
  /** The word that says which sort of thing the answer is ("which fruit"), and what is counted ("how many hens"). */
  kind: string | null;
  counted: string | null;
  /** The question itself, without what leads up to it: in lower case, and as it was put. */
  text: string;
  clause: string;
}

const WH =
  /(?:^|[\s,;:])((?:(?:on|in|at|for|with|from|to|by|of|until|since) )?(?:what|which|who|whom|whose|where|when|how)(?:'s|'re|'d|s)?\b.*)$/i;
const AUX =
  /^(?:so |and |but |hey |ok |well |now |right |hm+ |oh ){0,2}((?:do|does|did|am|is|are|was|were|have|has|had|can|could|may|might|will|would|must)(?:n't)? (?:i|we|my|our|he|she|it|they|there|any(?:one|body))\b.*)$/i;
/** "Guess what, I got the job!": news, and no question. */
const GUESS = /^(?:so |and |ok |omg |hey )*guess (?:what|who)\b[^\p{L}\d]*/iu;
/** What begins with somebody and goes on tells something: "she died when I was twelve". */
const TELLS = /^\W*(?:(?:and|but|so|then) )?(?:i|we|he|she|they|my|our|his|her|their) \w/i;
/** "And the choir trip, where do we go?" */
const FRONTED = /^(?:(?:and|so|but|ok|now) )*((?:my|our|the|this|that) (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+),\s*$/iu;
/** Words before what is asked, at most: "and before they asked me to stay, what was the date?" */
const LEAD = 8;
/** "And the date it was meant to be at first": asked without a question. */
const ELLIPTIC =
  /^(?:and |so |but |ok |then )*(the (?:first |old |new |original |other )?(?:dates?|day|name|place|city|town|colou?r|number|age) (?:it|we|they|that|of|for|before|i|he|she)\b.*)$/i;
/** "Names of my two daughters?", "Request: date of my test." */
const NOTED =
  /^(?:(?:request|question|query|and|so|ok)[:,]? )*((?:the )?(?:first |last )?(?:names?|dates?|day|age|job|colou?r|title|price|place) (?:of|for) (?:my|our|the|his|her)\b.*)[?.!]*$/i;
/** "And before that?", "And at first?": asks what was just asked, of what was so then. */
const EARLIER =
  /^(?:(?:and|but|so|ok|then) )*(?:before(?: that| then)?|at first|originally|initially|(?:in|at) the beginning)\?$/i;
const OWN = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|myself|we|we're|we've|our|ours|us)\b/i;
const LEANS = /\b(?:that|it|he|she|they|him|her|his|hers|them|their|there|this|those|then)\b/i;
const BEFORE =
  /\b(?:before(?! (?:the |a |my )?(?:committee|court|judge|board|jury|panel|class|audience|camera|crowd)\b)|originally|original|at first|the first|initially|in the beginning|at the beginning|earlier|previous(?:ly)?|used to|old (?:plan|date)|had (?:we|i|they|it|been)|should (?:\w+ )?have|would (?:\w+ )?have been|were we meant|had been (?:set|fixed|planned|given)|(?:gave|told) (?:me|us) first|(?<=\bwas\b.*)\b(?:last year|back then|in those days)|old (?:plan|date|one))\b/i;
/** Not what was told, but what to do, what to think, what the soul is, or despair. */
const ELSE =
  /\b(?:should (?:i|we)|(?<!\bwhen )shall|ought|why|weather|is it (?:cold|hot|warm|raining|snowing|safe|expensive) (?:there|in|up|down)|how (?:do|can|could|would|might|will|to)\b(?! you spell\b)(?! (?:i|we) (?:spell|know|call|get to|take|feel about|earn|come to know|have my|like my|drink my))|how come|what (?:can|could|might) (?:i|we|you)|what would (?:i|we|you)(?! (?:give|love|never|rather)\b)|what if|what about|what makes (?!me|us|my|our|him|her)|where (?:can|could|might|would) (?:i|we)\b(?! (?:go|be|live|want|like|see|choose))|which .{0,40}\b(?:is|are|would be) (?:better|best|nicer|worse)\b|what(?:'s| is) (?:wrong with (?!(?:my|his|her) (?!life|head|brain|mind)\p{L}|him|her)|the point|up|new|happening)|what am i (?:doing|supposed|missing)|what (?:do|did) i do(?: now| wrong| to deserve)?[?\s]*$|who am i kidding|who cares|where (?:do|did) i (?:go|start|begin)(?: from here| wrong)?[?\s]*$|how am i (?:supposed|meant|going)|how did i (?:get here|end up)|how (?:are|were|is|was|about) (?:you|your|it going|things|life)|do you (?:think|like|love|want|feel|believe|ever|mind|have)|would you (?:like|mind|rather|say)|could you|will you|are you|were you|what do you (?:think|want|feel|like|make|say|suggest|recommend)|your (?:favou?rite|name|opinion|advice|day)|who are you|what are you)\b/iu;

/** "Who showed me how to sew?" asks who did. */
const LEARNED = /\b(show(?:s|ed|n)?|taught|teach(?:es)?|learn(?:ed|t)?) (?:(?:me|us) )?how to\b/i;

const LIGHT = new Set(
  `i me my mine we our us you your he him his she her hers it its they them their this that these those a an the and or but if so of to in on at
  by for with from about into is am are was were be been being do does did done have has had having can could would should will shall may might
  must not no what which who whom whose where when why how there here then than as up out off over again still just very really too also now ever
  any some all more most such own same get got go going went gone let tell told remember know think say said one ones thing things something
  i'm i've i'd i'll it's don't that's what's who's where's when's day days moment exactly please called name date ok okay hun hey memory test quick
  question dont cant wont didnt doesnt isnt arent wasnt werent havent hasnt hadnt couldnt wouldnt shouldnt im ive theyre youre thats shes hes weve theres myself yourself himself herself itself ourselves themselves before originally original first supposed meant whats wheres whens whos plan planned`.split(
    /\s+/,
  ),
);

/** What only asks whether it is remembered, behind what is asked. */
const TAIL =
  /,? (?:do you (?:still )?(?:have|know|remember)(?: it| that)?|(?:did i|have i) (?:ever )?(?:tell|told|say|said|mention|mentioned)(?: you)?(?: that| it)?|(?:would you |you )?remember|(?:have )?you got (?:that|it)|please)[?.! ]*$/i;

/** "Do you know the name of my shop?" */
const KNOWS =
  /^((?:(?:and|so|but|ok|hey|now),? )*)(?:do|can|could|would) you (?:still |even |happen to )?(?:know|remember|recall|tell me) (the (?:full |first |last )?(?:name|colou?r|age|date|day|year|place|city|town|price|title)\b)/i;

/** "My girl", "my little one", "my man" as who they are. */
export const kinNamed = (text: string): string =>
  text
    .replace(/\b(my|our) ((?:\w+ )?)girls?\b(?! ?friend)/gi, '$1 $2daughter')
    .replace(/\b(my|our) ((?:\w+ )?)(?:boy|lad)\b/gi, '$1 $2son')
    .replace(/\b(\p{Lu}\p{L}+'s) boys\b/gu, '$1 sons')
    .replace(/\b(\p{Lu}\p{L}+'s) girls\b/gu, '$1 daughters')
    .replace(/\b(my|our) (first|last)[- ]?born\b/gi, '$1 $2 child')
    .replace(/\b(my|our) (?:little one|bairn|nipper|wee one)\b/gi, '$1 child')
    .replace(/\bmy (?:man|fella|bloke|other half|better half)\b/gi, 'my partner');

/** "My furry housemate", "the small creature", "as a boy": in the words in which it is told. */
const toldLike = (text: string): string =>
  text
    .replace(/\b(\p{L}+)s (?=(?:name|age|job|birthday|work|profession)\b)/giu, (found, word: string) =>
      roleOf(word.toLowerCase()) === null ? found : `${word}'s `,
    )
    .replace(
      /\b(?:four[- ]?legged|furry|fluffy|hairy|feathered|whiskered|purring|barking|scaly) (?!animal)\p{L}+/giu,
      'pet',
    )
    .replace(/\b(?:would|will|could|can|do|does) never (?:eat|drink|touch|taste)\b/gi, 'cannot stand')
    .replace(
      /\bwho shares (?:my|the|our) (?:house|home|flat|apartment|place)(?: with (?:me|us))?\b/gi,
      'who do I live with',
    )
    .replace(/\b(?:creature|critter|beastie|beast)(s?)\b/gi, 'animal$1')
    .replace(
      /\b(?:as a (?:boy|girl|child|kid)|when i was (?:a (?:boy|girl|child|kid)|little|small|young))\b/gi,
      'in my childhood',
    );

/** Words of a text that say something, in lower case, each once. */
export function telling(text: string): string[] {
  return [...new Set(wordsOf(text.toLowerCase()).filter((word) => word.length > 1 && !LIGHT.has(word)))];
}

/**
 * The question of a message that asks for something that was told; null where it asks for nothing of the kind. In English.
 * @param message of any length; its beginning is read
 * @param asked what the person said just before, the newest last
 */
export function ownQuestion(message: string, asked: readonly string[]): OwnQuestion | null {
  const sentences = sentencesOf(mended(plain(message.slice(0, 1_000).replace(GUESS, '')))).map((one) =>
    toldLike(kinNamed(one.replace(KNOWS, '$1what is $2').replace(TAIL, '?'))),
  );
  const sentence = sentences.findLast((one) => /\?["')\s]*$/.test(one)) ?? sentences.at(-1);
  if (!sentence || ELSE.test(sentence.replace(LEARNED, '$1'))) return null;
  const open = WH.exec(sentence);
  const lead = open ? sentence.slice(0, open.index) : '';
  const bare = open ? null : (ELLIPTIC.exec(sentence)?.[1] ?? notedIn(sentence));
  const last = lastAsked(asked).at(-1);
  if (EARLIER.test(sentence)) {
    const question = last === undefined || EARLIER.test(last) ? null : ownQuestion(last, []);
    return question && { ...question, words: [], context: question.words, before: true, attribute: null, kind: null };
  }
  const text = bare
    ? `what is ${bare}`
    : ((open && wordsOf(lead).length <= LEAD ? open[1] : AUX.exec(sentence)?.[1]) ?? null);
  // "She died when I was twelve" tells when, and does not ask.
  if (text === null || (open && !/\?["')\s]*$/.test(sentence) && TELLS.test(lead))) return null;
  // "The first date they gave us" asks for nothing that was given.
  const words = [...telling(text), ...telling(FRONTED.exec(lead)?.[1] ?? '')].filter(
    (word) => !(BEFORE.test(text) && /^(?:give|gave|given|set|fixed|meant)$/.test(word)),
  );
  const leans = words.length < 2 || LEANS.test(text) || /^and\b/i.test(sentence);
  const before = leans ? lastAsked(asked) : [];
  const lower = text.toLowerCase();
  const plainly = attributeOf(lower, lead);
  const attribute = ofWhom(plainly, lower, before, asked);
  const [whom] = plainly !== attribute ? (attribute?.of ?? []) : [];
  return {
    words,
    context: [...new Set([...telling(lead), ...before.flatMap(telling)])].filter((word) => !words.includes(word)),
    sort: open || bare ? sortOf(lower) : 'truth',
    before: BEFORE.test(sentence),
    // Of somebody who is only called she, only what was told can be asked.
    own:
      OWN.test(text) ||
      /\b(?:he|she|his|her|him)\b/.test(lower) ||
      (words.length === 0 && before.some((one) => OWN.test(one))),
    lent: sortOf(lower) !== 'time' && before.some((one) => OWN.test(one)),
    attribute,
    kind: kindIn(lower),
    counted: countedIn(lower) ?? (/^how many\b/.test(lower) ? countedIn(before.at(-1)?.toLowerCase() ?? '') : null),
    text: lower,
    clause: whom === undefined ? text : text.replace(/\b(?:he|she)\b/i, `my ${whom}`),
  };
}

const notedIn = (sentence: string): string | undefined => {
  const noted = NOTED.exec(sentence)?.[1];
  return noted !== undefined && (/\?/.test(sentence) || /^(?:request|query|question)\b/i.test(sentence))
    ? `the ${noted.replace(/^the /i, '')}`
    : undefined;
};

/** The question asked just before; and the one before that, where it says little itself. */
function lastAsked(asked: readonly string[]): string[] {
  const questions = asked.slice(-3).filter((one) => ASKS.test(one));
  const last = questions.at(-1);
  if (last === undefined) return [];
  return telling(last).length > 1 || questions.length === 1 ? [last] : questions.slice(-2);
}
const ASKS = /\?|^(?:what|which|who|where|when|how|and|before)\b/i;

/** "How old is she?" asks it of whoever was asked about just before, or spoken of. */
function ofWhom(
  attribute: OwnQuestion['attribute'],
  lower: string,
  before: string[],
  asked: readonly string[],
): OwnQuestion['attribute'] {
  const pronoun = /\b(?:he|she|him|her|his)\b/.exec(lower)?.[0];
  if (attribute === null || attribute.of.length > 0 || pronoun === undefined) return attribute;
  const gender = /^(?:she|her)$/.test(pronoun) ? 'she' : 'he';
  const fits = (word: string) => {
    const role = roleOf(bare(word));
    return role !== null && (role.gender === gender || role.gender === 'any');
  };
  const named = (texts: readonly string[]) => texts.flatMap((one) => telling(kinNamed(one))).findLast(fits);
  const whom = named(before) ?? named(asked.slice(-SPOKEN_OF));
  return whom === undefined ? attribute : { ...attribute, of: [bare(whom)] };
}
/** So many messages back somebody is still who is spoken of. */
const SPOKEN_OF = 5;

/** What is said of a thing beyond its own words: where it is, whose it is, what it did. */
const FURTHER =
  /(?:,| (?:of|in|at|on|for|from|with|to|who|that|which|i|we|they|did|do|before|after|when|since|until)\b).*$/;

function attributeOf(lower: string, lead: string): OwnQuestion['attribute'] {
  const of = (...forms: RegExp[]) => {
    for (const form of forms) {
      const found = form.exec(lower)?.[1]?.replace(/^(?:my|our|the|that|this|his|her|their) |(?:'s|s')$/g, '');
      if (found === undefined) continue;
      const words = telling(found.replace(FURTHER, ''));
      if (words.length > 0 || lead === '') return words;
      const fronted = telling(lead);
      const whom = fronted.findLast((word) => roleOf(bare(word)) !== null);
      return whom === undefined ? fronted.slice(-1) : [whom];
    }
    return null;
  };
  const is = "(?:what|which)(?:'s|s| is| was| are| were)?";
  const name = '(?:first |full |maiden |middle |christian |last |sur|nick|real |proper )?(?:names?|title)';
  const named = of(
    new RegExp(`^(?:${is}|how(?: is| was)?) (?:the )?${name} of (.+?)\\??$`),
    new RegExp(`^${is} (.+?) ${name}\\b(?! (?:of|mean))`),
    /^(?:what|how)(?:'s|s| is| was| are| were| do| does| did)? (?:i call |we call |they call |you call )?(.+?) (?:(?:is|was|are) )?called\b/,
    /^how (?:do|does|did|would|should) (?:i|we|you|one) spell (.+?)(?:'s|s')? name\b/,
    /^(?:what|how) (?:do|does|did|will|shall) (?:i|we|they|people|he|she|my \w+) (?:call|name|christen) (.+?)\??$/,
  );
  if (named) return { kind: 'name', of: named };
  // "What colour did I put on my head" asks of the head.
  const coloured = of(
    /^(?:what|which) colou?r (?:did|do|have) (?:i|we) .*\b(?:my|our) ([a-z-]+)\??$/,
    /^(?:what|which) colou?r (?:is|was|are|were|did|do) (.+?)\??$/,
  );
  if (coloured) return { kind: 'colour', of: coloured };
  const old = of(
    /^(?:how old|what age) (?:is|was|are|were|am) (.+?)\??$/,
    /^(?:what|which)(?:'s| is| was) the age of (.+?)\??$/,
    /^how old (.+?) (?:is|was|are|were)\b/,
    /^what(?:'s| is| was) (.+?)(?:'s|s')? age\b/,
    /^(?:what|which) age()\??$/,
  );
  if (old) return { kind: 'age', of: old };
  const floor = of(/^(?:what|which) (?:floor|storey|story) (?:is|was|are|do|does|did) (.+?)\??$/);
  if (floor) return { kind: 'floor', of: floor };
  const price = of(
    /^how much (?:did|does|was|is|do|were) (.+?)(?: costs?)?\??$/,
    /^what (?:did|does|do) (.+) cost\??$/,
    /^(?:what|how (?:much|high|big))(?:'s| is| was| will)? (.*?(?:salary|rent|wages?|fee|pay))\b/,
  );
  if (price && /\bcost|\bpay|\bpaid|\bprice|\bfine|\brent|\bsalary|\bwage|\bfee\b|\bspend/.test(lower))
    return { kind: 'price', of: price };
  const work = of(
    /^what(?:'s|s| is| was) (.+?)(?:'s|s')? (?:job|profession|occupation|trade|work|line of work|career)\??$/,
    /^what does (.+?) (?:do|work as)(?: for (?:a living|work)| in the daytime| all day)?\??$/,
    /^what (?:is|was|'s) the (?:profession|job|occupation|trade) of (.+?)\??$/,
  );
  return work ? { kind: 'work', of: work } : null;
}
