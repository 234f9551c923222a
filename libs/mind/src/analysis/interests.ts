import { likeness, rankOf } from '../lexicon/likeness';
import { domainOf, isSomeone } from '../perception/domains';
import { HOLDING_WORDS } from '../recall/words';
import { stemOf } from '../recall/stem';
import type { Evidence, Finding } from './analysis';
import { bestOf } from './evidence';
import { INTERESTS } from './rules';
import type { Tongue } from './tongues';
import type { Stated } from './statements';
import type { Vocabulary, Word } from './vocabulary';

/** Nouns of any talk: stretches, parts, manners of speaking. Nobody would name them as what they care for. */
const NO_TOPIC = new Set(
  `thing things stuff time times day days night nights morning mornings evening evenings afternoon week weeks weekend month months year years today
  tomorrow yesterday tonight hour hours minute minutes second seconds moment moments way ways lot lots bit kind sort type part parts side end start
  beginning place places point case fact reason idea ideas problem problems question questions answer answers word words name names number
  numbers person people man men woman women guy guys girl boy kid kids everyone someone world life lives hand hands eye eyes head face heart arm
  arms leg legs feet foot voice mind body back front top bottom left right middle edge corner rest half pair piece pieces couple few group set
  list line lines message messages text texts call talk chance change difference example sense matter mess mistake luck fun joke job turn try
  look help hope care love hate feeling feelings mood thought thoughts plan plans news story stories thanks hello goodbye friend friends
  way order state level step steps room house home door table chair street town city floor wall window bed kitchen car bus train phone
  old new good bad big small little long short great best first last next other same own whole right wrong real sure true
  go come get make take give know think want need see say tell feel like work works going coming doing being having
  one two three four five six seven eight nine ten hundred thousand something nothing anything everything tuesday monday wednesday thursday friday saturday
  sunday january february march april may june july august september october november december here there now then fine okay
  minute touch smile laugh cup glass bottle bag box paper letter letters page note result results reason version system value values
  company business market percent million government president state states country member members report officials
  pic pics photo photos reminder sounds sound support favorite favourite impact blast connection energy importance advice tips area joy vibe passion goal goals break
  dear love darling honey sweetheart sir madam`
    .trim()
    .split(/\s+/),
);
/** In other languages, where no table says how common a word is. */
const NO_TOPIC_ELSEWHERE = new Set(
  `zeit tag tage tagen jahr jahre jahren leben mann frau herr herrn frau mensch menschen ding dinge sache sachen woche wochen stunde morgen abend nacht
  frage fragen wort worte teil ende anfang hand hände auge augen welt haus grund ihnen ihre ihrer ihrem ihren sie brief briefe freundin freund liebe lieber dank
  gruß grüßen grüße gedanken freude zeilen herzen weise ihr hause fall
  temps jour jours année vie homme femme chose choses monde semaine heure matin soir nuit fois part main coeur
  tiempo día días año años vida hombre mujer cosa cosas mundo semana hora mañana tarde noche vez parte mano
  tempo dia dias ano anos vida homem mulher coisa coisas mundo semana hora manhã tarde noite vez parte mão`.split(
    /\s+/,
  ),
);

interface Candidate {
  word: string;
  weight: number;
  texts: number;
  lines: Evidence[];
  stated: boolean;
}

interface Options {
  vocabulary: Vocabulary;
  words: number;
  texts: number;
  tongue: Tongue | null;
  stated: readonly Stated[];
  certainty: number;
}

/** Words that stand where nouns stand, more often than English at large would have them. */
function candidatesOf({ vocabulary, words, texts, tongue, stated }: Options): Candidate[] {
  const byStem = new Map<string, Candidate & { best: number }>();
  const least = Math.max(INTERESTS.leastTexts, Math.ceil(texts * INTERESTS.leastShare));
  for (const word of vocabulary.all()) {
    if (word.texts === 0 || word.led === 0 || !isNounLike(word, tongue)) continue;
    const lift = tongue === 'english' ? liftOf(word, words) : 2;
    const stem = tongue === 'english' ? stemOf(word.text) : word.text;
    const there = byStem.get(stem);
    // Two forms of one word are one topic, named by the form met most.
    const weight = (Math.sqrt(word.texts) * Math.min(lift, 6) * word.led) / word.count;
    if (there) {
      there.weight = Math.hypot(there.weight, weight);
      there.texts += word.texts;
      there.lines.push(...(word.lines ?? []));
      if (word.count > there.best) Object.assign(there, { word: word.text, best: word.count });
    } else {
      byStem.set(stem, {
        word: word.text,
        weight,
        texts: word.texts,
        lines: [...(word.lines ?? [])],
        stated: false,
        best: word.count,
      });
    }
  }
  for (const [stem, one] of byStem) {
    const lift = tongue === 'english' ? one.weight / Math.sqrt(one.texts) : 2;
    if (one.texts < least || lift < INTERESTS.leastLift) byStem.delete(stem);
  }
  for (const { subject, liked, strength, evidence } of [...stated].sort((a, b) => Number(b.liked) - Number(a.liked))) {
    const words = subject.split(' ');
    const stem = stemOf(words.at(-1) ?? subject);
    const there = byStem.get(stem);
    if (!liked) {
      // What somebody says it does not care for is named only where it comes back to it all the same.
      if (there && (there.weight -= strength * INTERESTS.statedWeight) <= 0) byStem.delete(stem);
      continue;
    }
    if (there) {
      there.weight += strength * INTERESTS.statedWeight;
      there.stated = true;
      there.lines.unshift(evidence);
      if (words.length > 1) there.word = subject;
    } else {
      byStem.set(words.length > 1 ? subject : stem, {
        word: subject,
        weight: strength * INTERESTS.statedWeight,
        texts: 1,
        lines: [evidence],
        stated: true,
        best: 1,
      });
    }
  }
  return [...byStem.values()].sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1)).slice(0, 120);
}

function isNounLike(word: Word, tongue: Tongue | null): boolean {
  const { text } = word;
  if (text.length < 3 || /['’]/.test(text) || word.everyday !== 0 || NO_TOPIC.has(text)) return false;
  if (tongue === 'german') return word.capitals * 2 > word.count && !NO_TOPIC_ELSEWHERE.has(text);
  if (tongue !== 'english') return text.length > 3 && word.led * 2 >= word.count && !NO_TOPIC_ELSEWHERE.has(text);
  if (HOLDING_WORDS.has(text) || word.feels || /(?:ly|ed|ful|ous|ive|est|ish)$/.test(text)) return false;
  if (isSomeone(text) && domainOf(text) !== 'animal') return false;
  // Names are people and places: what is cared for is found by what is said around them.
  return word.capitals * 2 < word.count && word.led * 3 >= word.count;
}

/** How much more often than in English at large, in natural logarithms; a table of ranks, read by Zipf's law. */
function liftOf(word: Word, words: number): number {
  const expected = 1 / (10 * (rankOf(word.text) + 5));
  return Math.log(word.count / Math.max(words, 300) / expected);
}

interface Cluster {
  members: Candidate[];
  weight: number;
}

/** Words used alike are one topic: each joins the first it is near enough to the middle of. */
function clustersOf(candidates: readonly Candidate[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const candidate of candidates) {
    const key = candidate.word.split(' ').at(-1) ?? candidate.word;
    const near = clusters.find(({ members }) => {
      const first = members.slice(0, 4);
      const mean =
        first.reduce((sum, { word }) => sum + likeness(key, word.split(' ').at(-1) ?? word), 0) / first.length;
      return mean >= INTERESTS.likeness;
    });
    if (near) {
      near.members.push(candidate);
      near.weight += candidate.weight / 2;
    } else clusters.push({ members: [candidate], weight: candidate.weight });
  }
  return clusters;
}

/** The most frequent and central: what was stated first. */
function nameOf({ members }: Cluster): string {
  const score = (one: Candidate): number => {
    const others = members.slice(0, 6).filter((other) => other !== one);
    const central =
      others.length === 0 ? 1 : others.reduce((sum, other) => sum + likeness(one.word, other.word), 0) / others.length;
    return one.weight * (0.5 + central) * (one.stated ? 2 : 1);
  };
  return members.reduce((best, one) => (score(one) > score(best) ? one : best)).word;
}

/** What somebody comes back to, at most ten. */
export function interestsOf(options: Options): Finding<string>[] {
  const clusters = clustersOf(candidatesOf(options)).sort((a, b) => b.weight - a.weight);
  return clusters.slice(0, INTERESTS.most).map((cluster) => {
    const name = nameOf(cluster);
    const stated = cluster.members.some((member) => member.stated);
    const texts = cluster.members.reduce((sum, member) => sum + member.texts, 0);
    return {
      // German writes its nouns large.
      value: options.tongue === 'german' ? name.charAt(0).toUpperCase() + name.slice(1) : name,
      confidence: stated ? Math.max(0.6, options.certainty) : options.certainty * Math.min(0.9, 0.3 + texts / 15),
      evidence: bestOf(cluster.members.map(({ lines }) => lines)),
    };
  });
}
