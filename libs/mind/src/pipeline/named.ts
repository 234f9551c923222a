import type { Heard, KeptMemory } from '../memory/memory';
import { roleOf } from '../memory/words/roles';
import { plain, sentencesOf } from '../perception/text';
import { SURNAME } from './attribute';
import type { OwnQuestion } from './own-question';
import { telling } from './own-question';
import { relatesOthers } from './others';
import { weightOf } from './passages';
import { unkept } from './told';
import { alike, bare, kindness } from './told-words';

/** Something that was given a name, and the sentence in which it was. */
interface Named {
  heard: Heard;
  sentence: string;
  name: string;
  /** What it is, as far as it is said; and what else stands there and just before. */
  thing: string[];
  around: string[];
  /** What is spoken of just before, and what "it" is then rather than anything else that stands there. */
  subject: string | null;
}

const NAME = String.raw`(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*|[\p{L}'-]+)`;
/** "The van's called Gladys", "a cactus named Ceo", "we call him Bo", "her name is Verdict", "I named the shop cat Inspector". */
const NAMING: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<thing>(?:[\p{L}'-]+ ){0,4}[\p{L}'’-]+?)(?:['’]s|,| is| was| are| were)? (?:called|named) (?:it |him |her |them )?(?<name>${NAME})`,
    'giu',
  ),
  new RegExp(String.raw`(?<thing>(?:[\p{L}'-]+ ){0,3}[\p{L}'’-]+?)['’]s name (?:is|was) (?<name>${NAME})`, 'giu'),
  new RegExp(String.raw`\b(?:[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) names? (?:is|was|are) (?<name>${NAME})`, 'gu'),
  new RegExp(
    String.raw`\b(?:call|named|christened|baptised|dubbed) (?<thing>(?:the|my|our|that|this) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?<name>\p{Lu}[\p{L}'-]*)`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:call|calls|named|christened|baptised|dubbed) (?:it|him|her|them) (?<name>${NAME})`, 'gu'),
];
/** "The dog. Rocco. He barks": of an animal alone, since what else stands beside a name may be anything. */
const BESIDE = /\b(?:[Tt]he|[Mm]y|[Oo]ur) (?:[\p{L}-]+ )?([\p{L}-]+)[.,:] (\p{Lu}\p{Ll}+)(?=[.,!])/gu;
const NO_NAME =
  /^(?:a|an|the|it|him|her|them|after|for|off|back|out|up|me|my|in|on|at|by|from|so|to|and|that|this|yesterday|today|again|because|all|every|everybody)$/i;

/** "There's a kitten. … named her Fuse": what was spoken of for the first time. */
const INTRODUCED =
  /\b(?:there's|there is|(?:got|have|bought|built|adopted|launched)(?: \w+)??) (?:an?|my(?: own)?) ([\p{L}-]+(?: [\p{L}-]+)?)/iu;
/** "My poem got into a magazine. It's called Tide": the poem is. Somebody is no "it". */
const GOES_ON = /^(?:(?:and|but|so) )?(?:it|it's|its) /i;
const SUBJECT =
  /(?<=^|[.!?] )(?:(?:and|but|so) )?(?:my|our|the|this|that) (?:[\p{Ll}-]+ )??([\p{Ll}-]+) (?:is|was|has|had|got|went|came|made|stands|lies|runs|\p{Ll}+ed)\b/iu;
function subjectOf(last: string): string | null {
  const noun = SUBJECT.exec(last)?.[1]?.toLowerCase();
  return noun === undefined || roleOf(noun)?.animal === false ? null : noun;
}
const somebody = (sentence: string) =>
  /\bher names?\b/i.test(sentence) ? ['woman'] : /\bhis names?\b/i.test(sentence) ? ['man'] : [];

function namedIn(said: readonly Heard[]): Named[] {
  const seen = new Set<number>();
  const person = said
    .filter(({ from, id }) => from === 'person' && !seen.has(id) && seen.add(id))
    .sort((a, b) => a.at - b.at);
  return person.flatMap((heard, place) => {
    const sentences = sentencesOf(plain(heard.text.slice(0, 2_000)));
    const beside = [...heard.text.slice(0, 2_000).matchAll(BESIDE)]
      .map(([sentence, noun = '', name = '']): Named => {
        const thing = [noun.toLowerCase()];
        return { heard, sentence, name, thing, around: thing, subject: null };
      })
      .filter(({ thing }) => isAnimal(thing));
    // "My dog died. Bruno": a name that stands alone is whose was spoken of just before.
    sentences.forEach((sentence, at) => {
      const name = /^(\p{Lu}\p{Ll}+)[.!]?$/u.exec(sentence)?.[1];
      const thing = telling(sentences[at - 1] ?? '')
        .filter((word) => isAnimal([word]))
        .slice(0, 1);
      if (name !== undefined && thing.length > 0)
        beside.push({ heard, sentence: `${sentences[at - 1]} ${sentence}`, name, thing, around: thing, subject: null });
    });
    const told = sentences.flatMap((sentence, at) => {
      if (/\?["')\s]*$/.test(sentence)) return [];
      // What is named may have been spoken of two sentences ago, here or at the end of the message before.
      const last =
        at > 0
          ? sentences.slice(Math.max(0, at - 2), at).join(' ')
          : sentencesOf(plain(person[place - 1]?.text ?? ''))
              .slice(-2)
              .join(' ');
      return NAMING.flatMap((form) =>
        [...sentence.matchAll(form)].flatMap(({ groups }): Named[] => {
          const name = groups?.['name'] ?? '';
          if (name === '' || NO_NAME.test(name.split(' ')[0] ?? '')) return [];
          const thing = telling(groups?.['thing'] ?? INTRODUCED.exec(last)?.[1] ?? '').slice(-3);
          const around = [...telling(sentence), ...telling(last), ...somebody(sentence)];
          const subject = GOES_ON.test(sentence) ? subjectOf(last) : null;
          return [{ heard, sentence, name, thing, around, subject }];
        }),
      );
    });
    return [...beside, ...told];
  });
}

/** How near what is asked for is to what was named, to be told; and to be told surely. A name of what stands beside it says less. */
const NEAR = 0.45;
const SURE = 0.85;
const AROUND = 0.7;
/** Of what is asked for, what it is weighs so much, and the rest what else is said of it. */
const HEAD = 0.6;
/** How near an animal must be to what is asked for. */
const LEAST = 0.3;
const isAnimal = (thing: readonly string[]) => thing.some((word) => roleOf(bare(word))?.animal === true);
const AHEAD = 0.05;
const OWN = /\b(?:i|i'm|i've|my|we|we're|we've|our)\b/i;
/** "Her plant is called …", "he has a boat called …": nothing of the person's. */
const isTheirs = (sentence: string) =>
  !OWN.test(sentence) &&
  /\b(?:[Hh]is|[Hh]er|[Tt]heir|\p{Lu}\p{L}+'s) (?!names?\b)\p{L}|\b(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{L}+) (?:has|have|had|got)\b/u.test(
    sentence,
  );

/**
 * The sentence that names what is asked for in other words: "my flying machine" and "my drone is called Tuttu". Null where nothing near enough was
 * given a name.
 */
export function namedFor(
  question: OwnQuestion,
  said: readonly Heard[],
): { memory: KeptMemory; surely: boolean } | null {
  const { attribute, words, text } = question;
  if (attribute?.kind !== 'name' || SURNAME.test(text)) return null;
  const of = [...new Set([...attribute.of, ...words])].filter(
    (word) => roleOf(bare(word)) === null || /'s$/.test(word) === false,
  );
  const role = roleOf(bare(attribute.of.at(-1) ?? ''));
  // Somebody is named by who they are, and not by what is like it.
  if (of.length === 0 || (role && !role.animal)) return null;
  const mine = /\b(?:my|our)\b/.test(text);
  const owner = /\b(?:my|our) ([\p{L}-]+)'s (?!(?:\w+ )?(?:name|called)\b)/u.exec(text)?.[1];
  const head = attribute.of.slice(-1);
  const rest = of.filter((word) => !head.includes(word));
  const scoreOf = ({ thing, around, subject }: Named) =>
    // An animal is no street; and what something else was called is not what is asked for.
    (isAnimal(thing) && near(of, thing) < LEAST) || isBeside(head[0] ?? '', subject, around)
      ? 0
      : Math.max(
          near(of, thing),
          AROUND * near(of, around),
          HEAD * near(head, thing) + (1 - HEAD) * near(rest, around),
        );
  const ranked = namedIn(said)
    .filter(({ sentence, around, thing }) => {
      if (thing.some((word) => roleOf(bare(word))?.animal === false)) return false;
      if (owner !== undefined) return around.some((word) => alike(owner, word) >= 0.8);
      return !mine || !(relatesOthers(question, sentence) || isTheirs(sentence));
    })
    .map((one) => ({ one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score || b.one.heard.at - a.one.heard.at);
  const [best] = ranked;
  const latest = /\b(?:new|newest|latest)\b/.test(text);
  const other = ranked.find(({ one }) => one.name !== best?.one.name);
  if (!best || best.score < NEAR || (other && !latest && best.score - other.score < AHEAD)) return null;
  const content = `You said "${best.one.sentence.replaceAll('"', "'")}"`;
  return { memory: unkept(best.one.heard, content, null), surely: best.score >= SURE };
}

/** It stands there, and is not what is spoken of: "my poem got into a magazine" names no magazine. */
const isBeside = (asked: string, subject: string | null, around: readonly string[]) =>
  subject !== null && alike(asked, subject) < SURE && around.some((word) => alike(asked, word) >= SURE);

/** How near the words are to one another, by the nearest of those that say most. */
function near(asked: readonly string[], told: readonly string[]): number {
  const whole = asked.reduce((sum, word) => sum + weightOf(word), 0);
  const sum = asked.reduce(
    (all, word) =>
      all + weightOf(word) * told.reduce((most, other) => Math.max(most, alike(word, other), kindness(word, other)), 0),
    0,
  );
  return whole === 0 ? 0 : sum / whole;
}
