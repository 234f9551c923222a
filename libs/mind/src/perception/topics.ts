import { domainOf, isSomeone, type Domain } from './domains';
import { namesIn } from './names';
import { tokensOf } from './text';

/** Something the person named. */
export interface Topic {
  /** As the soul would name it: "your sister Anna", "the interview", "coffee". */
  name: string;
  /** The noun alone, for comparing. */
  noun: string;
  domain: Domain | null;
  someone: boolean;
  /** How much it matters, higher first. */
  weight: number;
}

const DETERMINERS: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  the: 'the',
  a: 'the',
  an: 'the',
  this: 'this',
  that: 'that',
  his: 'his',
  her: 'her',
  their: 'their',
};
const ADJECTIVES = new Set(
  (
    'old new little big small young older younger eldest oldest youngest best good bad great first second last final next whole own late early favourite favorite long short ' +
    'tiny huge best-ever beautiful lovely horrible awful terrible difficult hard easy strange weird funny daily weekly annual former current ' +
    'real online local green red blue black white grey brown yellow orange warm cold hot fresh quiet busy dear poor stupid silly crazy ' +
    'grumpy lazy sweet important driving math french spanish german italian english elderly teenage grown-up tabby rescue family school work summer winter birthday job vegetable acoustic'
  ).split(' '),
);
/** What may follow a noun nobody has listed: anything else might make it half a phrase. */
const FOLLOWS =
  /^(?:[.,;:!?()"]|and|or|but|is|was|are|were|has|had|have|will|would|can|could|did|does|on|in|at|to|from|for|with|of|about|because|when|while|that|who|so|again|today|yesterday|tonight|tomorrow|too|never|always|just|still|really|died|left|called|said|told|got|came|went|broke|keeps|makes|made|needs|wants|after|before|this|last|if|as|isn't|wasn't|doesn't|didn't|won't|can't|i|he|she|they|it)$/;
const NOT_A_NOUN =
  /^(?:lot|bit|few|while|couple|kind|sort|type|chance|moment|minute|hour|hours|morning|evening|afternoon|night|weekend|week|month|year|years|truth|reason|idea|feeling|same|other|others|rest|top|bottom|middle|edge|fact|case|world|future|past|present|most|least|worst|only|very|more|less|number|pair|half|second|third|start|break|look|lots|loss|little|big|small|long|short|ones|place|end|beginning|hell|fuck|shit|damn|mood|fun|help|hand|hands|eyes|body|face|voice|words|people|person|guy|woman|girl|boy|men|women|course|matter|issue|situation|thought|thoughts|difference|effort|sense|impression|plan|plans|job|life|day|way|mind|own|self|god|goodness|dear|one|favourite|favorite|best|fault|turn|head|heart|point|thing|things|stuff|time|name|own|age|opinion|part|side|whole|entire|everything|problem|bad|man|word|part|guess|question|message|answer)$/;

function nameAfter(tokens: readonly string[], at: number): string {
  const next = tokens[at + 1] ?? '';
  return /^[A-Z][a-z]+$/.test(next) &&
    !/^(?:I|The|And|But|He|She|It|They|My|Is|Was|So|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/.test(
      next,
    )
    ? ` ${next}`
    : '';
}

/** Where the phrase around the noun at `at` begins, and how it is introduced. */
function phraseAround(lower: readonly string[], at: number): { from: number; by: string } {
  let from = at;
  while (from > 0) {
    const before = lower[from - 1] ?? '';
    if (ADJECTIVES.has(before) || (/'s$/.test(before) && domainOf(before.slice(0, -2)) !== null)) from--;
    else if (domainOf(before) !== null && DETERMINERS[lower[from - 2] ?? ''] && !isSomeone(before)) from--;
    else break;
  }
  return { from, by: lower[from - 1] ?? '' };
}

/** Nouns that are just as often verbs: only with an article or possessive before them. */
const ALSO_VERBS = new Set(
  'work run walk dream move travel dance show date match plant sleep rest snow rain swim hike train race shift report bank book store sketch back level design code crush heat wind cold spring fall date nap art bed cook drive match team class hike pain stress sun class'.split(
    ' ',
  ),
);
const BARE = new Set(
  'work school university college music coffee tea sleep yoga football soccer tennis chess pottery photography running cycling swimming climbing poetry maths math chemistry physics biology programming rain snow money homework christmas insomnia bread sourdough singing painting drawing knitting reading hiking gardening therapy'.split(
    ' ',
  ),
);

/** A bare noun is a subject where somebody speaks of liking, missing or thinking about it. */
const SPOKEN_OF =
  /\b(?:love|like|likes|enjoy|about|hate|miss|play|prefer|into|used to|start|started|favourite|favorite)\b/i;

const HEADS = new Set(
  'account accounts schedule plan plans party club shop store box boxes list machine table door room park track course league practice night day days season ticket tickets bag lesson teacher class group event problem problems thing stuff guy woman man smell noise'.split(
    ' ',
  ),
);

/** After these a thing is the person's own or is there: "I bought a telescope" speaks of the telescope from then on. */
const HAD =
  /^(?:have|had|got|has|bought|found|booked|made|built|saw|started|finished|lost|broke|joined|wrote|planted|adopted|won|sold|fixed|painted|tried|watched|heard|caught|dropped|missed|cooked|baked|received|rented|repaired|visited|discovered|is|was)$/;

/** A noun in no list, known for one by the article before it and by what follows. */
function isThing(lower: readonly string[], at: number): boolean {
  const noun = lower[at] ?? '';
  if (!/^[a-z]{4,}$/.test(noun) || /(?:ly|ed|ing|est|ful|ous|ive|ish|able)$/.test(noun)) return false;
  if (NOT_A_NOUN.test(noun) || ADJECTIVES.has(noun) || ALSO_VERBS.has(noun)) return false;
  if (!FOLLOWS.test(lower[at + 1] ?? '.')) return false;
  const by = lower[at - 1] ?? '';
  return by === 'the' || (/^an?$/.test(by) && HAD.test(lower[at - 2] ?? ''));
}

/** What a sentence names, what matters most first. */
export function topicsIn(sentence: string): Topic[] {
  const tokens = tokensOf(sentence);
  const lower = tokens.map((token) => token.toLowerCase());
  const found = new Map<string, Topic>();
  const add = (topic: Topic) => {
    const there = found.get(topic.noun);
    if (!there || there.weight < topic.weight) found.set(topic.noun, topic);
  };
  lower.forEach((noun, at) => {
    const domain = domainOf(noun);
    if (domain !== null) {
      // "the holiday schedule", "a book club": the noun is only the first half of what is spoken of.
      if (HEADS.has(lower[at + 1] ?? '')) return;
      const { from, by } = phraseAround(lower, at);
      const determiner = DETERMINERS[by];
      // The first half of a longer phrase ("job interview", "sister's") is named with the second.
      if (domainOf(lower[at + 1] ?? '') !== null && !isSomeone(noun) && !/^[.,;]$/.test(lower[at + 1] ?? '')) return;
      if (
        !determiner &&
        (!BARE.has(noun) ||
          from !== at ||
          (ALSO_VERBS.has(noun) && !/^(?:at|from|to|after|before|about|for|with|of)$/.test(by)))
      ) {
        if (!ALSO_VERBS.has(noun)) add({ name: '', noun, domain, someone: isSomeone(noun), weight: 1 });
        return;
      }
      if ((by === 'that' || by === 'this' || by === 'a' || by === 'an') && ALSO_VERBS.has(noun) && by.startsWith('th'))
        return;
      // "a job" in passing is not yet a job one can speak of; "I have an interview" is.
      if (/^an?$/.test(by) && !/^(?:have|had|got|has|having|bought|found|booked)$/.test(lower[from - 2] ?? '')) {
        add({ name: '', noun, domain, someone: isSomeone(noun), weight: 1 });
        return;
      }
      if (!determiner && !SPOKEN_OF.test(sentence)) {
        add({ name: '', noun, domain, someone: isSomeone(noun), weight: 1 });
        return;
      }
      const body = tokens
        .slice(from, at + 1)
        .map((token, i) => (i === 0 && from === 0 ? token.toLowerCase() : token))
        .join(' ');
      const someone = isSomeone(noun);
      const own = by === 'my' || by === 'our';
      const name = determiner ? `${determiner} ${body}${someone && own ? nameAfter(tokens, at) : ''}` : body;
      add({ name, noun, domain, someone, weight: (someone ? 4 : 2) + (own ? 2 : 0) });
    } else if (lower[at - 1] === 'my' || (ADJECTIVES.has(lower[at - 1] ?? '') && lower[at - 2] === 'my')) {
      const next = lower[at + 1] ?? '.';
      if (!/^[a-z]{3,}$/.test(noun) || ADJECTIVES.has(noun) || NOT_A_NOUN.test(noun) || !FOLLOWS.test(next)) return;
      const adjective = lower[at - 1] === 'my' ? '' : `${lower[at - 1]} `;
      add({ name: `your ${adjective}${at === 0 ? noun : tokens[at]}`, noun, domain: null, someone: false, weight: 3 });
    } else if (isThing(lower, at)) {
      add({ name: `the ${noun}`, noun, domain: null, someone: false, weight: 2 });
    }
  });
  for (const { name, someone } of namesIn(sentence)) {
    const lowered = name.toLowerCase();
    if (![...found.values()].some((topic) => topic.name.toLowerCase().includes(lowered)))
      add({ name, noun: lowered, domain: null, someone, weight: someone ? 5 : 3 });
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}
